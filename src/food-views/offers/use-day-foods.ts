import { useEffect, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { useLive } from '#replica/database/use-live.ts';
import { documentFoodsOf } from './document-foods.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import type { layToday, todaysFoods } from './todays-foods.ts';
import { useOffered } from './use-offered.ts';

interface Rule {
  readonly todaysFoods: typeof todaysFoods;
  readonly layToday: typeof layToday;
}

/** The table of the day at an address (R36), `undefined` until it is known. Its rule is loaded on demand, because the first view has no room for it. */
export function useDayFoods(address: string, limit: number): readonly Food[] | undefined {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => void import('./todays-foods.ts').then(setRule), []);
  const told = documentFoodsOf(address);
  const read = useLive(async (replica) => rule?.todaysFoods(replica, address), [rule, address]);
  const offered = useOffered(read ?? (told.length > 0 && !isMemberExpected() ? told : undefined));
  return offered && (rule?.layToday(offered, limit) ?? offered);
}
