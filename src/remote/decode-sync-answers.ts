import type { Digest } from '#domain/values/digest.ts';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { FeedBoundary, FeedEntry, FeedPage, SharedPage } from '#domain/values/feed-page.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MembersPage } from '#domain/members/members-page.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Poke, SnapshotManifest, SnapshotRow } from './remote.ts';

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isSeq = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** A row as JSON gives it: an object with an id. */
export function isSyncedRow(value: unknown): value is SyncedRow {
  return isObject(value) && isText(value.id) && value.id !== '';
}

function isEntry(value: unknown): value is FeedEntry {
  return Array.isArray(value) && value.length === 4 && isSeq(value[0]) && value.slice(1).every(isText);
}

/** Which of the mutations asked about the server does not know; null when the answer is something else. */
export function decodeUnknownMutations(value: unknown): readonly string[] | null {
  return isObject(value) && isListOf(value.unknown, isText) ? value.unknown : null;
}

/** A page of the feed, or null when the answer is something else (a proxy's page, a newer protocol). */
export function decodeFeedPage(value: unknown): FeedPage | null {
  if (!isObject(value) || !isText(value.epoch) || !isObject(value.cursors) || !isObject(value.rows)) return null;
  const { epoch, cursors, denied, entries, rows, shared, pass } = value;
  if (!Object.values(cursors).every(isSeq) || !isListOf(denied, isText) || !isListOf(entries, isEntry)) return null;
  if (!areRows(rows)) return null;
  return {
    epoch,
    reset: value.reset === true,
    more: value.more === true,
    cursors: cursors as FeedPage['cursors'],
    denied,
    entries,
    rows,
    ...(shared === undefined ? {} : { shared: decodeBoundary(shared) }),
    ...(pass === undefined ? {} : { pass: isText(pass) ? pass : null }),
  };
}

/** A page of the shared feed, or null when the answer is something else. */
export function decodeSharedPage(value: unknown): SharedPage | null {
  const page = decodeFeedPage(value);
  if (page === null || !isObject(value)) return null;
  const topics = value.told ?? value.topics;
  return { ...page, topics: isListOf(topics, isText) ? topics : null };
}

function decodeBoundary(value: unknown): FeedBoundary | null {
  if (!isObject(value) || !isSeq(value.upTo) || !isSeq(value.news) || !isSeq(value.every)) return null;
  return { upTo: value.upTo, news: value.news, every: value.every };
}

/** Up to where nothing came to a member alone, or null when the answer is something else. */
export function decodeOwnPlace(value: unknown): number | null {
  return isObject(value) && isSeq(value.upTo) ? value.upTo : null;
}

/** Up to where everyone reads, or null when the answer is something else. */
export function decodeSharedHead(value: unknown): { readonly epoch: string; readonly boundary: FeedBoundary } | null {
  const boundary = decodeBoundary(value);
  return boundary !== null && isObject(value) && isText(value.epoch) ? { epoch: value.epoch, boundary } : null;
}

function areRows(rows: JsonObject): rows is FeedPage['rows'] {
  return Object.values(rows).every((list) => isListOf(list, isSyncedRow));
}

/** Milliseconds: whatever a message says, nobody waits longer. */
const LONGEST_SPREAD = 60_000;

/** What a poke of an audience says. One that says nothing, or something that this version does not know, is a poke like any other: pull [S14]. */
export function decodePoke(audience: string, message: unknown): Poke {
  if (!isObject(message)) return { within: 0, digest: null };
  const within = isSeq(message.within) ? Math.min(message.within, LONGEST_SPREAD) : 0;
  return { within, digest: decodeDigest(audience, message) };
}

function decodeDigest(audience: string, { epoch, after, upTo, rows }: JsonObject): Digest | null {
  if (!isText(epoch) || !isSeq(after) || !isSeq(upTo) || after > upTo || !isObject(rows) || !areRows(rows)) return null;
  return { audience, epoch, after, upTo, rows };
}

/** How far nothing came to the member alone, or null when the message is something else. */
export function decodeHeartbeat(message: unknown): Heartbeat | null {
  const boundary = decodeBoundary(message);
  if (boundary === null || !isObject(message) || !isText(message.epoch) || !isSeq(message.after)) return null;
  return message.after > boundary.upTo ? null : { epoch: message.epoch, after: message.after, boundary };
}

/** A page of the directory of members, or null when the answer is something else. */
export function decodeMembersPage(value: unknown): MembersPage | null {
  if (!isObject(value) || !isListOf(value.ids, isText) || !isObject(value.rows)) return null;
  const { ids, rows } = value;
  const next = isText(value.next) ? value.next : null;
  const { profiles = [], member_stats = [] } = rows;
  if (!isListOf(profiles, isSyncedRow) || !isListOf(member_stats, isSyncedRow)) return null;
  return { ids: ids as MemberId[], next, rows: { profiles, member_stats } };
}

const isHash = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

/** What the server says of its columns (pb_hooks/lib/sync/columns.js), or null when the answer is something else. */
export function decodeColumnsManifest(
  value: unknown,
): { readonly epoch: string; readonly seq: number; readonly hash: string; readonly foods: number } | null {
  if (!isObject(value) || !isText(value.epoch) || !isSeq(value.seq) || !isHash(value.hash) || !isSeq(value.foods))
    return null;
  return { epoch: value.epoch, seq: value.seq, hash: value.hash, foods: value.foods };
}

/** The hash of the public ratings (pb_hooks/lib/sync/public-tastes.js), or null when the answer is something else. */
export function decodeTastesManifest(value: unknown): string | null {
  return isObject(value) && isHash(value.hash) ? value.hash : null;
}

function isPart(value: unknown): value is SnapshotManifest['parts'][number] {
  return isObject(value) && isHash(value.hash) && isSeq(value.rows) && isSeq(value.bytes);
}

/** What the server says its snapshot consists of, or null when the answer is something else. */
export function decodeManifest(value: unknown): SnapshotManifest | null {
  if (!isObject(value) || !isText(value.epoch) || !isSeq(value.seq) || !isSeq(value.rows)) return null;
  if (!isListOf(value.parts, isPart) || value.parts.reduce((sum, { rows }) => sum + rows, 0) !== value.rows)
    return null;
  const { epoch, seq, rows, parts, elsewhere } = value;
  return { epoch, seq, rows, parts, ...(isSeq(elsewhere) ? { elsewhere } : {}) };
}

/** Rows of foods that were asked for by their ids, or null when the answer is something else. */
export function decodeFoodRows(
  value: unknown,
): { readonly epoch: string; readonly seq: number; readonly rows: readonly SyncedRow[] } | null {
  if (!isObject(value) || !isText(value.epoch) || !isSeq(value.seq) || !isListOf(value.rows, isSyncedRow)) return null;
  return { epoch: value.epoch, seq: value.seq, rows: value.rows };
}

/**
 * The rows of a snapshot part: a line `{"c": collection, "r": row}` for each. null when it has not as many lines as its manifest says [S21]; lines
 * that a later version has added are left out [S9].
 */
export function readSnapshotRows(bytes: Uint8Array, lines: number): readonly SnapshotRow[] | null {
  const texts = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '');
  return texts.length === lines ? texts.flatMap(rowOf) : null;
}

function rowOf(line: string): SnapshotRow[] {
  const { c: collection, r: row }: { c?: unknown; r?: unknown } = JSON.parse(line);
  return typeof collection === 'string' && isSyncedRow(row) ? [{ collection, row }] : [];
}
