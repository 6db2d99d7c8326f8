import type { ReactNode } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { type PictureSize, pictureAddress } from '#domain/foods/picture-address.ts';
import { recordsWithPhotos, waitingPhoto } from '#replica/foods/waiting-photos.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useSavesData } from '#ui/device/device-preferences.ts';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { StockPicture } from './stock-picture.tsx';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';

interface FoodPictureProps {
  readonly food: Food;
  /** 'card' and 'thumb' are small and loaded when they come into view; 'full' is the one at the top of a page, loaded at once. */
  readonly size: PictureSize;
  /** Width to height. */
  readonly ratio?: string;
  readonly rounded?: 'none' | 'md' | 'lg' | 'xl' | 'full';
  /** What a screen reader says; nothing where the food's name stands beside it. */
  readonly alt?: string;
  /** Laid over the picture. */
  readonly children?: ReactNode;
}

/** A food's picture: the photo that still waits on this device first, else the server's, else one drawn on the device [S17]. */
export function FoodPicture({ food, size, ratio = '4 / 3', rounded = 'none', alt = '', children }: FoodPictureProps) {
  // Only a member's can wait: nobody else's picture waits for what the device answers.
  const hasPhoto = useLive(recordsWithPhotos, [])?.includes(food.id) ?? (isMemberExpected() ? undefined : false);
  const photo = useLive(hasPhoto ? (replica) => waitingPhoto(replica, food.id) : undefined, [food.id]);
  const waiting = hasPhoto === false ? null : photo;
  const savesData = useSavesData();
  const waitingUrl = useObjectUrl(waiting ?? null);
  const isRead = waiting === null || (waiting !== undefined && waitingUrl !== null);
  const src = isRead ? (waitingUrl ?? pictureAddress(food, size, savesData)) : undefined;
  // A drawing of the catalogue that did not come has a cousin that needs no connection; a photo has none.
  const whenMissing = food.picture.kind === 'address' ? <StockPicture food={food} /> : undefined;
  return (
    <ImageBox src={src} alt={alt} ratio={ratio} rounded={rounded} priority={size === 'full'} whenMissing={whenMissing}>
      {src === null ? <StockPicture food={food} /> : null}
      {children}
    </ImageBox>
  );
}
