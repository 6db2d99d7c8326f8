import { useEffect } from 'react';
import { LEAST_SHARED } from '#domain/liking/taste-likeness.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { askPublicTastes, type ComparingState, comparingState } from '#replica/taste/public-tastes.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';

/** Whether the member can be compared with others (R46); undefined while it is read. What others rated is asked for where it can, again when there is a connection. */
export function useComparing(): ComparingState | undefined {
  const replica = useReplica();
  const ranking = useRanking();
  const state = useLive(comparingState, []);
  const isOffline = useIsOffline();
  const canCompare = state?.member === 'here' && state.ratings >= LEAST_SHARED;
  useEffect(() => {
    if (!canCompare || isOffline) return;
    // Where the worker cannot be had, the questions that follow say so.
    ranking.ask('followPeers').catch(() => undefined);
    void askPublicTastes(replica);
  }, [replica, ranking, canCompare, isOffline]);
  return state;
}
