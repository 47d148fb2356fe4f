/** For the tests: stored positions, their card faces, and the texts of the page. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CardFace, PateeMove, PateeView, Snapshot, Tried } from '$net/wire';
import { QUIET, type Legal, type Words } from '$play/contract';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the tests start from the table's own gesture
import { IDLE } from '$play/gesture.svelte';
import type { PateeBoard } from './model';

interface Fixture {
  state: Snapshot;
  faces: { cards: CardFace[] };
  tried: Record<string, Tried>;
}

export const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(resolve('src/games/patee_imperiale/positions', `${name}.json`), 'utf8')) as Fixture;

const english = wordsIn('en');

export const faces = (from: Fixture): Map<string, CardFace> =>
  new Map(from.faces.cards.map((card) => [card.key, card]));

export function wordsIn(lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(resolve('..', 'src/ludoteca/locales', lang, 'patee_imperiale.ftl'), 'utf8')),
  );
  return (key, facts) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, facts ?? null, []) : key;
  };
}

/** The props of a board in a stored position, after the steps of a gesture. */
export function boardProps(
  from: Fixture,
  steps: number[] = [],
  choose: (code: number) => void = () => {},
  explain: (card: string) => void = () => {},
): PateeBoard {
  const tried = steps.length ? (from.tried[steps.join(',')] ?? null) : null;
  const view = from.state.view as unknown as PateeView;
  const movesAfter = (count: number) =>
    (count ? from.tried[steps.slice(0, count).join(',')] : from.state.turn)?.moves ?? [];
  const chosen = steps.flatMap((code, k) => movesAfter(k).find((choice) => choice.code === code) ?? []);
  return {
    view: (tried?.view ?? view) as unknown as PateeView,
    committed: view,
    table: from.state.table,
    me: from.state.seat,
    moves: (tried?.moves ?? from.state.turn?.moves ?? []) as Legal<PateeMove>[],
    gesture: { ...IDLE, steps, chosen, tried, complete: true, started: steps.length > 0, choose },
    cards: faces(from),
    last: [],
    lastBy: -1,
    layout: 'wide',
    words: english,
    ending: from.state.ending,
    explain,
    ...QUIET,
    starts: (from.state.turn?.moves ?? []) as Legal<PateeMove>[],
    hinted: null,
  };
}
