import { photoAddress } from '#domain/foods/photo-address.ts';
import type { PictureSize } from '#domain/foods/picture-address.ts';
import type { FoodPhoto } from '#domain/foods/food-photo.ts';
import { useLive } from '#replica/database/use-live.ts';
import { waitingPhoto } from '#replica/foods/waiting-photos.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';
import { useSavesData } from '#ui/device/device-preferences.ts';

/** Where a photo is to be had: on this device while it waits there, else on the server [S17]; null until that is known, and where it is nowhere. */
export function usePhotoSource(photo: FoodPhoto, size: PictureSize): string | null {
  const waiting = useLive((replica) => waitingPhoto(replica, photo.id), [photo.id]);
  const here = useObjectUrl(waiting ?? null);
  const savesData = useSavesData();
  if (waiting === undefined) return null;
  if (waiting !== null) return here;
  return photoAddress(photo, size, savesData);
}
