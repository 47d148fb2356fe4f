/** Animates the steps of a game at the speed in the settings; a later step or a tap ends the animation early. */
import type { CardFace } from '$net/wire';
import { reducedMotion, settings } from '$shell/settings.svelte';
import type { Flight, GameEvent, GameModule } from './contract';
import { FlightShow } from './motion';

interface Position {
  view: unknown;
  events: readonly unknown[];
}

export class StepAnimator {
  #show: FlightShow | null = null;

  skip(): void {
    this.#show?.skip();
  }

  /** Calls `update` when the view after the step should appear, and resolves when everything has landed. */
  async run(
    root: HTMLElement | undefined,
    game: GameModule | null,
    before: unknown,
    after: Position,
    me: number,
    cards: ReadonlyMap<string, CardFace>,
    update: () => void,
    speed = settings.values.speed,
  ): Promise<void> {
    if (!root) return update();
    let flights: Flight[] = [];
    try {
      flights = game && before ? game.flights(after.events as GameEvent[], before, after.view, me, cards) : [];
    } catch (error) {
      console.error(error);
    }
    this.#show = new FlightShow(root);
    await this.#show.run(flights, update, { speed, reduced: reducedMotion() });
    this.#show = null;
  }
}
