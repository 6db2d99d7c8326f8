import type { Food } from './food.ts';

export type PictureSize = 'card' | 'thumb' | 'full';

/** By the size in which it is drawn, usually and where data is saved. */
const thumbs: Readonly<Record<PictureSize, { readonly usual: string; readonly small: string }>> = {
  full: { usual: '', small: '?thumb=480x360' },
  card: { usual: '?thumb=480x360', small: '?thumb=240x180' },
  thumb: { usual: '?thumb=96x96', small: '?thumb=96x96' },
};

/**
 * Where a food's picture is on this origin: 'card' 480x360, 'thumb' 96x96, 'full' as stored; null where there is none.
 *
 * @param savesData a size smaller
 */
export function pictureAddress(
  { picture }: Pick<Food, 'picture'>,
  size: PictureSize,
  savesData = false,
): string | null {
  switch (picture.kind) {
    case 'none':
      return null;
    case 'address':
      return picture.url;
    case 'file':
      return `/api/files/${picture.path}${thumbs[size][savesData ? 'small' : 'usual']}`;
  }
}

/** Every address at which some screen may ask for a food's picture, the largest first: a food that is kept offline has them all. */
export function pictureAddresses(food: Pick<Food, 'picture'>): readonly string[] {
  const sizes: readonly PictureSize[] = ['full', 'card', 'thumb'];
  const addresses = sizes.flatMap((size) => [false, true].map((savesData) => pictureAddress(food, size, savesData)));
  return [...new Set(addresses.filter((address) => address !== null))];
}
