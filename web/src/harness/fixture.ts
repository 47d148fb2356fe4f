/** A server made of a fixture: it answers tries from the fixture's own, and plays its next steps on demand. */
import type { Dial, Ear } from '$lib/connection';
import type { Faces, FromClient, FromServer, State, Stepped, Tried } from '$lib/wire';

export interface Fixture {
  state: State;
  faces: Faces;
  tried: Record<string, Tried>;
  next: Stepped[];
}

export class FixtureServer {
  private ear: Ear | null = null;
  private played = 0;

  constructor(readonly fixture: Fixture) {}

  dial: Dial = (ear) => {
    this.ear = ear;
    queueMicrotask(() => ear.opened());
    return { send: (message) => this.heard(message), close: () => ear.lost() };
  };

  /** Play the next step of the fixture. */
  next(): boolean {
    const step = this.fixture.next[this.played];
    if (!step) return false;
    this.played += 1;
    this.ear?.heard(step);
    return true;
  }

  /** Back to the beginning. */
  restart(): void {
    this.played = 0;
    this.ear?.heard(this.fixture.state);
  }

  private heard(message: FromClient): void {
    if (message.do === 'enter' || message.do === 'look') return this.restart();
    if (message.do === 'try') {
      const tried = this.fixture.tried[message.steps.join(',')];
      const answer: FromServer = tried ? { ...tried, id: message.id } : { type: 'refused', id: message.id, key: '', text: 'Not in the fixture.' };
      setTimeout(() => this.ear?.heard(answer));
    }
    if (message.do === 'move') {
      console.info('sent', message.steps);
      this.ear?.heard({ type: 'done', id: message.id, seq: this.fixture.state.seq });
      this.restart();
    }
  }
}
