import type { FoodPicture } from '#domain/foods/food.ts';
import type { Columns } from '#domain/values/read-columns.ts';

/** A stored file's name holds no path. */
const fileName = /^[\w-][\w.-]*$/;

/** A path on this origin: one slash, no backslash, so that no other host can be meant. */
const ownAddress = /^\/(?![/\\])[^\s\\]*$/;

/** The picture of a food: the uploaded file before the seeded address (spec 1 §3, image_url, also seen as image). */
export function decodePicture(columns: Columns): FoodPicture {
  const image = columns.text('image');
  if (fileName.test(image)) return { kind: 'file', fileName: image };
  const url = [image, columns.text('image_url')].find((address) => ownAddress.test(address));
  return url === undefined ? { kind: 'none' } : { kind: 'address', url };
}
