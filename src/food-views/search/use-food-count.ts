import { useCallback } from 'react';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { type RankedAnswer, useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import type { FindFoodsQuestion } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useLive } from '#replica/database/use-live.ts';
import { membersNamed } from '#replica/members/member-queries.ts';

/** How many foods the advanced search finds for a question, also where nothing is asked. */
export function useFoodCount(question: FoodQuestion): RankedAnswer<number> {
  const { memberId, profile, offeredTo, disliked } = useTaste();
  const taster = { memberId, profile };
  // For a table it leaves out what speaks against it (R28); for a member alone all is found, each labelled.
  const leavesOut = disliked === null ? null : offeredTo;
  const uploaders = useLive((replica) => membersNamed(replica, question.text), [question.text]);
  const asked = JSON.stringify({ question, taster, leavesOut, uploaders: uploaders ?? [] });
  const ask = useCallback(
    (ranking: Ranking) => ranking.ask('countFoods', JSON.parse(asked) as Omit<FindFoodsQuestion, 'limit'>),
    [asked],
  );
  return useRankedAnswer(ask);
}
