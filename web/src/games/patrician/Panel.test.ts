import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Panel from './Panel.svelte';
import { boardProps, table } from './sample';

const view = table();

test('the panel does not show the portraits of others', () => {
  render(Panel, boardProps(view));
  expect(screen.getAllByText('?')).toHaveLength(8);
});
