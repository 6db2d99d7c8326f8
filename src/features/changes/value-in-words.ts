import { t } from '@lingui/core/macro';
import type { Json } from '#domain/values/json.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { decodeTasting } from '#domain/tasting/decode-tasting.ts';
import { tasteLabel } from '#food-views/taste/taste-bar.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { figure } from '#languages/figure.ts';

/** What a column held, for its author: a text as it is, a list by its entries, how a food tasted as it was answered. */
export function valueInWords(column: string, value: Json): string {
  if (value === null || value === '') return t`nothing`;
  if (column === 'tasting') return tastingInWords(value);
  if (Array.isArray(value)) return value.map((entry: Json) => valueInWords(column, entry)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function tastingInWords(value: Json): string {
  const tasting = decodeTasting(value);
  if (tasting === null) return t`nothing`;
  const levels = intensityNames.flatMap((name) => {
    const level = tasting.levels[name];
    return level === undefined ? [] : [`${tasteLabel(name)} ${figure(level)}`];
  });
  return [...levels, ...tasting.words.map(({ word, agrees }) => `${wordFor(word)}: ${agrees ? t`Yes` : t`No`}`)].join(
    ', ',
  );
}
