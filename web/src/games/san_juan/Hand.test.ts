import { render } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Hand from './Hand.svelte';
import { boardProps, seat, view } from './sample';

describe('the hand', () => {
  it('explains a card that cannot be played', async () => {
    const explain = vi.fn();
    render(Hand, boardProps(view([seat({ hand: ['well'] }), seat()]), { explain }));
    await userEvent.click(document.querySelector('[data-card=well]') as Element);
    expect(explain).toHaveBeenCalledWith('well');
  });
});
