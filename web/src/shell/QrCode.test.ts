import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import QrCode from './QrCode.svelte';

/** Whether the module at a column and row, without the border of three, is dark. */
function modules(path: string): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${Number(x) - 3} ${Number(y) - 3}`));
}

test('a code has its three finders, its timing, and the size of its version', () => {
  const { container } = render(QrCode, { text: 'A'.repeat(60), label: 'Code', test: 'code' });
  const svg = container.querySelector('svg')!;
  const size = Number(svg.getAttribute('viewBox')!.split(' ')[2]) - 6;
  expect((size - 17) % 4).toBe(0);
  const dark = modules(svg.querySelector('path')!.getAttribute('d')!);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let k = 0; k < 7; k++) {
      expect(dark.has(`${x + k} ${y}`)).toBe(true);
      expect(dark.has(`${x} ${y + k}`)).toBe(true);
      expect(dark.has(`${x + 3} ${y + 3}`)).toBe(true);
    }
  for (let k = 8; k < size - 8; k++) expect(dark.has(`${k} 6`)).toBe(k % 2 === 0);
  expect(svg.getAttribute('aria-label')).toBe('Code');
});
