import type { FeedBoundary, FeedEntry, FeedPage } from '#domain/values/feed-page.ts';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { Json } from '#domain/values/json.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type {
  OutgoingMutation,
  OwnPlaceOutcome,
  OwnPlaceRequest,
  PullOutcome,
  PullRequest,
  PushOutcome,
  SharedHeadOutcome,
  SharedPageOutcome,
  SharedPageRequest,
  SnapshotManifest,
} from '#remote/remote.ts';
import { type Accepted, isSettledByDeletion, type Ledger, remember, yieldedToLater } from './fake-ledger.ts';

type Row = SyncedRow & Record<string, Json>;

interface ChangeEntry {
  readonly seq: number;
  readonly audience: string;
  readonly collection: string;
  readonly record: string;
}

/** Ways to build the server wrong, each of which the model tests must notice. */
export type ServerMutant = 'cursor-by-updated' | 'ledger-outside-transaction' | 'heartbeat-without-looking' | 'none';

/** Every server's: a restored backup is another server at a later time. */
let acceptances = 0;
let starts = 0;

interface State {
  readonly rows: Map<string, Map<string, Row>>;
  readonly changes: ChangeEntry[];
  readonly ledger: Ledger;
  readonly epochs: { readonly id: string; readonly beganAt: number }[];
  seq: number;
  effects: Map<string, number>;
}

/**
 * The server's contract in memory: foods and reviews with their rules, the feed, the ledger, epochs, a snapshot. Tokens are
 * member ids. Row dates come from a clock that the test may set wrong, as a server's does.
 */
export class FakeServer {
  readonly #state: State = { rows: new Map(), changes: [], ledger: new Map(), epochs: [], seq: 0, effects: new Map() };
  readonly #mutant: ServerMutant;
  /** Stamped into `updated` before the write has its place in the feed. */
  clock: () => number = () => 0;
  /** A server of an older version has none. */
  hasSharedFeed = true;
  /** Everyone's place moves with each so many questions for it, as a real server's does with time. */
  boundaryMovesEvery = 1;
  #boundaryAsked = 0;
  #upTo = 0;

  constructor(mutant: ServerMutant = 'none') {
    this.#mutant = mutant;
    this.restart();
  }

  /** A new start of the process: what was committed is there, an epoch begins. */
  restart(): void {
    starts += 1;
    this.#state.epochs.push({ id: `epoch${starts}`, beganAt: this.#state.seq });
  }

  /** How often each mutation id had an effect: never more than once [S2]. */
  effects(): ReadonlyMap<string, number> {
    return this.#state.effects;
  }

  rowsOf(collection: string): readonly SyncedRow[] {
    return [...(this.#state.rows.get(collection)?.values() ?? [])];
  }

  pull({ epoch, cursors }: PullRequest, token: string | null, limit: number): PullOutcome {
    const { epochs, seq: head } = this.#state;
    const current = epochs.at(-1);
    if (current === undefined) throw new Error('The server has not started.');
    if (!this.#isInHistory(epoch, Math.max(0, ...Object.values(cursors))))
      return { kind: 'page', page: emptyPage(current.id, true) };
    const next: Record<string, number> = {};
    const denied: string[] = [];
    const entries: FeedEntry[] = [];
    let room = limit;
    for (const [audience, since] of Object.entries(cursors)) {
      if (!mayRead(audience, token)) {
        denied.push(audience);
        continue;
      }
      const found = this.#entriesAfter(audience, since).slice(0, room + 1);
      const taken = found.slice(0, room);
      room -= taken.length;
      entries.push(...taken.map(({ seq, collection, record }): FeedEntry => [seq, audience, collection, record]));
      next[audience] = found.length > taken.length ? (taken.at(-1)?.seq ?? since) : Math.max(since, head);
    }
    const more = Object.entries(next).some(([, seq]) => seq < head) && room === 0;
    return {
      kind: 'page',
      page: {
        epoch: current.id,
        reset: false,
        cursors: next,
        denied,
        more,
        entries,
        rows: this.#rowsFor(entries),
        ...(this.hasSharedFeed ? { shared: this.#boundary(), pass: token } : {}),
      },
    };
  }

  #boundary(): FeedBoundary {
    if (this.#boundaryAsked % this.boundaryMovesEvery === 0) this.#upTo = this.#state.seq;
    this.#boundaryAsked += 1;
    const news = this.#state.changes
      .filter(({ audience, seq }) => !audience.startsWith('u:') && seq <= this.#upTo)
      .map(({ seq }) => seq);
    return { upTo: this.#upTo, news: Math.max(0, ...news), every: 20 };
  }

  ownPlace({ epoch, after, pass }: OwnPlaceRequest): OwnPlaceOutcome {
    const isQuiet = epoch === this.#epoch() && this.#entriesAfter(`u:${pass}`, after).length === 0;
    return isQuiet && after <= this.#state.seq ? { kind: 'quiet', upTo: this.#state.seq } : { kind: 'ask' };
  }

  /** What a stream tells this member, after a heartbeat that told all up to `after`. */
  heartbeat(member: string, after: number): Heartbeat {
    const boundary = this.#boundary();
    const told = this.#entriesAfter(`u:${member}`, after).map(({ seq }) => seq);
    // Planted: says that nothing came, whatever did.
    const newest = this.#mutant === 'heartbeat-without-looking' ? 0 : Math.max(0, ...told);
    return { epoch: this.#epoch(), after: Math.min(boundary.upTo, Math.max(after, newest)), boundary };
  }

  sharedHead(): SharedHeadOutcome {
    return this.hasSharedFeed ? { kind: 'head', epoch: this.#epoch(), boundary: this.#boundary() } : { kind: 'none' };
  }

  sharedPage({ epoch, audience, after, upTo }: SharedPageRequest, limit: number): SharedPageOutcome {
    if (!this.hasSharedFeed || epoch !== this.#epoch() || upTo > this.#state.seq) return { kind: 'none' };
    const found = this.#entriesAfter(audience, after).filter(({ seq }) => seq <= upTo);
    const taken = found.slice(0, limit);
    const more = found.length > taken.length;
    const entries = taken.map(({ seq, collection, record }): FeedEntry => [seq, audience, collection, record]);
    const topics = this.#state.changes
      .filter(({ seq, audience: of }) => seq > after && seq <= upTo && of.startsWith('f:'))
      .map((change) => change.audience);
    const cursors = { [audience]: more ? (taken.at(-1)?.seq ?? after) : upTo };
    const page = { epoch, reset: false, cursors, denied: [], more, entries, rows: this.#rowsFor(entries) };
    return { kind: 'page', page: { ...page, topics: audience === '*' ? [...new Set(topics)] : null } };
  }

  #entriesAfter(audience: string, since: number): ChangeEntry[] {
    const entries = this.#state.changes.filter((change) => change.audience === audience);
    if (this.#mutant !== 'cursor-by-updated')
      return entries.filter(({ seq }) => seq > since).toSorted((a, b) => a.seq - b.seq);
    // Planted: skips what was stamped before the newest row already read, however late it was committed.
    const stampOf = ({ collection, record }: ChangeEntry) =>
      String(this.#state.rows.get(collection)?.get(record)?.updated ?? '');
    const newestRead =
      entries
        .filter(({ seq }) => seq <= since)
        .map(stampOf)
        .toSorted()
        .at(-1) ?? '';
    return entries
      .filter((entry) => entry.seq > since && stampOf(entry) > newestRead)
      .toSorted((a, b) => a.seq - b.seq);
  }

  #isInHistory(epoch: string | null, cursor: number): boolean {
    if (epoch === null) return cursor === 0;
    const { epochs, seq } = this.#state;
    const index = epochs.findIndex(({ id }) => id === epoch);
    return index >= 0 && cursor <= (epochs[index + 1]?.beganAt ?? seq);
  }

  #rowsFor(entries: readonly FeedEntry[]): FeedPage['rows'] {
    const rows: Record<string, SyncedRow[]> = {};
    for (const [, , collection, record] of entries) {
      const row = this.#state.rows.get(collection)?.get(record);
      if (row === undefined) continue;
      const list = (rows[collection] ??= []);
      if (!list.some(({ id }) => id === row.id)) list.push(structuredClone(row));
    }
    return rows;
  }

  /** One request to the record API. `crashBeforeAnswer`: the process dies after the commit, or in a planted gap before it. */
  push(mutation: OutgoingMutation, token: string | null): PushOutcome {
    if (token === null) return { kind: 'unauthorised', why: 'expired' };
    const known = this.#state.ledger.get(mutation.id);
    if (known !== undefined) {
      return known.user === token
        ? { kind: 'accepted', row: known.row, seq: known.seq, epoch: this.#epoch(), at: known.at }
        : refused('conflict');
    }
    const at = mutation.firstAt ?? (acceptances += 1);
    const isThere = this.#rows(mutation.collection).has(mutation.record);
    if (
      mutation.firstAt !== undefined &&
      isSettledByDeletion(this.#state.ledger, mutation, { user: token, at, isThere })
    ) {
      const outcome: Accepted = {
        kind: 'accepted',
        row: null,
        seq: this.#newestSeq(mutation),
        epoch: this.#epoch(),
        at,
      };
      remember(this.#state.ledger, mutation, { user: token, outcome, at, wasAbsent: true });
      return outcome;
    }
    const outcome = this.#write(
      mutation.firstAt === undefined ? mutation : yieldedToLater(this.#state.ledger, mutation, at),
      token,
    );
    if (outcome.kind !== 'accepted') return outcome;
    Object.assign(outcome, { at });
    this.#state.effects.set(mutation.id, (this.#state.effects.get(mutation.id) ?? 0) + 1);
    if (this.#mutant !== 'ledger-outside-transaction')
      remember(this.#state.ledger, mutation, { user: token, outcome, at, wasAbsent: false });
    return outcome;
  }

  /** The planted server writes its ledger only when the answer has left; a crash in between forgets the mutation. */
  answered(mutation: OutgoingMutation, token: string | null, outcome: PushOutcome): void {
    if (this.#mutant === 'ledger-outside-transaction' && token !== null && outcome.kind === 'accepted') {
      remember(this.#state.ledger, mutation, { user: token, outcome, at: outcome.at ?? 0, wasAbsent: false });
    }
  }

  /** Which of these mutations this server's history lacks [S22]. */
  unknown(ids: readonly string[], user: string): readonly string[] {
    return ids.filter((id) => this.#state.ledger.get(id)?.user !== user);
  }

  #write({ collection, record, kind, columns }: OutgoingMutation, user: string): PushOutcome {
    const rows = this.#rows(collection);
    const before = rows.get(record);
    const ownerColumn = collection === 'foods' ? 'uploaded_by' : 'user';
    if (kind === 'create') {
      if (before !== undefined) return { kind: 'exists' };
      if (columns[ownerColumn] !== user) return refused('forbidden');
      if (collection === 'reviews' && !this.#rows('foods').has(String(columns.food))) return refused('invalid');
    } else {
      if (before === undefined) return { kind: 'gone' };
      if (before[ownerColumn] !== user) return refused('forbidden');
    }
    if (kind === 'delete') {
      this.#delete(collection, before as Row);
      return { kind: 'accepted', row: null, seq: this.#state.seq, epoch: this.#epoch() };
    }
    const stamp = new Date(this.clock()).toISOString();
    const name =
      collection === 'foods' && columns.name !== undefined
        ? { name: this.#freeName(String(columns.name), record) }
        : {};
    const row: Row = { created: stamp, visits: 0, ...before, ...columns, ...name, id: record, updated: stamp };
    // Counts writes, so that a mutation that has two effects leaves a trace in the row.
    row.visits = Number(before?.visits ?? 0) + 1;
    rows.set(record, row);
    this.#log(collection, row);
    return { kind: 'accepted', row: structuredClone(row), seq: this.#state.seq, epoch: this.#epoch() };
  }

  #freeName(wanted: string, record: string): string {
    const taken = new Set(
      this.rowsOf('foods')
        .filter(({ id }) => id !== record)
        .map(({ name }) => name),
    );
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
    return name;
  }

  #delete(collection: string, row: Row): void {
    this.#rows(collection).delete(row.id);
    if (collection === 'foods') {
      for (const review of this.rowsOf('reviews').filter(({ food }) => food === row.id))
        this.#delete('reviews', review);
    }
    this.#log(collection, row);
  }

  /** Of the record's entries in the feed; 0 where it has none. */
  #newestSeq({ collection, record }: Pick<OutgoingMutation, 'collection' | 'record'>): number {
    return Math.max(
      0,
      ...this.#state.changes
        .filter((one) => one.collection === collection && one.record === record)
        .map(({ seq }) => seq),
    );
  }

  #rows(collection: string): Map<string, Row> {
    let rows = this.#state.rows.get(collection);
    if (rows === undefined) this.#state.rows.set(collection, (rows = new Map()));
    return rows;
  }

  #log(collection: string, row: Row): void {
    for (const audience of audiencesOf(collection, row)) {
      const { changes } = this.#state;
      const old = changes.findIndex(
        (one) => one.audience === audience && one.collection === collection && one.record === row.id,
      );
      if (old >= 0) changes.splice(old, 1);
      this.#state.seq += 1;
      changes.push({ seq: this.#state.seq, audience, collection, record: row.id });
    }
  }

  /** Everyone's rows as one content-addressed part each 40 rows. */
  snapshot(): { manifest: SnapshotManifest; parts: Map<string, readonly SyncedRow[]> } {
    const foods = this.rowsOf('foods');
    const parts = new Map<string, readonly SyncedRow[]>();
    for (let start = 0; start < foods.length; start += 40) {
      parts.set(`part-${this.#state.seq}-${start}`, structuredClone(foods.slice(start, start + 40)));
    }
    const described = [...parts].map(([hash, rows]) => ({ hash, rows: rows.length, bytes: 0 }));
    return { manifest: { epoch: this.#epoch(), seq: this.#state.seq, rows: foods.length, parts: described }, parts };
  }

  /** The rows of these foods as of now. */
  foodsById(ids: readonly string[]): { epoch: string; seq: number; rows: readonly SyncedRow[] } {
    const rows = this.rowsOf('foods').filter(({ id }) => ids.includes(id));
    return { epoch: this.#epoch(), seq: this.#state.seq, rows: structuredClone(rows) };
  }

  #epoch(): string {
    return this.#state.epochs.at(-1)?.id ?? '';
  }

  backup(): FakeServer {
    const copy = new FakeServer(this.#mutant);
    Object.assign(copy.#state, structuredClone(this.#state));
    copy.clock = this.clock;
    copy.hasSharedFeed = this.hasSharedFeed;
    copy.boundaryMovesEvery = this.boundaryMovesEvery;
    return copy;
  }
}

function refused(reason: 'invalid' | 'forbidden' | 'conflict'): PushOutcome {
  return { kind: 'rejected', reason, message: 'Refused.', fields: {} };
}

function emptyPage(epoch: string, reset: boolean): FeedPage {
  return { epoch, reset, cursors: {}, denied: [], more: false, entries: [], rows: {} };
}

function mayRead(audience: string, token: string | null): boolean {
  return audience.startsWith('u:') ? audience === `u:${token}` : audience !== 'g:admins';
}

function audiencesOf(collection: string, row: SyncedRow): readonly string[] {
  if (collection === 'foods') return ['*', `f:${row.id}`, `u:${String(row.uploaded_by)}`];
  return [`f:${String(row.food)}`, `u:${String(row.user)}`];
}
