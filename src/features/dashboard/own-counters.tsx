import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { ownCounts } from '#replica/members/own-counts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { StatList } from '#ui/layout/stat-list.tsx';

/** The member's work in numbers (R24; R10: they are real). */
export function OwnCounters({ member }: { readonly member: MemberId }) {
  const counts = useLive((replica) => ownCounts(replica, member), [member]);
  return (
    <StatList
      stats={[
        { label: t`Foods contributed`, value: counts?.foods ?? null },
        { label: t`Reviews written`, value: counts?.reviews ?? null },
        { label: t`Foods bookmarked`, value: counts?.bookmarked ?? null },
        { label: t`Followers`, value: counts?.followers ?? null },
      ]}
    />
  );
}
