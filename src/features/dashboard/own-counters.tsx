import type { MemberId } from '#domain/ids.ts';
import { ownCounts } from '#replica/own-counts.ts';
import { useLive } from '#replica/use-live.ts';
import { StatList } from '#ui/stat-list.tsx';

/** The member's work in numbers (R24; R10: they are real). */
export function OwnCounters({ member }: { readonly member: MemberId }) {
  const counts = useLive((replica) => ownCounts(replica, member), [member]);
  return (
    <StatList
      stats={[
        { label: 'Foods contributed', value: counts?.foods ?? null },
        { label: 'Reviews written', value: counts?.reviews ?? null },
        { label: 'Foods bookmarked', value: counts?.bookmarked ?? null },
        { label: 'Followers', value: counts?.followers ?? null },
      ]}
    />
  );
}
