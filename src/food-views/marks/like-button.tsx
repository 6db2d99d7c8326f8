import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Heart } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { shortFigure } from '#languages/figure.ts';
import { likeCountLabel } from './like-count-label.ts';
import { MarkButton } from './mark-button.tsx';
import { useFoodMarks } from './use-food-marks.ts';

/** The heart at the corner of the picture on a food's page, with how many liked it (R15). */
export function LikeButton({ food }: { readonly food: Food }) {
  const { marks, toggleLike } = useFoodMarks(food);
  const { count = food.upvotes, isLiked = false } = marks ?? {};
  return (
    <MarkButton
      aria-pressed={isLiked}
      title={t`Like`}
      onClick={toggleLike}
      visibility={marks === undefined ? 'hidden' : 'visible'}
      bg="paper.card"
      shadow="lifted"
    >
      <Heart aria-hidden />
      <chakra.span srOnly>{count === 0 ? t`Like` : t`Like, ${likeCountLabel(count)}`}</chakra.span>
      {count === 0 ? null : (
        <chakra.span aria-hidden textStyle="figures">
          {shortFigure(count)}
        </chakra.span>
      )}
    </MarkButton>
  );
}
