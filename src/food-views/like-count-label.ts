import { plural } from '@lingui/core/macro';

/** 'N likes', with the right word for one. */
export function likeCountLabel(count: number): string {
  return plural(count, { one: '# like', other: '# likes' });
}
