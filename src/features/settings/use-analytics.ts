import { useCallback, useEffect, useState } from 'react';
import type { Analytics, AnalyticsQuestion, FoodFigures } from '#domain/administration/analytics.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { keepCustomers, lastCustomers } from '#replica/professionals/last-customers.ts';
import { session } from '#replica/session/session.ts';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { useAskAnalytics } from './analytics-context.tsx';

type AnalyticsState =
  | { readonly kind: 'loading' | 'failed' | 'refused' | 'offline' }
  | { readonly kind: 'analytics'; readonly analytics: Analytics };

interface AnalyticsOf {
  readonly state: AnalyticsState;
  /** All of the member's foods, as far as they are known. */
  readonly foods: readonly FoodFigures[];
  /** Who rates them; undefined: not known yet. */
  readonly customers: Analytics['customers'] | undefined;
  /** When they were read, in milliseconds since 1970, where they are those of an earlier time; null: now. */
  readonly readAt: number | null;
  readonly retry: () => void;
}

/** The answer to a question; the one before is gone as soon as another is asked. */
export function useAnalytics({ days, food }: AnalyticsQuestion): AnalyticsOf {
  const ask = useAskAnalytics();
  const replica = useReplica();
  const isOffline = useIsOffline();
  const kept = useLive(lastCustomers, []) ?? null;
  const [attempt, setAttempt] = useState(0);
  const [foods, setFoods] = useState<readonly FoodFigures[]>([]);
  const [customers, setCustomers] = useState<Analytics['customers']>();
  const asked = `${days} ${food ?? ''} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly state: AnalyticsState }>({
    asked: '',
    state: { kind: 'loading' },
  });
  useEffect(() => {
    let isWanted = true;
    const answered = async () => {
      const member = (await session(replica))?.memberId;
      const outcome = await ask({ days, food });
      if (member !== undefined && outcome.kind !== 'unreachable')
        await keepCustomers(replica, {
          member,
          told: outcome.kind === 'analytics' ? outcome.analytics.customers : null,
        });
      return outcome;
    };
    void answered().then((outcome) => {
      if (!isWanted) return;
      const state: AnalyticsState =
        outcome.kind === 'analytics' ? outcome : { kind: outcome.kind === 'refused' ? 'refused' : 'failed' };
      setAnswer({ asked, state });
      if (outcome.kind !== 'analytics') return;
      setCustomers(outcome.analytics.customers);
      if (food === null) setFoods(outcome.analytics.foods);
    });
    return () => {
      isWanted = false;
    };
  }, [replica, ask, days, food, asked]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const state = answer.asked === asked ? answer.state : ({ kind: 'loading' } as const);
  const isEarlier = customers === undefined && state.kind === 'failed' && kept !== null;
  return {
    state: isOffline && state.kind === 'failed' ? { kind: 'offline' } : state,
    foods,
    customers: isEarlier ? kept.customers : customers,
    readAt: isEarlier ? kept.at : null,
    retry,
  };
}
