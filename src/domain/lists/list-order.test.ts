import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byOrderKey, isOrderKey, keyAtEnd, moveItem, type Ordered } from './list-order.ts';

/** The items after what was written, in their order. */
function after(items: readonly Ordered[], written: ReadonlyMap<string, string>): readonly Ordered[] {
  return items.map(({ id, orderKey }) => ({ id, orderKey: written.get(id) ?? orderKey })).toSorted(byOrderKey);
}
const idsOf = (items: readonly Ordered[]) => items.map(({ id }) => id);
const moved = (ids: readonly string[], from: number, to: number) =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
/** As they come by adding one after the other at the end. */
function added(count: number): readonly Ordered[] {
  const items: Ordered[] = [];
  for (let at = 0; at < count; at += 1)
    items.push({ id: `i${String(at).padStart(4, '0')}`, orderKey: keyAtEnd(items) });
  return items;
}
/** Also such as no device of ours writes: equal ones, none, and neighbours. */
const anyKey = fc.oneof(
  fc.constantFrom('', '1', '2', 'i', 'z', 'zzzzzz', '000001', '000002', 'i00001', 'zzzzzzz'),
  fc.stringMatching(/^[0-9a-z]{0,8}[1-9a-z]$/),
);
const anyItems = fc
  .array(anyKey, { minLength: 1, maxLength: 12 })
  .map((keys) => keys.map((orderKey, at) => ({ id: `i${at}`, orderKey })).toSorted(byOrderKey));

describe('the order of a list', () => {
  it('an item stands where it was moved to, and all others as they stood, whatever their keys', () => {
    fc.assert(
      fc.property(anyItems, fc.nat(11), fc.nat(11), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const written = moveItem(items, items[from]?.id ?? '', to);
        expect(idsOf(after(items, written))).toEqual(moved(idsOf(items), from, to));
        for (const key of written.values()) expect(isOrderKey(key)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a move writes one row, so that two devices keep both moves', () => {
    const items = added(6);
    const [here, there] = [moveItem(items, 'i0000', 4), moveItem(items, 'i0005', 1)];
    expect([here.size, there.size]).toEqual([1, 1]);
    const oneFirst = after(after(items, here), there);
    expect(idsOf(oneFirst)).toEqual(['i0005', 'i0001', 'i0002', 'i0003', 'i0004', 'i0000']);
    expect(after(after(items, there), here)).toEqual(oneFirst);
  });

  it('of one food that two devices moved, what arrives last counts, and the others stay', () => {
    const items = added(4);
    const [here, there] = [moveItem(items, 'i0000', 1), moveItem(items, 'i0000', 3)];
    expect(idsOf(after(items, new Map([...here, ...there])))).toEqual(['i0001', 'i0002', 'i0003', 'i0000']);
  });

  it('what two devices add at the end has one key and one order, and can be parted', () => {
    const items = added(2);
    const key = keyAtEnd(items);
    const both = [...items, { id: 'x', orderKey: key }, { id: 'w', orderKey: key }].toSorted(byOrderKey);
    expect(idsOf(both)).toEqual(['i0000', 'i0001', 'w', 'x']);
    expect(idsOf(after(both, moveItem(both, 'i0000', 2)))).toEqual(['i0001', 'w', 'i0000', 'x']);
  });

  it('keys stay short: at both ends, and for one place that is aimed at a thousand times', () => {
    const many = added(500);
    expect(Math.max(...many.map(({ orderKey }) => orderKey.length))).toBeLessThanOrEqual(6);
    let [items, writes] = [added(5), 0];
    for (let time = 0; time < 1000; time += 1) {
      const written = moveItem(items, items.at(-1)?.id ?? '', time % 2);
      writes += written.size;
      items = after(items, written);
    }
    expect(Math.max(...items.map(({ orderKey }) => orderKey.length))).toBeLessThanOrEqual(48);
    expect(writes).toBeLessThan(1100);
  });

  it('nothing is written for what stands there, for one that is not there, or beyond the ends', () => {
    const items = added(3);
    expect([moveItem(items, 'i0001', 1).size, moveItem(items, 'gone', 1).size]).toEqual([0, 0]);
    expect(idsOf(after(items, moveItem(items, 'i0000', 99)))).toEqual(['i0001', 'i0002', 'i0000']);
    expect(idsOf(after(items, moveItem(items, 'i0002', -5)))).toEqual(['i0002', 'i0000', 'i0001']);
    expect(['', '0', 'a0', 'A', 'z'.repeat(61), 'a-b'].map(isOrderKey)).toEqual(Array.from({ length: 6 }, () => false));
  });
});
