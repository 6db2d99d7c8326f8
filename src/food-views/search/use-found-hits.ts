import { useCallback } from 'react';
import type { FoundHits, QuickQuestion } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { asksForFoods } from './quick-question.ts';
import { type RankedAnswer, useRankedAnswer } from '#food-views/offers/use-ranked.ts';

const nothing: FoundHits = { hits: [] };

/** What a search box finds; a blank question asks nothing. While it is asked, what was found before stays. */
export function useFoundHits(question: QuickQuestion): FoundHits & Pick<RankedAnswer<FoundHits>, 'kind'> {
  const asked = JSON.stringify({ ...question, text: question.text.trim() } satisfies QuickQuestion);
  const ask = useCallback(
    (ranking: Ranking) => {
      const wanted = JSON.parse(asked) as QuickQuestion;
      return asksForFoods(wanted) ? ranking.ask('searchFoods', wanted) : Promise.resolve(nothing);
    },
    [asked],
  );
  const { kind, answer } = useRankedAnswer(ask);
  return { ...(answer ?? nothing), kind };
}
