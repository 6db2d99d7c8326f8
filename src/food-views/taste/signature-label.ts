import { plural, t } from '@lingui/core/macro';
import { decodeTastings } from '#domain/tasting/decode-tastings.ts';
import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import { figure } from '#languages/figure.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { leadingTastes, leadingWords, petalsOf, type SignedFood } from './signature-petals.ts';

/** A signature as text: 'Sour 4, spicy 3.5, salty 2; fresh, crunchy. Measured by 14 tasters.' What nobody stated is not in it (R4). */
export function signatureLabel(food: SignedFood): string {
  const tastes = leadingTastes(petalsOf(food)).map(({ taste, level }) => `${wordFor(taste)} ${figure(level)}`);
  const words = leadingWords(food).map(wordFor);
  const said = [tastes, words].map((part) => part.join(', ')).filter(Boolean);
  const taste = said.length === 0 ? t`Nobody has stated how it tastes` : capital(said.join('; '));
  const { tasters } = decodeTastings(food.tastings).everyone;
  if (tasters < TASTERS_TO_MEASURE) return `${taste}.`;
  return `${taste}. ${plural(tasters, { one: 'Measured by # taster', other: 'Measured by # tasters' })}.`;
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
