/**
 * Drawings can be shown twice, hidden and copied: they contain no ids and refer only to ids in the page.
 */
import { expect, test } from 'vitest';
import { DEFS } from '$shell/patterns';
import type { GameModule } from '$play/contract';
import { medal } from '../src/games/patee_imperiale/art/awards';
import {
  BACK as COURT,
  emperorCameo,
  handCardArt,
  sheetCardArt,
  suiteCardArt,
} from '../src/games/patee_imperiale/art/cards';
import { courtier } from '../src/games/patee_imperiale/model';
import { fixture } from '../src/games/patee_imperiale/sample';
import { BACK, cardArt, miniArt } from '../src/games/patrician/art/cards';
import { PORTRAITS, portrait } from '../src/games/patrician/art/portrait';

const words = (key: string) => key;
const court = new Map(fixture('patee_imperiale').faces.cards.map((face) => [face.key, face]));
const courtiers = [...court.keys()].map((key) => courtier(key, court));
const faces = ['crest', 'move', 'free-draw', ...PORTRAITS, 'two-red-hats', 'two-ladies', 'two-beards'];
const cards = faces.map((face) => ({ city: 'Roma', face, star: true, invented: true }));
const posters = import.meta.glob<{ poster: string }>('../src/games/*/poster.ts', { eager: true });
const games = import.meta.glob<{ game: GameModule }>('../src/games/*/index.ts', { eager: true });

const DRAWINGS = [
  ...courtiers.flatMap((card) => [
    handCardArt(card),
    sheetCardArt(card),
    suiteCardArt(card),
    suiteCardArt(card, 'sign'),
  ]),
  ...[...court.values()].map((face) => games['../src/games/patee_imperiale/index.ts']!.game.face(face, words)),
  COURT,
  emperorCameo(),
  medal(),
  ...cards.flatMap((card) => [cardArt(card, 'word'), cardArt(card, ''), miniArt(card), miniArt(card, true)]),
  ...PORTRAITS.map((who) => portrait(who, 38)),
  BACK,
  ...Object.values(posters).map(({ poster }) => poster),
];

test('no drawing contains an id', () => {
  expect(DRAWINGS.filter((art) => /\sid=/.test(art))).toEqual([]);
});

test('every id that a drawing refers to is in the page', () => {
  const page = DEFS + document.body.innerHTML;
  const references = new Set(
    DRAWINGS.flatMap((art) => [...art.matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1]!)),
  );
  expect(references.size).toBeGreaterThan(4);
  expect([...references].filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});
