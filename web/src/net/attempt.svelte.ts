/** Runs one request at a time for a component, and keeps whether it is running and why the last one failed. */
import { errorText } from './api';

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  async run(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      await act();
    } catch (error) {
      this.trouble = errorText(error);
    }
    this.busy = false;
  }
}
