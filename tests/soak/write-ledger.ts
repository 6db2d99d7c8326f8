/** What the server must have of one thing that can be written: a text, or null for nothing. */
export type Written = string | null;

/** One thing that a member writes, such as `review|ada|<food>`; at most one row of the server stands for it. */
export type WriteKey = string;

/**
 * Every write of the walk as the screens acknowledged it, and nothing else: no clock, no browser, no server.
 *
 * A write that the screen called saved leaves one possibility. One whose screen died before it could say so leaves two, the state before it
 * and after it, until the next saved write of the same thing settles the matter.
 */
export interface WriteLedger {
  readonly possible: ReadonlyMap<WriteKey, readonly Written[]>;
  /** Words that were saved for something that is gone by then: the server must refuse them, and the device must still have them [S6]. */
  readonly refused: ReadonlyMap<WriteKey, string>;
}

export const emptyLedger: WriteLedger = { possible: new Map(), refused: new Map() };

/** What the server has: for each key, the values of all rows that stand for it. */
export type Observed = ReadonlyMap<WriteKey, readonly string[]>;

export function possibleOf(ledger: WriteLedger, key: WriteKey): readonly Written[] {
  return ledger.possible.get(key) ?? [null];
}

/** A write of which nobody knows whether it was saved. */
export function attempted(ledger: WriteLedger, key: WriteKey, value: Written): WriteLedger {
  const before = possibleOf(ledger, key);
  const after = before.includes(value) ? before : [...before, value];
  return { ...ledger, possible: new Map(ledger.possible).set(key, after) };
}

/** A write that the screen called saved [S1]. */
export function saved(ledger: WriteLedger, key: WriteKey, value: Written): WriteLedger {
  return { ...ledger, possible: new Map(ledger.possible).set(key, [value]) };
}

/** Words for something that somebody else had taken away before. */
export function savedInVain(ledger: WriteLedger, key: WriteKey, words: string): WriteLedger {
  return { ...ledger, refused: new Map(ledger.refused).set(key, words) };
}

/** Everything that was written about something goes with it, whoever wrote it. */
export function takenAway(ledger: WriteLedger, about: string): WriteLedger {
  const possible = new Map(ledger.possible);
  for (const key of possible.keys()) if (key.split('|').includes(about)) possible.set(key, [null]);
  return { ...ledger, possible };
}

/**
 * What is wrong once everything has come to rest, in words; nothing when each write is there exactly once [S1] [S2].
 *
 * @param parked what the devices show as refused, as text
 */
export function judge(ledger: WriteLedger, observed: Observed, parked: string): readonly string[] {
  const keys = new Set([...ledger.possible.keys(), ...observed.keys()]);
  const writes = [...keys].flatMap((key) => {
    const possible = possibleOf(ledger, key);
    const rows = observed.get(key) ?? [];
    if (rows.length > 1) return [`[S2] ${key} is there ${rows.length} times: ${rows.join(' / ')}`];
    const value = rows[0] ?? null;
    if (possible.includes(value)) return [];
    const isShown = possible.some((words) => words !== null && parked.includes(words));
    return isShown ? [] : [`[S1] ${key}: the server has ${told(value)}, saved was ${possible.map(told).join(' or ')}`];
  });
  const unkept = [...ledger.refused]
    .filter(([, words]) => !parked.includes(words))
    .map(([key, words]) => `[S6] ${key}: refused words are not kept: ${words}`);
  return [...writes, ...unkept];
}

function told(value: Written): string {
  return value === null ? 'nothing' : `“${value}”`;
}
