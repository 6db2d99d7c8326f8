import { t } from '@lingui/core/macro';
import { UnsentList } from '#features/changes/unsent-list.tsx';
import { DraftList } from '#features/contribution/draft-list.tsx';
import { DashboardScreen } from '#features/dashboard/dashboard-screen.tsx';
import { OwnAchievements } from '#features/members/own-achievements.tsx';

/** The dashboard with what the member has begun and not sent. */
export function DashboardRoute() {
  return (
    <DashboardScreen
      drafts={<DraftList heading={t`Your drafts`} />}
      unsent={<UnsentList heading={t`Unsent changes`} />}
      achievements={<OwnAchievements />}
    />
  );
}
