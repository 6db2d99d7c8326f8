import type { ListItem } from './food-list.ts';

/*
 * The order of a list is a key for each of its items, and no list of ids. Two devices that were offline and moved two foods would each send a whole order, and
 * the one that arrives last would undo what the other did. With keys a move writes one item: both moves stay, and where both moved the same food,
 * the last to arrive has it [S15]. It cannot be refused for what another device did meanwhile.
 *
 * A key is a fraction between 0 and 1: the digits of base 36 behind a point that is not written, without zeros at the end. So keys compare as text, and
 * between two that differ there is always another. Two devices can give two foods the same key; then the ids decide, and a move between them writes
 * those that stand equal anew.
 */

const base = 36n;
/** As the server's column is bound. */
const longest = 60;
/** Longer keys are spread anew before they meet the bound. */
const longestGiven = 48;
/** Six digits have room for two thousand million; so far apart stand what is added at an end. */
const width = 6;
const step = 100_000n;

export type Ordered = Pick<ListItem, 'id' | 'orderKey'>;

export function isOrderKey(text: string): boolean {
  return text.length <= longest && /^[0-9a-z]*[1-9a-z]$/.test(text);
}

/** By their keys, equal ones by their ids; what has no key comes last. Total. */
export function byOrderKey(one: Ordered, other: Ordered): number {
  if (one.orderKey !== other.orderKey) {
    if (one.orderKey === '' || other.orderKey === '') return one.orderKey === '' ? 1 : -1;
    return one.orderKey < other.orderKey ? -1 : 1;
  }
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** A key behind all of these. */
export function keyAtEnd(items: readonly Ordered[]): string {
  const last = items
    .map(({ orderKey }) => orderKey)
    .filter((key) => key !== '')
    .reduce((latest, key) => (key > latest ? key : latest), '');
  return keyBetween(last === '' ? null : last, null);
}

/**
 * What is to be written so that an item stands at a place: the new keys by id. As a rule that is the moved item alone; where its neighbours stand equal,
 * or their keys have become too long, the others too. Nothing where it stands there already.
 *
 * @param items in their order
 * @param place among the items as they will stand, 0 for the first
 */
export function moveItem(items: readonly Ordered[], id: string, place: number): ReadonlyMap<string, string> {
  const from = items.findIndex((item) => item.id === id);
  const moved = items[from];
  const to = Math.max(0, Math.min(place, items.length - 1));
  if (moved === undefined || from === to) return new Map();
  const others = items.filter((item) => item.id !== id);
  const [before, after] = [others[to - 1], others[to]];
  const isOpen =
    (before?.orderKey ?? '0') < (after?.orderKey ?? '~') && before?.orderKey !== '' && after?.orderKey !== '';
  const key = isOpen ? keyBetween(before?.orderKey ?? null, after?.orderKey ?? null) : '';
  if (isOpen && key.length <= longestGiven) return new Map([[id, key]]);
  return spread([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** Keys at equal distances for all of them; those that have theirs already are left out. */
function spread(items: readonly Ordered[]): ReadonlyMap<string, string> {
  const room = base ** BigInt(width);
  const keys = items.map((_, at) => written((room * BigInt(at + 1)) / BigInt(items.length + 1), width));
  return new Map(
    items.flatMap(({ id, orderKey }, at) => {
      const key = keys[at] ?? '';
      return key === orderKey ? [] : [[id, key] as const];
    }),
  );
}

/** A key between two that differ; null: there is no neighbour on this side. */
function keyBetween(before: string | null, after: string | null): string {
  const [least, most] = [before ?? '', after ?? ''];
  for (let digits = Math.max(width, least.length, most.length); ; digits += 4) {
    const low = before === null ? 0n : read(least, digits);
    const high = after === null ? base ** BigInt(digits) : read(most, digits);
    if (high - low < 2n) continue;
    const unit = step * base ** BigInt(digits - width);
    const middle = (low + high) / 2n;
    // At an end the keys stay short for as long as there is room.
    if (before !== null && after === null && low + unit < high) return written(low + unit, digits);
    if (before === null && after !== null && high - unit > low) return written(high - unit, digits);
    return written(middle, digits);
  }
}

function read(key: string, digits: number): bigint {
  const each = key.padEnd(digits, '0').split('');
  return each.reduce((sum, digit) => sum * base + BigInt(Number.parseInt(digit, 36)), 0n);
}

function written(value: bigint, digits: number): string {
  return value.toString(36).padStart(digits, '0').replace(/0+$/, '');
}
