import { settings } from '$shell/settings.svelte';
import { i18n } from '$shell/words.svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { table } from '../../tests/server';
import type { MyGame } from '$net/wire';

const ID = 'abcdefghijkl';
const shown: { title: string; tag?: string }[] = [];

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = vi.fn(async () => (FakeNotification.permission = 'granted'));
  onclick: (() => void) | null = null;
  constructor(title: string, { tag }: NotificationOptions) {
    shown.push({ title, tag });
  }
  close(): void {}
}

/** Every test begins as in a new tab. */
async function opened() {
  vi.resetModules();
  const words = await import('$shell/words.svelte');
  await words.i18n.use('en');
  return import('./calling.svelte');
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

beforeEach(async () => {
  localStorage.clear();
  settings.set('sound', false);
  await i18n.use('en');
  shown.length = 0;
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  document.head.innerHTML = '<link rel="icon" href="/mark.svg">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const icon = () => decodeURIComponent(document.querySelector('link')?.getAttribute('href') ?? '');

describe('title and icon', () => {
  test('count what waits', async () => {
    const { calling } = await opened();
    calling.show('Snails · Ludoteca', 'Your turn · Snails');
    expect(document.title).toBe('(1) Your turn · Snails');
    expect(icon()).toContain('>1</text>');
    calling.others(2);
    expect(document.title).toBe('(3) Your turn · Snails');
    expect(icon()).toContain('>3</text>');
    calling.show('Snails · Ludoteca');
    expect(document.title).toBe('(2) Snails · Ludoteca');
    calling.others(0);
    expect(document.title).toBe('Snails · Ludoteca');
    expect(icon()).toBe('/mark.svg');
  });
});

describe('the invitation', () => {
  test('comes when it would have helped, and once', async () => {
    const { calling, invitation } = await opened();
    hide(false);
    calling.call('Your turn', ID);
    expect(invitation.due).toBe(false);
    hide(true);
    calling.call('Your turn', ID);
    expect(invitation.due).toBe(true);
    invitation.decline();
    expect(invitation.due).toBe(false);
    const again = await opened();
    again.calling.call('Your turn', ID);
    expect(again.invitation.due).toBe(false);
    expect(shown).toEqual([]);
  });

  test('accepted, it turns the sound on, and a hidden tab notifies', async () => {
    const { calling, enable } = await opened();
    hide(true);
    await enable();
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    expect(JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}')).toMatchObject({ sound: true });
    calling.call('Your turn · Snails', ID);
    await vi.waitFor(() => expect(shown).toEqual([{ title: 'Your turn · Snails', tag: `ludoteca-${ID}` }]));
    hide(false);
    calling.call('Your turn · Snails', ID);
    await Promise.resolve();
    expect(shown).toHaveLength(1);
  });
});

describe('games at other tables', () => {
  test('call from a hidden tab, and are asked about gently', async () => {
    vi.useFakeTimers();
    const { calling } = await opened();
    await calling.enable();
    localStorage.setItem(`ludoteca.table.${ID}`, JSON.stringify({ table: ID, seat: 's'.repeat(32) }));
    let turn = false;
    const asked = vi.fn(async () => {
      const mine: Partial<MyGame>[] = [{ table: table({ id: ID, title: 'Snails' }), token: 0, seats: [0], turn }];
      return Response.json(mine);
    });
    vi.stubGlobal('fetch', asked);
    const { elsewhere, EVERY } = await import('./elsewhere');
    document.title = 'Ludoteca';
    hide(false);
    elsewhere.start();
    await vi.advanceTimersByTimeAsync(EVERY / 2);
    expect(asked).not.toHaveBeenCalled();
    hide(true);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(document.title).toBe('Ludoteca');
    turn = true;
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(document.title).toBe('(1) Ludoteca');
    await vi.waitFor(() => expect(shown.map(({ title }) => title)).toEqual(['Your turn · Snails']));
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(shown).toHaveLength(1);
  });
});
