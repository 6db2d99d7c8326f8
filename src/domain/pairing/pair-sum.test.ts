import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { approval, decodePairSum, type PartnerVotes } from './pair-sum.ts';
import { pairFoods } from './pair-foods.ts';
import { noPairingFilters, type PairingStyle } from './pairing.ts';

const anyCounts = fc.record({ great: fc.nat(50), fine: fc.nat(50), clash: fc.nat(50) });

describe('how members liked a pair (R31)', () => {
  it('R31: lies between 0 and 1, and another great raises it while another clash lowers it', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const before = approval(counts);
        expect(before).toBeGreaterThan(0);
        expect(before).toBeLessThan(1);
        expect(approval({ ...counts, great: counts.great + 1 })).toBeGreaterThan(before);
        expect(approval({ ...counts, clash: counts.clash + 1 })).toBeLessThan(before);
      }),
    );
    expect(approval({ great: 0, fine: 0, clash: 0 })).toBe(0.5);
  });

  it.each([
    [{ one: 'a', other: 'b', great: 5 }, 'valid'],
    [{ one: 'a', other: 'b', great: 2, fine: 2, clash: 1 }, 'valid'],
    [{ one: 'a', other: 'b', great: 4 }, 'refused'],
    [{ one: 'a', other: 'a', great: 9 }, 'refused'],
    [{ one: 'a', great: 9 }, 'refused'],
    [{ one: 'a', other: 'b', great: -9, clash: 'x' }, 'refused'],
    [null, 'refused'],
    ['x', 'refused'],
  ])('R31: %j is %s', (row, kind) => {
    expect(decodePairSum(row).kind).toBe(kind);
  });
});

const [curry, tea, cake] = ['curry', 'tea', 'cake'] as [FoodId, FoodId, FoodId];
const dish = (id: FoodId, parts: Partial<Food> = {}) =>
  aFood({ id, name: id, origin: 'Thai', flavours: ['umami', 'rich'], defaulted: [], ...parts });

describe('members who had both, as evidence (R31)', () => {
  const tasteless = { flavours: ['odd'], intensities: { ...aFood().intensities, sweet: 5 } };
  const foods = [
    dish(curry, { bestPairedWith: ['tea'] }),
    dish(tea),
    dish(cake, { origin: 'Bolivian', ...tasteless }),
    dish('salad' as FoodId),
    dish('bread' as FoodId, { textures: ['crisp'], intensities: { ...aFood().intensities, sour: 4 } }),
  ];
  const ask = (memberVotes: readonly PartnerVotes[], style: PairingStyle = 'complement') =>
    pairFoods(foods, { foodId: curry, style, profile: null, filters: noPairingFilters, memberVotes });
  const votes = (partner: string, great: number, clash: number): PartnerVotes => ({
    partner: partner as FoodId,
    great,
    fine: 0,
    clash,
  });
  const found = (list: ReturnType<typeof ask>, id: string) => list.find((one) => one.id === id);

  it('R31: make a partner of what no record speaks of, below what records state and above what shares a table, and say how many', () => {
    expect(found(ask([]), cake)).toBeUndefined();
    const list = ask([votes(cake, 12, 1)], 'contrast');
    expect(found(list, cake)?.evidence).toMatchObject({
      tier: 'members',
      facts: [{ kind: 'had-both', great: 12, fine: 0, clash: 1 }],
    });
    expect(list.map(({ evidence }) => evidence.tier).slice(0, 3)).toEqual(['named', 'members', 'table']);
  });

  it('R31: that they clash takes away what only shares a table, weakens what a record names, and is said there', () => {
    expect(found(ask([]), 'bread')?.evidence.tier).toBe('table');
    expect(found(ask([votes('bread', 1, 9)]), 'bread')).toBeUndefined();
    const [before, after] = [found(ask([]), tea), found(ask([votes(tea, 1, 9)]), tea)];
    expect(after?.evidence.tier).toBe('named');
    expect(after?.confidence ?? 99).toBeLessThan(before?.confidence ?? 0);
    expect(after?.evidence.facts[1]).toEqual({ kind: 'had-both', great: 1, fine: 0, clash: 9 });
  });

  it('R31: the more of them liked it, the better it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('tea', 'bread', 'cake'),
        anyCounts.filter(({ great, fine, clash }) => great + fine + clash >= 5),
        (partner, counts) => {
          const worth = (great: number) =>
            found(ask([{ ...counts, partner: partner as FoodId, great }]), partner)?.evidence.worth ?? 0;
          expect(worth(counts.great + 5)).toBeGreaterThanOrEqual(worth(counts.great));
          expect(worth(counts.great)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
