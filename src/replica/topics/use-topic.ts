import { useEffect } from 'react';
import { openTopic } from './open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { holdTopic } from './shown-topics.ts';

/** A screen shows a topic: its rows are fetched and kept current, and stay at least as long as the screen does [S18]. null: none yet. */
export function useTopic(audience: string | null): void {
  const replica = useReplica();
  useEffect(() => {
    if (audience === null) return undefined;
    void openTopic(replica, audience);
    return holdTopic(audience);
  }, [replica, audience]);
}
