/** Runs one request at a time for a component, and keeps whether it is running and why the last one failed. */
import { ApiError, errorText } from './api';

export class Attempt {
  busy = $state(false);
  trouble = $state('');
  /** The server refused a name: the reason is shown next to the field. */
  badName = $state(false);

  async run(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    this.badName = false;
    try {
      await act();
    } catch (error) {
      this.trouble = errorText(error);
      this.badName = error instanceof ApiError && /^server-(bad-)?name/.test(error.key);
    }
    this.busy = false;
  }
}
