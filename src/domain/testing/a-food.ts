import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';

/** A food for tests: decoded from an otherwise empty row, then with the parts that the test is about. */
export function aFood(parts: Partial<Food> = {}): Food {
  const decoded = decodeFood({ id: parts.id ?? 'food00000000001', name: 'Miso soup' });
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return { ...decoded.value, ...parts };
}
