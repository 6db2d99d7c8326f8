import { useCallback, useEffect, useState } from 'react';
import type { Analytics, AnalyticsQuestion, FoodFigures } from '#domain/administration/analytics.ts';
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
  readonly retry: () => void;
}

/** The answer to a question; the one before is gone as soon as another is asked. */
export function useAnalytics({ days, food }: AnalyticsQuestion): AnalyticsOf {
  const ask = useAskAnalytics();
  const isOffline = useIsOffline();
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
    void ask({ days, food }).then((outcome) => {
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
  }, [ask, days, food, asked]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const state = answer.asked === asked ? answer.state : ({ kind: 'loading' } as const);
  return { state: isOffline && state.kind === 'failed' ? { kind: 'offline' } : state, foods, customers, retry };
}
