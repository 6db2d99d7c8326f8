import { useCallback } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { type Ranked, type RankedAnswer, useRanked, useRankedAnswer } from './use-ranked.ts';
import type { TasteHere } from '#replica/taste/taste-profile.ts';

/**
 * What the ranking worker offers to whoever uses this device, and to the table in force. Nothing is asked before it is read what they avoid (R28).
 *
 * @param ask the same function as long as the question is the same
 */
export function useOffers<A>(ask: (ranking: Ranking, taster: Taster) => Promise<Offered<A>>): Ranked<A> {
  const taste = useTasteOnceRead();
  const taster = taste === undefined ? null : JSON.stringify(offeredTaster(taste));
  return useRanked(
    useCallback(
      (ranking: Ranking) =>
        taster === null ? new Promise<Offered<A>>(() => undefined) : ask(ranking, JSON.parse(taster) as Taster),
      [ask, taster],
    ),
  );
}

/** As `useOffers`, for an answer that is no list and holds an offer among other things. */
export function useOfferingAnswer<A>(ask: (ranking: Ranking, taster: Taster) => Promise<A>): RankedAnswer<A> {
  const taste = useTasteOnceRead();
  const taster = taste === undefined ? null : JSON.stringify(offeredTaster(taste));
  return useRankedAnswer(
    useCallback(
      (ranking: Ranking) =>
        taster === null ? new Promise<A>(() => undefined) : ask(ranking, JSON.parse(taster) as Taster),
      [ask, taster],
    ),
  );
}

/** At most 4 foods of a like taste, first those that its record names (spec 1 §2 and §9). */
export function useSimilarFoods({ id, similarFoods }: Pick<Food, 'id' | 'similarFoods'>): Ranked<FoodId> {
  return useOffers(
    useCallback(
      (ranking: Ranking, taster: Taster) => ranking.ask('similarFoods', { foodId: id, taster, names: similarFoods }),
      [id, similarFoods],
    ),
  );
}

/** To whom the ranking worker offers: the member, with what anybody of the table in force avoids and does not like. */
function offeredTaster({ memberId, offeredTo, disliked }: TasteHere): Taster {
  return { memberId, profile: offeredTo, ...(disliked === null ? {} : { disliked }) };
}
