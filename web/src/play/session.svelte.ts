/** This browser's session at a table: the messages it sends, and the updates it receives and shows one by one. */
import { Connection, type ConnectionState, type OpenSocket } from '$net/connection';
import { Gesture } from './gesture.svelte';
import { TableState } from './tableState.svelte';
import type {
  Bye,
  ChatLine,
  FromClient,
  FromServer,
  Hint,
  Lang,
  MoveChoice,
  PlayMove,
  Refused,
  RewindUpdate,
  Snapshot,
  StepUpdate,
  TableChanged,
} from '$net/wire';
import { PROTOCOL } from '$net/wire';

interface Entry {
  table: string;
  token: string | null;
  seat?: number | null;
  lang: Lang;
}

/** Animates a step: calls `update` when the new view should appear, and resolves when the animation is over. */
type AnimateStep = (step: StepUpdate, before: unknown, me: number, update: () => void) => Promise<void>;

type Update = StepUpdate | RewindUpdate | TableChanged;

/** With more steps than this waiting, none of them is animated. */
const TOO_MANY = 12;

export class Session extends TableState {
  connectionState = $state<ConnectionState>('connecting');
  retryAt = $state(0);
  /** Why the server refused entry or ended the session. */
  bye = $state.raw<Bye | null>(null);
  trouble = $state('');
  /** A new link is being made; the connection is down for that moment. */
  renewingLink = $state(false);
  /** A bot played for this seat while its player was gone; the seat is theirs again. */
  welcome = $state(false);
  chats = $state.raw<readonly ChatLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  /** Steps are being shown; meanwhile nothing can be chosen. */
  showing = $state(false);
  /** A move that the server has not confirmed yet. */
  pendingMove = $state.raw<PlayMove | null>(null);

  animate: AnimateStep = async (_step, _before, _me, update) => update();

  readonly gesture: Gesture;
  readonly #connection: Connection;
  #entry: Entry;
  #seq: number | null = null;
  #nextId = 1;
  #hintId = 0;
  #queue: Update[] = [];
  #draining = false;
  /** After a reconnection the first message may cover any number of missed steps. */
  #resuming = false;
  /** This player asked for their seat back. */
  #returning = false;

  constructor(entry: Entry, openSocket: OpenSocket) {
    super();
    this.#entry = entry;
    this.#connection = new Connection(openSocket, {
      opened: () => this.#enter(),
      received: (message) => this.#receive(message),
      changed: () => {
        this.connectionState = this.#connection.state;
        this.retryAt = this.#connection.retryAt;
      },
    });
    this.gesture = new Gesture({
      question: () => this.turn?.ask ?? null,
      moves: () => this.choices,
      preview: (question, steps) => {
        this.lookedAt = null;
        return this.#send((id) => ({ do: 'try', id, ask: question, steps: [...steps] }));
      },
      play: (question, steps) => this.#play(question, [...steps]),
      selection: () => (this.showing ? null : (this.turn?.selection ?? null)),
    });
  }

  start(): void {
    this.#connection.start();
  }

  close(): void {
    this.#connection.close();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  /** The browser reports that the network is gone, or back. */
  networkGone(): void {
    this.#connection.doubt();
  }

  networkBack(): void {
    this.#connection.trust();
  }

  /** The token that this session entered with. */
  get token(): string | null {
    return this.#entry.token;
  }

  /**
   * Ask for a new link and go on with it. The old one ends at that moment, on every device. The connection is
   * closed first, so that the server does not end this session, too.
   */
  async renewLink(request: () => Promise<string | null>): Promise<void> {
    this.renewingLink = true;
    this.#connection.close();
    try {
      this.#entry = { ...this.#entry, token: await request() };
    } finally {
      this.#seq = null;
      this.#connection.start();
    }
  }

  /** Legal first steps, once everything has been shown. */
  get choices(): readonly MoveChoice[] {
    return this.showing ? [] : (this.turn?.moves ?? []);
  }

  get myTurn(): boolean {
    const away = this.table?.seats[this.seat]?.away; // a bot plays meanwhile
    return !!this.turn?.actors.includes(this.seat) && this.turn.ask !== null && !this.ending && !away;
  }

  /** On a device with several seats: the one that must act next, while the one in view need not. */
  get handOverTo(): number | null {
    const actors = this.turn?.actors ?? [];
    if (this.seats.length < 2 || this.ending || actors.includes(this.seat)) return null;
    return this.seats.find((seat) => actors.includes(seat)) ?? null;
  }

  // ------------------------------------------------------------------------------------------ sending

  undo(): void {
    if (this.gesture.started) this.gesture.back();
    else if (this.turn && this.turn.undo !== 'no') this.#send((id) => ({ do: 'undo', id }));
  }

  consent(agree: boolean): void {
    this.#send((id) => ({ do: 'consent', id, agree }));
  }

  consentLink(agree: boolean): void {
    this.#send((id) => ({ do: 'consent_link', id, agree }));
  }

  /** Ask for the table in words. */
  describe(): void {
    this.#send((id) => ({ do: 'describe', id }));
  }

  announce(codes: number[]): void {
    this.#send((id) => ({ do: 'announce', id, codes }));
  }

  askHint(): void {
    const ask = this.turn?.ask;
    if (ask === null || ask === undefined) return;
    this.hintPending = true;
    this.#hintId = this.#send((id) => ({ do: 'hint', id, ask }));
  }

  /** Whether the message went out. */
  say(text: string): boolean {
    return this.#connection.send({ do: 'say', id: this.#nextId++, text });
  }

  away(away: boolean): void {
    this.#returning = !away;
    this.#send((id) => ({ do: 'away', id, away }));
  }

  standIn(seat: number): void {
    this.#send((id) => ({ do: 'stand_in', id, seat }));
  }

  silence(seat: number, silent: boolean): void {
    this.#send((id) => ({ do: 'silence', id, seat, silent }));
  }

  /** See the table from another of this device's seats. */
  lookFrom(seat: number): void {
    this.#entry = { ...this.#entry, seat };
    this.#seq = null; // even if the connection breaks first, the next message must be a snapshot
    this.gesture.clear();
    this.#send((id) => ({ do: 'look', id, seat }));
  }

  setLanguage(lang: Lang): void {
    this.#entry = { ...this.#entry, lang };
    this.#requestSnapshot();
  }

  #requestSnapshot(): void {
    this.#seq = null;
    this.#send((id) => ({ do: 'look', id, lang: this.#entry.lang }));
  }

  #play(question: number, steps: number[]): void {
    const move: PlayMove = { do: 'move', id: this.#nextId++, ask: question, steps };
    this.pendingMove = move;
    this.hint = null;
    this.notice = null;
    this.welcome = false;
    this.#connection.send(move);
  }

  #send(make: (id: number) => FromClient): number {
    const id = this.#nextId++;
    this.#connection.send(make(id));
    return id;
  }

  #enter(): void {
    const { table, token, seat, lang } = this.#entry;
    this.#resuming = this.#seq !== null;
    this.#connection.send({ do: 'enter', table, token, lang, seat: seat ?? null, seq: this.#seq, protocol: PROTOCOL });
  }

  // ------------------------------------------------------------------------------------------ receiving

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'state':
        return this.#restart(message);
      case 'step':
      case 'rewound':
      case 'table':
        return this.#enqueue(message);
      case 'tried':
        return this.gesture.setPreview(message);
      case 'described':
        return this.applyDescription(message);
      case 'hint':
        this.hintPending = false;
        if (message.ask === this.turn?.ask) this.hint = message;
        return;
      case 'chat':
        if (!this.chats.some((line) => line.id === message.id)) this.chats = [...this.chats, message];
        return;
      case 'chats':
        this.chats = message.lines;
        return;
      case 'done':
        if (message.id === this.pendingMove?.id) this.pendingMove = null;
        this.trouble = '';
        return;
      case 'refused':
        return this.#refuse(message);
      case 'bye':
        this.bye = message;
        this.renewingLink = false;
        if (!message.again) this.#connection.close();
        return;
      case 'pong':
        return;
    }
  }

  #refuse({ id, key, text }: Refused): void {
    const isMove = id !== null && id === this.pendingMove?.id;
    if (id === this.#hintId) {
      this.hintPending = false;
      if (key === 'server-stale') return; // the player moved without waiting for the hint
    }
    if (id !== null && (isMove || !this.gesture.sent)) this.gesture.refuse(id);
    if (isMove) this.pendingMove = null;
    this.trouble = text;
  }

  #restart(snapshot: Snapshot): void {
    const question = snapshot.turn?.ask;
    const sameQuestion = question === this.turn?.ask && snapshot.seat === this.seat && question !== null;
    this.#queue = [];
    this.bye = null;
    this.#seq = snapshot.seq;
    this.renewingLink = false;
    this.applySnapshot(snapshot);
    if (!sameQuestion) this.#resetQuestion();
    this.#resume();
  }

  /** The question is the same as before: send a pending move again, or ask for the gesture's preview again. */
  #resume(): void {
    this.#resuming = false;
    if (this.pendingMove) this.#connection.send(this.pendingMove);
    else if (this.gesture.started) this.gesture.requestPreviews();
  }

  #enqueue(update: Update): void {
    if (this.#seq === null) return;
    if (update.seq > this.#seq + 1 && !this.#resuming) return this.#requestSnapshot();
    if (update.type !== 'table' && update.seq <= this.#seq) return;
    this.#seq = Math.max(this.#seq, update.seq);
    this.#queue.push(update);
    if (!this.#draining) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.#draining = true;
    let stepped = false;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      stepped ||= update.type === 'step';
      if (update.type === 'step') await this.#show(update);
      else if (update.type === 'rewound') {
        this.applyRewind(update);
        this.#resetQuestion();
      } else this.applyTableChange(update);
    }
    this.#draining = false;
    this.showing = false;
    // Others may have moved during a gesture, which changes its preview.
    if (this.#resuming || (stepped && !this.gesture.sent)) this.#resume();
  }

  async #show(step: StepUpdate): Promise<void> {
    const update = () => this.applyStep(step);
    if (this.#queue.length > TOO_MANY || document.hidden) return update();
    this.showing = true;
    // The preview goes first, so that things fly from where they really lay.
    if (step.turn.ask !== this.turn?.ask) this.#resetQuestion();
    try {
      await this.animate(step, this.view, this.seat, update);
    } catch (error) {
      // A failed animation must not stop the game.
      console.error(error);
      if (this.view !== step.view) update();
    }
  }

  protected override applyStep(step: StepUpdate): void {
    const question = this.turn?.ask;
    super.applyStep(step);
    if (step.turn.ask !== question) this.#resetQuestion();
  }

  protected override applyTableChange(change: TableChanged): void {
    const isBack = this.table?.seats[this.seat]?.away && !change.table.seats[this.seat]?.away;
    if (isBack) {
      this.welcome = !this.#returning;
      this.#returning = false;
    }
    const question = this.turn?.ask;
    super.applyTableChange(change);
    if (this.turn?.ask !== question) this.#resetQuestion();
  }

  /** A new question: the gesture, hint and errors for the old one are gone. */
  #resetQuestion(): void {
    this.lookedAt = null;
    this.gesture.clear();
    this.pendingMove = null;
    this.hint = null;
    this.hintPending = false;
    this.trouble = '';
  }
}
