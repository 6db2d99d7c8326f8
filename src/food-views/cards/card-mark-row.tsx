import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bookmark, Heart, ListPlus } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { shortFigure } from '#languages/figure.ts';
import { CompareToggle } from '#food-views/compare/compare-toggle.tsx';
import { likeCountLabel } from '#food-views/marks/like-count-label.ts';
import { MarkButton } from '#food-views/marks/mark-button.tsx';
import { useListsSheet } from '#food-views/lists/use-lists-sheet.tsx';
import { TriedMark } from '#food-views/marks/tried-mark.tsx';
import { useFoodMarks } from '#food-views/marks/use-food-marks.ts';

/** What can be done with a food on its card: like it (R15), compare it, put it on a list (R46), write down that it was tried (R44), keep it to be tried (R10). One row, below everything else. */
export function CardMarkRow({ food }: { readonly food: Food }) {
  const { marks, toggleLike, toggleWanted, openTried, sheet } = useFoodMarks(food);
  const lists = useListsSheet(food);
  const { count = food.upvotes, isLiked = false, isWanted = false } = marks ?? {};
  // Until it is known what is on, nothing is shown that would have to flip.
  const visibility = marks === undefined ? 'hidden' : 'visible';
  return (
    <chakra.div display="flex" alignItems="center" mx="-2.5" mb="-2.5">
      <MarkButton aria-pressed={isLiked} title={t`Like`} onClick={toggleLike} visibility={visibility}>
        <Heart aria-hidden />
        <chakra.span srOnly>
          <Trans>
            Like {calledName(food)}, {likeCountLabel(count)}
          </Trans>
        </chakra.span>
        {count === 0 ? null : (
          <chakra.span aria-hidden textStyle="figures">
            {shortFigure(count)}
          </chakra.span>
        )}
      </MarkButton>
      <chakra.span ms="auto">
        <CompareToggle food={food} />
      </chakra.span>
      <MarkButton aria-haspopup="dialog" title={t`Add to a list`} onClick={lists.open} visibility={visibility}>
        <ListPlus aria-hidden />
        <chakra.span srOnly>
          <Trans>Add {calledName(food)} to a list</Trans>
        </chakra.span>
      </MarkButton>
      <TriedMark food={food} isTried={marks?.isTried} onClick={openTried} />
      <MarkButton aria-pressed={isWanted} title={t`Want to try`} onClick={toggleWanted} visibility={visibility}>
        <Bookmark aria-hidden />
        <chakra.span srOnly>
          <Trans>Want to try {calledName(food)}</Trans>
        </chakra.span>
      </MarkButton>
      {sheet}
      {lists.sheet}
    </chakra.div>
  );
}

/** At the end of a line, where a card has its row: that the food was tried, in one tap. In the chunk of the row, whose parts it has. */
export function LineTried({ food }: { readonly food: Food }) {
  const { marks, openTried, sheet } = useFoodMarks(food);
  return (
    <>
      <TriedMark food={food} isTried={marks?.isTried} onClick={openTried} />
      {sheet}
    </>
  );
}
