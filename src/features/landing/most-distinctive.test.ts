import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { mostDistinctive } from './most-distinctive.ts';

const drawn = { kind: 'address', url: '/pictures/a.svg' } as const;
const flat = { sweet: 2, salty: 2, sour: 2, bitter: 2, umami: 2, spicy: 2 };

describe('the food that introduces Foretaste', () => {
  it('is the one whose tastes differ most', () => {
    const mild = aFood({ id: 'a' as FoodId, picture: drawn, intensities: flat, defaulted: [] });
    const bold = aFood({ id: 'b' as FoodId, picture: drawn, intensities: { ...flat, spicy: 5 }, defaulted: [] });
    expect(mostDistinctive([mild, bold])).toBe(bold);
  });

  it('R4: takes no typical value for a taste', () => {
    const stated = aFood({ id: 'a' as FoodId, picture: drawn, intensities: { ...flat, sour: 3 }, defaulted: [] });
    const assumed = aFood({
      id: 'b' as FoodId,
      picture: drawn,
      intensities: { ...flat, spicy: 5 },
      defaulted: ['spicy'],
    });
    expect(mostDistinctive([assumed, stated])).toBe(stated);
  });

  it('has a picture where any food has one', () => {
    const plain = aFood({
      id: 'a' as FoodId,
      picture: { kind: 'none' },
      intensities: { ...flat, spicy: 5 },
      defaulted: [],
    });
    const pictured = aFood({ id: 'b' as FoodId, picture: drawn, intensities: flat, defaulted: [] });
    expect(mostDistinctive([plain, pictured])).toBe(pictured);
  });

  it('is null where there is no food', () => {
    expect(mostDistinctive([])).toBeNull();
  });
});
