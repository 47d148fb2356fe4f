/** What is shown large on the stage: a card with its worth now, a role with what it brings, the sign of an action. */
import type { CardFace, SanJuanView } from '$net/wire';
import type { Raised, Words } from '$play/contract';
import { cardArt } from './art/cards';
import { good, GOOD_NAMES, tool } from './art/pieces';
import { buildFacts, groupOf, type Choice, type Good, type Role, type SanJuanBoard } from './model';

const ROLE = 'role:';

export function raise(key: string, board: SanJuanBoard): Raised {
  return key.startsWith(ROLE) ? raisedRole(key.slice(ROLE.length) as Role, board) : raisedCard(key, board);
}

/** A role: what it does for all, what it brings now, or who has it. */
function raisedRole(role: Role, board: SanJuanBoard): Raised {
  const { words, committed, table } = board;
  const take = board.moves.find(({ move }) => move.move === 'take' && move.role === role && !move.library);
  const taker = committed.roles.find((each) => each.role === role)?.taken_by ?? null;
  const raised: Raised = {
    name: words(`san_juan-role-${role}`),
    face: roleSign(role),
    text: take?.notes.join(' ') ?? words(`san_juan-board-role-text-${role}`),
  };
  if (take) return { ...raised, act: { code: take.code, label: take.text } };
  if (taker === null) return raised;
  return { ...raised, reason: reasonOfRole(taker, board.me, table.seats[taker]?.name ?? '', words) };
}

export function reasonOfRole(taker: number, me: number, player: string, words: Words): string {
  return words('san_juan-board-role-has', { player, player_you: taker === me ? 'yes' : 'no' });
}

/** A card: its points now and why, what building it would change, or why that is not possible. */
function raisedCard(key: string, board: SanJuanBoard): Raised {
  const { words, committed, me, moves, reasons } = board;
  const mine = committed.seats[me];
  const face = board.cards.get(key);
  const choice = moves.find(({ move }) => move.move === 'build' && move.card === key && !move.library);
  const raised: Raised = face ? { text: face.effect.charAt(0).toUpperCase() + face.effect.slice(1) } : {};
  // Where the stage lies over the sea, there is height for the text only.
  if (board.layout === 'wide' && committed.buildings_to_end - (mine?.buildings ?? 0) <= 2) raised.face = '';
  const points = mine?.worth[key];
  if (points !== undefined && groupOf(face) === 'six-cost') {
    raised.worth = { value: String(points), text: choice?.notes.at(-1) ?? words('san_juan-board-worth-now') };
  }
  const reason = mine?.hand.includes(key) ? reasons.get(`card:${key}`) : undefined;
  if (reason) raised.reason = reason;
  if (choice && mine) Object.assign(raised, building(choice, board, mine.score, mine.hand.length));
  return raised;
}

function building(choice: Choice, { words }: SanJuanBoard, before: number, hand: number): Partial<Raised> {
  const facts = buildFacts(choice);
  if (!facts) return {};
  const cards = Math.max(0, hand - 1 - facts.price);
  return {
    result: words('san_juan-board-result', { before, after: before + facts.points, cards }),
    act: {
      code: choice.code,
      label: words('san_juan-board-build-it'),
      detail: words('san_juan-board-pay', { price: facts.price }),
    },
  };
}

/** A role as its board, a building as its card, a good as itself. */
export function sign(name: string, cards: ReadonlyMap<string, CardFace>, words: Words): string {
  const [kind, key = ''] = name.split(':');
  if (kind === 'role') return roleSign(key as Role);
  if (kind === 'good' && GOOD_NAMES.includes(key as Good)) return good(key as Good, 64);
  const face = cards.get(key);
  return kind === 'card' && face ? cardArt(face, words) : '';
}

function roleSign(role: Role): string {
  const drawing = tool(role, 54).replace('<svg ', '<svg x="16" y="15" color="#fff" ');
  return `<svg viewBox="0 0 86 84" width="86" height="84" aria-hidden="true"><path d="M14 0v6M72 0v6" stroke="var(--draw)" stroke-width="2"/><rect x="1" y="4" width="84" height="79" rx="10" fill="var(--role-${role})" stroke="var(--draw)" stroke-width="1.5"/><path d="M2 75h82a9 9 0 0 1-9 7.500H11A9 9 0 0 1 2 75z" opacity=".2"/>${drawing}</svg>`;
}

/** The buildings of all cities are counted one by one. */
export function countSteps(view: SanJuanView): number {
  return Math.max(...view.seats.map((seat) => seat.buildings));
}
