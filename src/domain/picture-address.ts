import type { Food } from './food.ts';

/** Where a food's picture is on this origin: 'card' 480x360, 'thumb' 96x96, 'full' as stored; null where there is none. */
export function pictureAddress({ id, picture }: Pick<Food, 'id' | 'picture'>, size: 'card' | 'thumb' | 'full'): string | null {
  switch (picture.kind) {
    case 'none':
      return null;
    case 'address':
      return picture.url;
    case 'file': {
      const thumb = { card: '?thumb=480x360', thumb: '?thumb=96x96', full: '' }[size];
      return `/api/files/foods/${id}/${picture.fileName}${thumb}`;
    }
  }
}
