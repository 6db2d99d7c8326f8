import type { Food } from '#domain/foods/food.ts';
import { decodeFood } from '#domain/foods/decode-food.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { builtInSets } from '#tests/support/built-in-foods.ts';

const random = seeded(325);

/** The 325 foods of the catalogue that the project ships, as a device with both sets holds them; ids are by chance, as the server's are, for equals stand by id. */
export const shippedFoods: readonly Food[] = Object.values(builtInSets)
  .flatMap((set) => [...set.values()].flat())
  .map((row, place) => {
    const decoded = decodeFood({
      ...row,
      id: `${String(Math.floor(random() * 1e9)).padStart(10, '0')}${String(place).padStart(5, '0')}`,
    });
    if (decoded.kind === 'refused') throw new Error(`${row.slug}: ${decoded.why}`);
    return decoded.value;
  });
