import type { FoodPhoto } from './food-photo.ts';
import { pictureAddress, type PictureSize } from './picture-address.ts';

/** Where a photo of a food is on this origin, in the sizes of `pictureAddress`; null while it is on its way to the server. */
export function photoAddress(
  { id, fileName }: Pick<FoodPhoto, 'id' | 'fileName'>,
  size: PictureSize,
  savesData = false,
): string | null {
  if (fileName === '') return null;
  return pictureAddress({ picture: { kind: 'file', path: `food_photos/${id}/${fileName}` } }, size, savesData);
}
