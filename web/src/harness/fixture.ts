/** A server that replays a fixture: it answers `try` from the fixture and plays the next steps on demand. */
import type { OpenSocket, SocketEvents } from '$net/connection';
import type { CardFaces, FromClient, FromServer, Snapshot, StepUpdate, Tried } from '$net/wire';

export interface Fixture {
  state: Snapshot;
  faces: CardFaces;
  tried: Record<string, Tried>;
  next: StepUpdate[];
}

export class FixtureServer {
  private events: SocketEvents | null = null;
  private played = 0;

  constructor(readonly fixture: Fixture) {}

  openSocket: OpenSocket = (events) => {
    this.events = events;
    queueMicrotask(() => events.opened());
    return { send: (message) => this.receive(message), close: () => events.closed() };
  };

  /** Play the next step of the fixture. */
  next(): boolean {
    const step = this.fixture.next[this.played];
    if (!step) return false;
    this.played += 1;
    this.events?.received(step);
    return true;
  }

  /** Back to the beginning. */
  restart(): void {
    this.played = 0;
    this.events?.received(this.fixture.state);
  }

  private receive(message: FromClient): void {
    if (message.do === 'enter' || message.do === 'look') return this.restart();
    if (message.do === 'try') {
      const tried = this.fixture.tried[(message.steps ?? []).join(',')];
      const response: FromServer = tried
        ? { ...tried, id: message.id }
        : { type: 'refused', id: message.id, key: '', text: 'Not in the fixture.' };
      setTimeout(() => this.events?.received(response));
    }
    if (message.do === 'move') {
      console.info('sent', message.steps);
      this.events?.received({ type: 'done', id: message.id, seq: this.fixture.state.seq });
      this.restart();
    }
  }
}
