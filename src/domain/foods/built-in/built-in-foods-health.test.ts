import { describe, expect, it } from 'vitest';
import { builtInFoods, faults } from '#tests/support/built-in-foods.ts';
import { isMisread, misreadings } from '#domain/testing/records/misreadings.ts';
import { safetyFaults } from '#domain/testing/safety-faults.ts';

describe('the built-in foods on health', () => {
  it('state what is in them, or may be, as their ingredients, texts and warnings do (R28)', () => {
    expect(faults((food) => safetyFaults(food).filter((fault) => !isMisread(food.slug, fault)))).toEqual([]);
  });

  it('are misread only where a reason is given, and no reason outlives its misreading', () => {
    const idle = Object.entries(misreadings).flatMap(([slug, reasons]) => {
      const found = builtInFoods.filter((food) => food.slug === slug).flatMap(safetyFaults);
      return Object.keys(reasons)
        .filter((beginning) => !found.some((fault) => fault.startsWith(beginning)))
        .map((beginning) => `${slug}: ${beginning}`);
    });
    expect(idle).toEqual([]);
  });

  it('would be caught with an allergen left out of the list, or with a wrong flag turned to yes', () => {
    const flags = ['vegan', 'gluten_free', 'dairy_free', 'nut_free', 'alcohol_free', 'pork_free'];
    expect(
      faults(function* check(food) {
        const known = safetyFaults(food).length;
        for (const left of food.allergens) {
          const changed = { ...food, allergens: food.allergens.filter((allergen) => allergen !== left) };
          if (safetyFaults(changed).length <= known) yield `${left} may be left out`;
        }
        for (const flag of flags.filter((name) => food.dietary_info[name] === false)) {
          const changed = { ...food, dietary_info: { ...food.dietary_info, [flag]: true } };
          if (safetyFaults(changed).length <= known) yield `${flag} may be yes`;
        }
      }),
    ).toEqual([]);
  });
});
