import { plural } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { figure } from '#languages/figure.ts';
import type { FindFoodsQuestion, QuickQuestion, Ranking } from '#ranking/ranking.ts';
import { useLive } from '#replica/database/use-live.ts';
import { membersNamed } from '#replica/members/member-queries.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { searchParameters } from './search-place.ts';

interface SeeAllProps {
  readonly question: QuickQuestion;
  /** How many stand in the short list. */
  readonly shown: number;
  readonly replaceHistory?: boolean;
  readonly onFollow?: () => void;
}

/** The end of a short list: how many the advanced search finds for the same words, and the way there. Nothing where all of them are shown. */
export function SeeAll({ question, shown, replaceHistory = false, onFollow }: SeeAllProps) {
  const taster = useTaste();
  const whole: FoodQuestion = { ...everyFood, ...question, text: question.text.trim() };
  const uploaders = useLive((replica) => membersNamed(replica, whole.text), [whole.text]);
  const asked = JSON.stringify({ question: whole, taster, uploaders: uploaders ?? [] });
  const ask = useCallback(
    (ranking: Ranking) => ranking.ask('countFoods', JSON.parse(asked) as Omit<FindFoodsQuestion, 'limit'>),
    [asked],
  );
  const { kind, answer } = useRankedAnswer(ask);
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
