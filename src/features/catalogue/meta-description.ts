import { t } from '@lingui/core/macro';
import type { Food } from '#domain/food.ts';

/** About as much as a search engine shows. */
const LIMIT = 160;

/** What the page of a food is about, in one line for search engines and shared links (spec 1 §2); whole words, at most 160 characters. */
export function metaDescription(food: Pick<Food, 'name' | 'origin' | 'description' | 'flavours'>): string {
  const taste = food.flavours.length > 0 ? `tastes ${food.flavours.slice(0, 3).join(', ')}` : t`and how it tastes`;
  const text = food.description.replace(/\s+/g, ' ').trim() || `${food.name}${food.origin ? ` (${food.origin})` : ''} ${taste}.`;
  if (text.length <= LIMIT) return text;
  const cut = text.slice(0, LIMIT);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LIMIT - 1)}…`;
}
