import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { asksNothing } from '#food-views/search/search-place.ts';
import { useFoodCount } from '#food-views/search/use-food-count.ts';
import { figure } from '#languages/figure.ts';
import { Button } from '#ui/elements/button.tsx';
import { activeFilters } from './active-filters.ts';

interface FilterActionsProps {
  readonly question: FoodQuestion;
  readonly onQuestion: (question: FoodQuestion) => void;
  readonly onShow: () => void;
}

/** Below the filters: takes all of them off, and leads to what they leave, with its number. */
export function FilterActions({ question, onQuestion, onShow }: FilterActionsProps) {
  const { answer } = useFoodCount(question);
  return (
    // Where both have no room beside each other, what leads on stands above, and each has the whole width.
    <chakra.div display="flex" flexWrap="wrap-reverse" gap="2" width="full">
      <Button
        tone="ghost"
        size="sm"
        minH="target"
        px="2"
        flex="1 0 auto"
        disabled={activeFilters(question).length === 0}
        onClick={() => onQuestion(withoutFilters(question))}
      >{t`Reset`}</Button>
      <Button flex="99 0 auto" whiteSpace="nowrap" px="3" onClick={onShow}>
        {answer === null || asksNothing(question) ? t`Show foods` : foundWords(answer)}
      </Button>
    </chakra.div>
  );
}

/** Text and order are no filters. */
export function withoutFilters({ text, sort }: FoodQuestion): FoodQuestion {
  return { ...everyFood, text, sort };
}

function foundWords(total: number): string {
  if (total === 0) return t`No foods found`;
  const shown = figure(total);
  return plural(total, { one: `Show ${shown} food`, other: `Show ${shown} foods` });
}
