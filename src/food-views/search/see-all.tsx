import { plural } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { figure } from '#languages/figure.ts';
import type { QuickQuestion } from '#ranking/question-shapes.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { searchParameters } from './search-place.ts';
import { useFoodCount } from './use-food-count.ts';

interface SeeAllProps {
  readonly question: QuickQuestion;
  /** How many stand in the short list. */
  readonly shown: number;
  readonly replaceHistory?: boolean;
  readonly onFollow?: () => void;
}

/** The end of a short list: how many the advanced search finds for the same words, and the way there. Nothing where all of them are shown. */
export function SeeAll({ question, shown, replaceHistory = false, onFollow }: SeeAllProps) {
  const whole: FoodQuestion = { ...everyFood, ...question, text: question.text.trim() };
  const { kind, answer } = useFoodCount(whole);
  if (kind !== 'answered' || answer === null || answer <= shown) return null;
  const total = figure(answer);
  return (
    <LinkButton asChild tone="ghost" wide mt="1">
      <Link
        to={`/advanced-search?${searchParameters(whole).toString()}`}
        replace={replaceHistory}
        {...(onFollow === undefined ? {} : { onClick: onFollow })}
      >
        {plural(answer, { one: `See ${total} result`, other: `See all ${total} results` })}
        <ArrowRight aria-hidden />
      </Link>
    </LinkButton>
  );
}
