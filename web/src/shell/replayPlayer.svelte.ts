/** Walks through the frames of a replay: the next one is animated, any other appears at once. */
import type { ReplayFrame } from '$net/wire';
import { settings } from './settings.svelte';

const PAUSE_MS = 650;

interface Screen {
  frames(): readonly ReplayFrame[];
  animate(before: ReplayFrame, after: ReplayFrame, update: () => void): Promise<void>;
  skip(): void;
}

export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  /** The number of the latest run; earlier ones stop. */
  #run = 0;
  /** The number of the latest request; a step that is still being animated does not override a later one. */
  #request = 0;

  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get end(): number {
    return this.#screen.frames().length - 1;
  }

  pause(): void {
    this.#run += 1;
    this.playing = false;
  }

  /** Stop, because the page is being left. */
  stop(): void {
    this.#run += 1;
    this.#screen.skip();
  }

  goTo(at: number): void {
    this.pause();
    void this.#show(at);
  }

  async toggle(): Promise<void> {
    if (this.playing) return this.pause();
    this.#run += 1;
    const run = this.#run;
    this.playing = true;
    if (this.at === this.end) this.at = 0;
    while (run === this.#run && this.at < this.end) {
      await this.#show(this.at + 1);
      await new Promise((done) => setTimeout(done, PAUSE_MS / settings.values.speed));
    }
    if (run === this.#run) this.playing = false;
  }

  async #show(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.end, at));
    this.#screen.skip();
    this.#request += 1;
    const request = this.#request;
    const frames = this.#screen.frames();
    const [before, after] = [frames[this.at], frames[wanted]];
    if (wanted !== this.at + 1 || !before || !after) this.at = wanted;
    else await this.#screen.animate(before, after, () => request === this.#request && (this.at = wanted));
  }
}
