/** This browser's session at a table: the messages it sends, and the updates it receives and shows at a pace. */
import { seatColours } from '$art/heraldry';
import { Connection, type ConnectionState, type OpenSocket } from '$net/connection';
import { Gesture } from './gesture.svelte';
import { PacedTable } from './pacedTable.svelte';
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
  Turn,
} from '$net/wire';
import { PROTOCOL } from '$net/wire';

interface Entry {
  table: string;
  token: string | null;
  seat?: number | null;
  lang: Lang;
}

type Update = StepUpdate | RewindUpdate | TableChanged;

export class Session extends PacedTable {
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
  /** The message that has just come, if somebody else wrote it. */
  newChat = $state.raw<ChatLine | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  /** The latest turn that the server has sent, shown or not. */
  #latest = $state.raw<Turn | null>(null);
  /** A move that the server has not confirmed yet. */
  pendingMove = $state.raw<PlayMove | null>(null);

  readonly gesture: Gesture;
  readonly #connection: Connection;
  #entry: Entry;
  #seq: number | null = null;
  #nextId = 1;
  #hintId = 0;
  /** This player's move has been sent, and its step has not come back yet. */
  #acting = false;
  /** After a reconnection the first message may cover any number of missed steps. */
  #resuming = false;
  /** The language has changed while something was shown: the texts are asked for afterwards. */
  #languageDue = false;
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
        this.lookBack(null);
        return this.#send((id) => ({ do: 'try', id, ask: question, steps: [...steps] }));
      },
      play: (question, steps) => this.#play(question, [...steps]),
      selection: () => (this.showing ? null : (this.turn?.selection ?? null)),
    });
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#seen);
    this.#connection.start();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#connection.close();
    this.pacer.reset(this.ending !== null);
    seatColours.use();
  }

  /** Nobody watches a hidden tab. */
  readonly #seen = (): void => {
    if (document.hidden) this.hurry();
  };

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

  /** Whether the server waits for this player, even if the page still shows what happened before. */
  get called(): boolean {
    const away = this.table?.seats[this.seat]?.away;
    return !!this.#latest?.actors.includes(this.seat) && this.#latest.ask !== null && !away;
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

  silenceWatchers(silent: boolean): void {
    this.#send((id) => ({ do: 'silence_watchers', id, silent }));
  }

  /** Give the game up. */
  resign(): void {
    this.#send((id) => ({ do: 'resign', id }));
  }

  /** Propose to end the game without a result. */
  askEnd(): void {
    this.#send((id) => ({ do: 'ask_end', id }));
  }

  consentEnd(agree: boolean): void {
    this.#send((id) => ({ do: 'consent_end', id, agree }));
  }

  declineRematch(): void {
    this.#send((id) => ({ do: 'decline_rematch', id }));
  }

  /** See the table from another of this device's seats. */
  lookFrom(seat: number): void {
    this.#entry = { ...this.#entry, seat };
    this.#seq = null; // even if the connection breaks first, the next message must be a snapshot
    this.gesture.clear();
    this.#send((id) => ({ do: 'look', id, seat }));
  }

  /** After the end: see the table with any player's eyes; null: with one's own, or a spectator's again. */
  sitBehind(seat: number | null): void {
    const back = this.#entry.seat ?? this.seats[0];
    const from = seat ?? back;
    this.#seq = null;
    this.#send((id) => (from === undefined ? { do: 'look', id, watch: true } : { do: 'look', id, seat: from }));
  }

  setLanguage(lang: Lang): void {
    this.#entry = { ...this.#entry, lang };
    // What is being shown, such as the end of a round, goes on; the server's texts follow.
    if (this.pacer.busy) this.#languageDue = true;
    else this.#requestSnapshot();
  }

  #requestSnapshot(): void {
    this.#seq = null;
    this.#languageDue = false;
    this.#send((id) => ({ do: 'look', id, lang: this.#entry.lang }));
  }

  #play(question: number, steps: number[]): void {
    const move: PlayMove = { do: 'move', id: this.#nextId++, ask: question, steps };
    this.pendingMove = move;
    this.hint = null;
    this.notice = null;
    this.welcome = false;
    this.#acting = true;
    this.since.clear();
    this.#connection.send(move);
    this.hurry();
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
        if (this.chats.some((line) => line.id === message.id)) return;
        this.chats = [...this.chats, message];
        if (message.seat < 0 || !this.seats.includes(message.seat)) this.newChat = message;
        return;
      case 'chats':
        this.chats = message.lines;
        this.newChat = null; // it may have been erased
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
    if (isMove) {
      this.pendingMove = null;
      this.#acting = false;
    }
    this.trouble = text;
  }

  #restart(snapshot: Snapshot): void {
    const first = this.table === null;
    const question = snapshot.turn?.ask;
    const sameQuestion = question === this.turn?.ask && snapshot.seat === this.seat && question !== null;
    this.bye = null;
    this.#seq = snapshot.seq;
    this.#acting = false;
    this.#latest = snapshot.turn;
    this.renewingLink = false;
    // What others did since this player's turn can still be seen, unless it was taken back.
    this.since.clear(snapshot.seat === this.seat ? snapshot.step : 0);
    this.applySnapshot(snapshot);
    this.pacer.reset(snapshot.ending !== null);
    if (!sameQuestion) this.resetQuestion();
    this.#resume();
    // Who left the seat to a bot and opens the table again has come back.
    const me = snapshot.table.seats[snapshot.seat];
    if (first && me?.away && !me.resigned && snapshot.table.status === 'playing') {
      this.away(false);
      this.#returning = false;
    }
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
    const resuming = this.#resuming;
    this.#resuming = false;
    if (update.turn) this.#latest = update.turn;
    if (update.type === 'step') this.#addStep(update);
    else if (update.type === 'rewound') {
      this.pacer.flush();
      this.since.clear(update.step);
      this.applyRewind(update);
      this.pacer.reset(false);
      this.resetQuestion();
    } else this.#addTableChange(update);
    if (!resuming) return;
    // A move that was not confirmed is sent again as soon as its question is known to be open.
    if (this.pendingMove) this.hurry();
    if (!this.pacer.busy && (this.pendingMove || update.type !== 'step')) this.#resume();
  }

  #addStep(step: StepUpdate): void {
    this.since.back();
    // An own action never waits. One that was announced before comes in its place among the others.
    if (this.#acting && step.by === this.seat) {
      this.#acting = false;
      this.hurry();
    }
    this.applyClocks(step);
    this.pacer.addStep(step);
  }

  /** The table changes at once; whose turn it is, after what led to it. */
  #addTableChange(change: TableChanged): void {
    if (!this.pacer.busy) return this.applyTableChange(change);
    this.applyTableChange({ ...change, turn: null });
    if (change.turn) this.pacer.addTurn(change.turn);
  }

  protected override drained(stepped: boolean): void {
    // Others may have moved during a gesture, which changes its preview.
    if (stepped && !this.gesture.sent) this.#resume();
    if (this.#languageDue) this.#requestSnapshot();
  }

  protected override applyTableChange(change: TableChanged): void {
    const isBack = this.table?.seats[this.seat]?.away && !change.table.seats[this.seat]?.away;
    if (isBack) {
      this.welcome = !this.#returning;
      this.#returning = false;
    }
    const question = this.turn?.ask;
    super.applyTableChange(change);
    if (this.turn?.ask !== question) this.resetQuestion();
  }

  /** A new question: the gesture, hint and errors for the old one are gone. */
  protected override resetQuestion(): void {
    super.resetQuestion();
    this.#acting = false;
    this.gesture.clear();
    this.pendingMove = null;
    this.hint = null;
    this.hintPending = false;
    this.trouble = '';
  }
}
