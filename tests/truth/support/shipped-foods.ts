import type { Food } from '#domain/food.ts';
import { decodeFood } from '#domain/decode-food.ts';
import { builtInSets } from '#tests/support/built-in-foods.ts';

/** The 325 foods of the catalogue that the project ships, as a device with both sets holds them; ids are made of their places. */
export const shippedFoods: readonly Food[] = Object.values(builtInSets)
  .flatMap((set) => [...set.values()].flat())
  .map((row, place) => {
    const decoded = decodeFood({ ...row, id: `food${String(place).padStart(11, '0')}` });
    if (decoded.kind === 'refused') throw new Error(`${row.slug}: ${decoded.why}`);
    return decoded.value;
  });
