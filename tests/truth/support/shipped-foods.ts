import type { Food } from '#domain/foods/food.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { FoodRecord } from '#domain/testing/records/food-record.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import { builtInSets, laterFiles, markedFoods } from '#tests/support/built-in-foods.ts';

/** As a device holds them; ids are by chance, as the server's are, for equals stand by id. */
function decoded(rows: readonly FoodRecord[], seed: number): readonly Food[] {
  const random = seeded(seed);
  return rows.map((row, place) => {
    const read = decodeFood({
      ...row,
      id: `${String(Math.floor(random() * 1e9)).padStart(10, '0')}${String(place).padStart(5, '0')}`,
    });
    if (read.kind === 'refused') throw new Error(`${row.slug}: ${read.why}`);
    return read.value;
  });
}

/** The foods that everything was marked with first. */
export const shippedFoods: readonly Food[] = decoded(markedFoods, 325);

/** The whole starter catalogue, which every server begins with. */
const inOrder = [...builtInSets.starter].toSorted(
  ([one], [other]) => Number(laterFiles.has(one)) - Number(laterFiles.has(other)),
);
export const starterFoods: readonly Food[] = decoded(
  inOrder.flatMap(([, foods]) => foods),
  709,
);

/** How many of them, its first, were there when lots were drawn of it. */
export const starterOfLots = inOrder.flatMap(([file, foods]) => (laterFiles.has(file) ? [] : foods)).length;
