import { compareText } from '#prelude/text/compare-text.ts';
import { type KeepReason, turnOf } from './keep-reason.ts';

/** What is counted together: pages of foods and members, stories of the blog, and pictures. */
export const heldKinds = ['page', 'story', 'picture'] as const;
type HeldKind = (typeof heldKinds)[number];

/** Something of the server's on this device that could be had again. */
export interface HeldThing {
  /** Unlike every other's of its kind. */
  readonly key: string;
  readonly kind: HeldKind;
  readonly reason: KeepReason;
  /** It is on a screen at this moment, in whichever tab. */
  readonly isShown: boolean;
  /** When it was last used, in milliseconds since 1970. */
  readonly usedAt: number;
  /** About as many. */
  readonly bytes: number;
}

export interface KeepBounds {
  /** By kind, how many of those that may go are held at most; what stays whatever happens has bounds of its own. */
  readonly most: Readonly<Record<HeldKind, number>>;
  /** Bytes to be freed on top of that, as far as there are any. */
  readonly excess: number;
  /** Milliseconds since 1970. What was used later than that was used before the clock was turned back, and goes before what was used since. */
  readonly now: number;
}

/**
 * What leaves this device so that the bounds hold: what was visited before what was saved, and of these the least recently used first. What
 * the member chose, made or follows never leaves, nor what is on a screen. The same things in any order give the same plan.
 */
export function planEviction<Thing extends HeldThing>(
  things: readonly Thing[],
  { most, excess, now }: KeepBounds,
): readonly Thing[] {
  const inTurn = things.filter(canGo).toSorted(byTurnAt(now));
  const left: Record<HeldKind, number> = { page: 0, story: 0, picture: 0 };
  for (const { kind, reason } of things) if (turnOf(reason) !== null) left[kind] += 1;
  let freed = 0;
  const going = new Set<Thing>();
  const letGo = (thing: Thing) => {
    going.add(thing);
    left[thing.kind] -= 1;
    freed += thing.bytes;
  };
  for (const thing of inTurn) if (left[thing.kind] > most[thing.kind]) letGo(thing);
  for (const thing of inTurn) if (freed < excess && !going.has(thing)) letGo(thing);
  return [...going];
}

function canGo({ reason, isShown }: HeldThing): boolean {
  return turnOf(reason) !== null && !isShown;
}

/** Of a page and its pictures the pictures go first: they take the room, and the words can be read without them. */
function byWeight({ kind }: HeldThing): number {
  return kind === 'picture' ? 0 : 1;
}

function byTurnAt(now: number): (a: HeldThing, b: HeldThing) => number {
  const isAhead = ({ usedAt }: HeldThing) => Number(usedAt > now);
  return (a, b) =>
    (turnOf(a.reason) ?? 0) - (turnOf(b.reason) ?? 0) ||
    isAhead(b) - isAhead(a) ||
    a.usedAt - b.usedAt ||
    byWeight(a) - byWeight(b) ||
    compareText(a.kind + a.key, b.kind + b.key);
}
