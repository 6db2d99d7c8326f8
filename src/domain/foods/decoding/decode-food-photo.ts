import type { FoodPhoto } from '#domain/foods/food-photo.ts';
import { creditProblem, photoLicences } from '#domain/photo/photo-licence.ts';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { FoodId, MemberId, PhotoId } from '#domain/values/ids/ids.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A stored file's name holds no path. */
const fileForm = /^[\w-][\w.-]*$/;

/** A photo of a food from a row. Refused without id or food, and without a whole credit: what cannot be credited is not shown (R45). */
export function decodeFoodPhoto(value: unknown): Decoded<FoodPhoto> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as PhotoId | null;
  const foodId = readId(columns?.value('food')) as FoodId | null;
  if (columns === null || id === null) return refused('A photo must have an id.');
  if (foodId === null) return refused('A photo must name its food.');
  const memberId = readId(columns.value('user')) as MemberId | null;
  const [author, source, image] = [columns.text('author'), columns.text('source'), columns.text('image')];
  const licence = photoLicences.find((known) => known === columns.text('licence'));
  const isMembers = memberId !== null;
  if (licence === undefined || creditProblem({ isMembers, licence, author, source }) !== null)
    return refused('A photo must have its credit.');
  return valid({
    id,
    foodId,
    memberId,
    fileName: fileForm.test(image) ? image : '',
    licence,
    caption: columns.text('caption'),
    author,
    source,
    isHidden: columns.value('is_hidden') === true,
    createdAt: columns.moment('created'),
  });
}
