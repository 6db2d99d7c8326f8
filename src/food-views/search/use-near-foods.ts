import { useCallback, useEffect, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { nearestNames, piecesOf, spellingsOf } from '#domain/search/near-names.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useRanked } from '#food-views/offers/use-ranked.ts';
import type { FarFood } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';

const SHOWN = 3;
/** Milliseconds without a further letter: it takes as long as a search of many words. */
const AT_REST = 250;

export interface NearFood {
  readonly id: FoodId;
  readonly name: string;
  readonly nativeName: string;
  readonly localName: string;
  readonly origin: string;
  /** undefined where its row is not on this device. */
  readonly food: Food | undefined;
  readonly facts: Food | FarFood;
}

/** What may have been meant by a text that finds nothing: at most 3 foods by their names, the nearest first. */
export function useNearFoods(text: string): readonly NearFood[] {
  const asked = useAtRest(text);
  const ask = useCallback(
    (ranking: Ranking) => (asked === '' ? Promise.resolve([]) : idsNear(ranking, asked)),
    [asked],
  );
  const ids = useRanked(ask).answer;
  const rows = useLive((replica) => foodsByIds(replica, ids), [ids.join(' ')]);
  const far = useFarFoods(ids, rows);
  const here = new Map(rows?.map((food) => [food.id, food]));
  const foods = ids.flatMap((id): NearFood[] => {
    const food = here.get(id);
    const facts = food ?? far.get(id);
    if (facts === undefined) return [];
    const { name, nativeName, origin } = facts;
    const localName = ('translation' in facts ? facts.translation?.name : facts.localName) ?? '';
    return [{ id, name, nativeName, localName, origin, food, facts }];
  });
  return nearestNames(asked, foods, {
    namesOf: ({ name, nativeName, localName }) => [name, nativeName, localName],
    limit: SHOWN,
  });
}

async function idsNear(ranking: Ranking, text: string): Promise<readonly FoodId[]> {
  const [read, named] = await Promise.all([
    ranking.ask('readMenu', spellingsOf(text)),
    ranking.ask('foodsNamed', piecesOf(text)),
  ]);
  return [
    ...new Set([
      ...read.flatMap((match) => (match.kind === 'unknown' ? [] : [match.id])),
      ...named.map(({ id }) => id),
    ]),
  ];
}

/** The text, once nothing more is typed. */
function useAtRest(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), AT_REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text ? rested : '';
}
