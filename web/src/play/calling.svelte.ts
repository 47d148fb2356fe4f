/**
 * Calls a player who looks elsewhere: by the window's title and the icon in its tab and, for those who want it, by a
 * sound and a notification of the browser.
 */
import { recall, remember } from '$net/storage';
import { settings } from '$shell/settings.svelte';
import { playSound } from './sound';

const KEY = 'ludoteca.calling';
const PLAIN = '/mark.svg';

/** The logo with the number of games that wait. */
const counted = (count: number) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><g stroke="#2b2933" stroke-width="2" stroke-linejoin="round">' +
      '<path d="M4 36V16l8-4v24z" fill="#c8452c"/><path d="M12 36V12l6 4v20z" fill="#8f2a18"/>' +
      '<path d="M15 36V24l7-3.500V36z" fill="#eab42f"/><path d="M24 36V8l7-4v32z" fill="#1f4f9c"/>' +
      '<path d="M31 36V4l6 4v28z" fill="#12336a"/><circle cx="27" cy="13" r="12" fill="#ffb000"/></g>' +
      `<text x="27" y="19.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="18" fill="#1f2430">${Math.min(count, 9)}</text></svg>`,
  );

class Calling {
  /** Whether the player wants to hear it; empty until they have said so. */
  #answer = $state<'yes' | 'no' | ''>(recall<'yes' | 'no' | ''>(KEY, ''));
  #due = $state(false);
  #title = '';
  #reason = '';
  #elsewhere = 0;

  /** The player has not been asked yet whether they want to hear it. */
  get open(): boolean {
    return this.#answer === '';
  }

  /** It would have helped to be heard: the page asks, once. */
  get due(): boolean {
    return this.#due && this.open;
  }

  get wanted(): boolean {
    return this.#answer === 'yes';
  }

  /** Hearing would help here: ask. */
  suggest(): void {
    this.#due = true;
  }

  /** Yes, from a click or a key: only then a browser plays sounds and asks about notifications. */
  async enable(): Promise<void> {
    this.#answered('yes');
    settings.set('sound', true);
    playSound('bell');
    if (typeof Notification !== 'undefined' && Notification.permission === 'default')
      await Notification.requestPermission().catch(() => undefined);
  }

  decline(): void {
    this.#answered('no');
  }

  #answered(answer: 'yes' | 'no'): void {
    this.#answer = answer;
    remember(KEY, answer);
  }

  /** The title of the table that is shown, and why it calls; without a title, the pages have their own. */
  show(title: string, reason = ''): void {
    this.#title = title;
    this.#reason = reason;
    if (!title) document.title = 'Ludoteca';
    this.#apply();
  }

  /** How many other games of this browser wait for their player. */
  others(count: number): void {
    this.#elsewhere = count;
    this.#apply();
  }

  /** Something new calls; `table` is where a click on the notification leads. */
  call(text: string, table: string): void {
    playSound('bell');
    if (!document.hidden) return;
    if (this.wanted) void import('./notify').then(({ notify }) => notify(text, table));
    else this.suggest();
  }

  #apply(): void {
    const count = (this.#reason ? 1 : 0) + this.#elsewhere;
    const plain = this.#reason || this.#title || document.title.replace(/^\(\d+\) /, '');
    document.title = count ? `(${count}) ${plain}` : plain;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const wanted = count ? counted(count) : PLAIN;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  }
}

export const calling = new Calling();

/** The question whether to hear when somebody waits: `open` until it is answered, `due` where it would have helped. */
export const invitation = {
  get open(): boolean {
    return calling.open;
  },
  get due(): boolean {
    return calling.due;
  },
  decline: (): void => calling.decline(),
};

export const enable = (): Promise<void> => calling.enable();
