import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** About as much as a search engine shows. */
const LIMIT = 160;

/** What the page of a food is about, in one line for search engines and shared links (spec 1 §2); whole words, at most 160 characters. */
export function metaDescription(food: Pick<Food, 'name' | 'origin' | 'description' | 'flavours'>): string {
  const text = food.description.replace(/\s+/g, ' ').trim() || inShort(food);
  if (text.length <= LIMIT) return text;
  const cut = text.slice(0, LIMIT);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LIMIT - 1)}…`;
}

function inShort({ name, origin, flavours }: Pick<Food, 'name' | 'origin' | 'flavours'>): string {
  const food = origin === '' ? name : `${name} (${wordFor(origin)})`;
  return flavours.length === 0
    ? t`${food} and how it tastes.`
    : t`${food} tastes ${flavours.slice(0, 3).map(wordFor).join(', ')}.`;
}
