/** The keys of a replay, as Help lists them. */
import type { Stride } from './replayFrames';

interface Acts {
  step(by: 1 | -1, stride: Stride): void;
  first(): void;
  last(): void;
  toggle(): void;
  goOn(): void;
  escape(): void;
}

export function replayKey(event: KeyboardEvent, acts: Acts): void {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest?.('input, select, textarea, dialog, [role=tablist], [role=radiogroup]')) return;
  // A focused button keeps its own Space.
  if (event.key === ' ' && target.closest?.('button, a, summary')) return;
  const sideways: Stride = event.shiftKey ? 'decision' : 'action';
  const act = {
    ArrowLeft: () => acts.step(-1, sideways),
    ArrowRight: () => acts.step(1, sideways),
    PageUp: () => acts.step(-1, 'round'),
    PageDown: () => acts.step(1, 'round'),
    Home: () => acts.first(),
    End: () => acts.last(),
    ' ': () => acts.goOn(),
    p: () => acts.toggle(),
    P: () => acts.toggle(),
    Escape: () => acts.escape(),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
