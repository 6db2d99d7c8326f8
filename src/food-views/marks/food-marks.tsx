import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Bookmark, CircleCheck, Heart } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { figure } from '#languages/figure.ts';
import { Button } from '#ui/elements/button.tsx';
import { likeCountLabel } from './like-count-label.ts';
import { useFoodMarks } from './use-food-marks.ts';

const pressed = {
  '&[aria-pressed=true]': {
    bg: 'paprika.soft',
    borderColor: 'paprika.text',
    color: 'paprika.text',
    '& svg[data-fills]': { fill: 'currentColor' },
  },
} as const;

/** Like, 'Want to try' and 'Tried' on a food's page (R10, R15); of the last two at most one is on. */
export function FoodMarks({ food }: { readonly food: Food }) {
  const { marks, toggleLike, toggleSaved } = useFoodMarks(food);
  const { count = food.upvotes, isLiked = false, saved = null } = marks ?? {};
  // All three in one row of a phone.
  const shape = {
    tone: 'outline',
    size: 'sm',
    minH: 'target',
    px: { base: '2.5', md: '3.5' },
    gap: { base: '1.5', md: '2' },
    flexGrow: { base: '1', md: '0' },
  } as const;
  const shared = { ...shape, css: pressed, visibility: marks === undefined ? 'hidden' : 'visible' } as const;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={{ base: '1.5', md: '2' }} width={{ base: 'full', md: 'auto' }}>
      <Button {...shared} aria-pressed={isLiked} onClick={toggleLike}>
        <Heart aria-hidden data-fills />
        <chakra.span srOnly>{count === 0 ? t`Like` : t`Like, ${likeCountLabel(count)}`}</chakra.span>
        <chakra.span aria-hidden hideBelow="md">{t`Like`}</chakra.span>
        {count === 0 ? null : (
          <chakra.span aria-hidden textStyle="figures" fontWeight="normal">
            {figure(count)}
          </chakra.span>
        )}
      </Button>
      <Button {...shared} aria-pressed={saved === 'want_to_try'} onClick={() => void toggleSaved('want_to_try')}>
        <Bookmark aria-hidden data-fills />
        {t`Want to try`}
      </Button>
      <Button {...shared} aria-pressed={saved === 'tried'} onClick={() => void toggleSaved('tried')}>
        <CircleCheck aria-hidden />
        {t`Tried`}
      </Button>
    </chakra.div>
  );
}
