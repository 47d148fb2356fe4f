import { i18n } from './words.svelte';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Modal from './Modal.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Inside</p>' }));
let opener: HTMLButtonElement;

beforeEach(async () => {
  await i18n.use('en');
  opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
});
afterEach(() => opener.remove());

function open() {
  const close = vi.fn();
  const { unmount, container } = render(Modal, { title: 'Rules', close, children });
  const dialog = container.querySelector('dialog')!;
  return { close, unmount, dialog };
}

test('the button and the backdrop close the dialog, and close is called once', async () => {
  for (const press of [() => screen.getByRole('button', { name: 'Close' }), () => document.querySelector('dialog')!]) {
    const { close, dialog, unmount } = open();
    expect(dialog.open).toBe(true);
    await userEvent.click(press());
    expect(dialog.open).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
    unmount();
  }
});

test('a press inside leaves it open', async () => {
  const { close, dialog } = open();
  await userEvent.click(screen.getByText('Inside'));
  expect(dialog.open).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

test('a removed dialog gives the focus back and does not call close', () => {
  const { close, dialog, unmount } = open();
  dialog.querySelector('button')!.focus();
  unmount();
  expect(document.activeElement).toBe(opener);
  dialog.dispatchEvent(new Event('close'));
  expect(close).not.toHaveBeenCalled();
});

test('a removed dialog leaves the focus alone if it has moved elsewhere', () => {
  const other = document.body.appendChild(document.createElement('button'));
  const { unmount } = open();
  other.focus();
  unmount();
  expect(document.activeElement).toBe(other);
  other.remove();
});
