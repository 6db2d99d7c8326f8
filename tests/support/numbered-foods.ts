import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { FoodRecord } from '#domain/testing/records/food-record.ts';

/** Records as a device decodes them; their ids count from 0. @throws {Error} where one is refused */
export function numberedFoods(records: readonly FoodRecord[]): readonly Food[] {
  return records.map((record, place) => {
    const decoded = decodeFood({ ...record, id: `food${String(place).padStart(11, '0')}` });
    if (decoded.kind === 'refused') throw new Error(`${record.slug}: ${decoded.why}`);
    return decoded.value;
  });
}
