import { useEffect, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { documentFoodsOf } from './document-foods.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import type { askForTable, layToday, todaysFoods } from './todays-foods.ts';
import { useOffered } from './use-offered.ts';

interface Rule {
  readonly todaysFoods: typeof todaysFoods;
  readonly askForTable: typeof askForTable;
  readonly layToday: typeof layToday;
}

/** The table of the day at an address (R36), `undefined` until it is known. Its rule is loaded on demand, because the first view has no room for it. */
export function useDayFoods(address: string, limit: number): readonly Food[] | undefined {
  const [rule, setRule] = useState<Rule | null>(null);
  const [replica, ranking] = [useReplica(), useRanking()];
  useEffect(() => void import('./todays-foods.ts').then(setRule), []);
  useEffect(() => void rule?.askForTable(replica, ranking).catch(() => undefined), [rule, replica, ranking]);
  const told = documentFoodsOf(address);
  const read = useLive(async (from) => rule?.todaysFoods(from, address), [rule, address]);
  const offered = useOffered(read ?? (told.length > 0 && !isMemberExpected() ? told : undefined));
  return offered && (rule?.layToday(offered, limit) ?? offered);
}
