import type { Food } from '#domain/foods/food.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { markedFoods } from '#tests/support/built-in-foods.ts';

const random = seeded(325);

/** The foods that everything was marked with, as a device with both sets holds them; ids are by chance, as the server's are, for equals stand by id. */
export const shippedFoods: readonly Food[] = markedFoods.map((row, place) => {
  const decoded = decodeFood({
    ...row,
    id: `${String(Math.floor(random() * 1e9)).padStart(10, '0')}${String(place).padStart(5, '0')}`,
  });
  if (decoded.kind === 'refused') throw new Error(`${row.slug}: ${decoded.why}`);
  return decoded.value;
});
