import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';

/**
 * The food that a row of these columns is; it has an id where they give none.
 *
 * @throws Error when it is refused
 */
export function decodedFood(columns: object): Food {
  const result = decodeFood({ id: 'abcdefghijklmno', ...columns });
  if (result.kind === 'refused') throw new Error(result.why);
  return result.value;
}
