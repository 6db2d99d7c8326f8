import { describe, expect, it } from 'vitest';
import { drawnByLot, drawnOfStarter } from './judge-partners.ts';
import { freshPartners, judgedPartners, secondPartners } from './judged-partners.ts';
import { starterPartners, starterToldPartners } from './judged-starter-partners.ts';
import { shippedFoods, starterFoods } from './shipped-foods.ts';

describe('partners that were judged by hand', () => {
  it('are of the foods that the lot drew, none left out', () => {
    const { tuned, second, fresh } = drawnByLot();
    expect(judgedPartners.map(({ food }) => food).toSorted()).toEqual(tuned.toSorted());
    expect(secondPartners.map(({ food }) => food).toSorted()).toEqual(second.toSorted());
    expect(freshPartners.map(({ food }) => food).toSorted()).toEqual(fresh.toSorted());
    const starter = drawnOfStarter();
    expect(starterPartners.map(({ food }) => food)).toEqual(starter.seen);
    expect(starterToldPartners.map(({ food }) => food)).toEqual(starter.told);
  });

  it('are foods of the catalogue, each judged once', () => {
    const names = new Set([...shippedFoods, ...starterFoods].map(({ name }) => name));
    for (const { food, sensible, not } of [
      ...judgedPartners,
      ...secondPartners,
      ...freshPartners,
      ...starterPartners,
      ...starterToldPartners,
    ]) {
      const judged = [...sensible, ...not];
      expect(
        judged.filter((name) => !names.has(name)),
        food,
      ).toEqual([]);
      expect(new Set(judged).size, food).toBe(judged.length);
      // A list ends where evidence ends.
      expect(judged.length, food).toBeGreaterThanOrEqual(3);
    }
  });
});
