import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { RatingCount } from '#domain/reviews/rating-counts.ts';
import { reviewCountLabel } from '#food-views/cards/food-rating.tsx';
import { figure } from '#languages/figure.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';

/** How often each number of stars was given: bars for the eye, sentences for a screen reader. */
export function RatingHistogram({ counts }: { readonly counts: readonly RatingCount[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <chakra.ul aria-label={t`How it was rated`} display="grid" gap="1" flex="1 1 16rem" maxW="24rem">
      {counts.map(({ stars, count }) => (
        <li key={stars}>
          <chakra.span srOnly>
            {plural(stars, { one: '# star', other: '# stars' })}: {reviewCountLabel({ reviewCount: count })}
          </chakra.span>
          <chakra.span aria-hidden display="flex" alignItems="center" gap="2" fontSize="sm" textStyle="figures">
            <chakra.span width="2rem" textAlign="end" color="ink.muted" whiteSpace="nowrap">
              {stars} ★
            </chakra.span>
            <chakra.span flex="1" height="2.5" borderRadius="full" bg="track" overflow="hidden" data-track>
              <chakra.span
                display="block"
                height="full"
                borderRadius="full"
                bg="saffron.solid"
                css={{ [forcedColours]: { bg: 'CanvasText' } }}
                style={{ width: `${(count / most) * 100}%` }}
              />
            </chakra.span>
            <chakra.span minW="2rem">{count === 0 ? '' : figure(count)}</chakra.span>
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}
