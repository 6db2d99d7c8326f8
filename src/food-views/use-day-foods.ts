import { useEffect, useState } from 'react';
import { type Day, dayOf } from '#domain/day/day.ts';
import type { dayTable } from '#domain/day/day-table.ts';
import type { Food } from '#domain/food.ts';
import type { dayContenders } from '#replica/day-contenders.ts';
import { useLive } from '#replica/use-live.ts';
import { useOffered } from './use-offered.ts';

interface Rule {
  readonly on: Day;
  readonly read: typeof dayContenders;
  readonly lay: typeof dayTable;
}

async function loadRule(): Promise<Rule> {
  const [{ dayContenders: read }, { dayTable: lay }] = await Promise.all([import('#replica/day-contenders.ts'), import('#domain/day/day-table.ts')]);
  return { on: dayOf(Date.now()), read, lay };
}

/** The table of the day of the catalogue on this device (R36), `undefined` until it is known. Its rule is loaded with it: the first view's code is full. */
export function useDayFoods(limit: number): readonly Food[] | undefined {
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => void loadRule().then(setRule), []);
  const contenders = useLive(async (replica) => (rule === null ? undefined : rule.read(replica, rule.on)), [rule]);
  const offered = useOffered(contenders);
  return rule === null || offered === undefined ? undefined : rule.lay(offered, { on: rule.on, limit });
}
