import { plural } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';

/** '12 foods'. */
export function countInWords(count: number): string {
  const foods = figure(count);
  return plural(count, { one: `${foods} food`, other: `${foods} foods` });
}
