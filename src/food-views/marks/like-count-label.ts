import { plural } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';

/** 'N likes', with the right word for one. */
export function likeCountLabel(count: number): string {
  const shown = figure(count);
  return plural(count, { one: `${shown} like`, other: `${shown} likes` });
}
