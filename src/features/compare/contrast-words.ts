import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import { type TasteContrast, tasteContrasts } from '#domain/foods/taste-contrast.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { figure } from '#languages/figure.ts';

type Tasted = Pick<Food, 'name' | 'intensities' | 'defaulted'>;

/** What sets the tastes of foods apart, in a sentence or two; empty for a food alone. */
export function contrastWords(foods: readonly Tasted[]): string {
  if (foods.length < 2) return '';
  const contrasts = tasteContrasts(foods);
  const [widest, closest] = [contrasts[0], contrasts.at(-1)];
  if (widest === undefined || closest === undefined)
    return t`Too little is stated of them to say what sets their tastes apart.`;
  if (widest.distance === 0) return t`As far as it is stated, they taste equally strong in everything.`;
  const apart = t`Furthest apart in ${wordFor(widest.taste)}: ${levelOf(widest, 'weakest')}, ${levelOf(widest, 'strongest')}.`;
  return closest.distance < widest.distance ? t`${apart} Closest in ${wordFor(closest.taste)}.` : apart;
}

function levelOf({ taste, ...foods }: TasteContrast<Tasted>, which: 'weakest' | 'strongest'): string {
  const { name, intensities } = foods[which];
  return t`${wordFor(levelWord(intensities[taste]))} (${figure(intensities[taste])}/5) in ${name}`;
}
