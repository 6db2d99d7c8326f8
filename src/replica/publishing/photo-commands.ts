import { PHOTOS_OF_A_MEMBER } from '#domain/foods/food-photo.ts';
import type { PhotoLicence } from '#domain/photo/photo-licence.ts';
import type { FoodId, PhotoId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';
import { photosOfFood } from './photo-queries.ts';

interface NewPhoto {
  readonly foodId: FoodId;
  /** Prepared on this device: a JPEG without anything but the picture (R8). */
  readonly file: FileToSend;
  readonly licence: PhotoLicence;
  readonly caption: string;
  /** Somebody else's, which an admin adds; null: the member's own. */
  readonly credit: { readonly author: string; readonly source: string } | null;
}

/** Adds a photo of a food (R45); it waits on the device beside its row [S17]. 'missing': the member has as many of this food as there may be. */
export function addFoodPhoto(
  replica: Replica,
  { foodId, file, licence, caption, credit }: NewPhoto,
): Promise<WriteOutcome<{ photoId: PhotoId }>> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database, newId } = replica;
    const food = await database.rows('foods').get(foodId);
    if (credit === null) {
      const own = (await photosOfFood(replica, foodId)).filter(({ isOwn }) => isOwn);
      if (own.length >= PHOTOS_OF_A_MEMBER) return { kind: 'missing' };
    }
    const photoId = newId.record() as PhotoId;
    const columns = {
      food: foodId,
      user: credit === null ? memberId : '',
      licence,
      caption: caption.trim(),
      author: credit?.author.trim() ?? '',
      source: credit?.source.trim() ?? '',
    };
    return {
      mutations: [
        {
          member: memberId,
          collection: 'food_photos',
          record: photoId,
          kind: 'create',
          columns,
          files: { image: file },
          after: [foodId],
          about: textColumn(food, 'name'),
        },
      ],
      saved: { photoId },
    };
  });
}

/** Deletes an own photo, or as an admin one that is no member's. */
export function deleteFoodPhoto(replica: Replica, photoId: PhotoId, heldFor = 0): Promise<WriteOutcome<Undoable>> {
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const { database } = replica;
      const row = await database.rows('food_photos').get(photoId);
      const waits = await database.outbox.where('record').equals(photoId).first();
      const foodId = textColumn(row, 'food') || textColumn({ id: photoId, ...waits?.columns }, 'food');
      if (foodId === '') return null;
      const food = await database.rows('foods').get(foodId);
      return { member: memberId, collection: 'food_photos', record: photoId, about: textColumn(food, 'name') };
    },
    heldFor,
  );
}
