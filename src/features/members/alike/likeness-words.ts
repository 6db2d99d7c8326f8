import { plural, t } from '@lingui/core/macro';
import { LEAST_SHARED, type Likeness, type TasteMate, TASTES_ALIKE } from '#domain/liking/taste-likeness.ts';
import { assertNever } from '#prelude/assert-never.ts';

/** How alike two members taste, with the number of foods that it rests on (R46); '' where it is kinder to say nothing. */
export function likenessWords(likeness: Likeness): string {
  const { shared } = likeness;
  switch (likeness.kind) {
    case 'alike': {
      const figure = figureWords(likeness);
      if (likeness.percent >= TASTES_ALIKE) return t`You two taste alike: ${figure}`;
      if (likeness.percent > 100 - TASTES_ALIKE) return t`You two taste neither alike nor unlike: ${figure}`;
      return t`You two taste differently: ${figure}`;
    }
    case 'few':
      return shared === 0
        ? ''
        : plural(shared, {
            one: `You both rated # food. From ${LEAST_SHARED} on you see how alike you taste.`,
            other: `You both rated # foods. From ${LEAST_SHARED} on you see how alike you taste.`,
          });
    case 'unsaid':
      return t`You both rated ${shared} foods, but one of you hardly tells them apart. That says nothing about taste.`;
    default:
      return assertNever(likeness);
  }
}

/** '86% over 12 foods': never without the number of foods. */
export function figureWords({ percent, shared }: Pick<TasteMate, 'percent' | 'shared'>): string {
  return t`${percent}% over ${shared} foods`;
}
