import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AchievementList } from '#shared/members/achievement-list.tsx';
import { ownAchievements } from '#replica/members/own-achievements.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Heading } from '#ui/layout/heading.tsx';

/** The member's achievements with progress (spec 2 §9). */
export function OwnAchievements() {
  const achievements = useLive(ownAchievements, []);
  if (!achievements) return null;
  const unlocked = achievements.filter((one) => one.unlocked).length;
  return (
    <chakra.section aria-label={t`Achievements`}>
      <chakra.div display="flex" alignItems="baseline" gap="2.5" mb="4">
        <Heading as="h2" size="card">{t`Achievements`}</Heading>
        <chakra.span textStyle="figures" color="ink.muted">
          <Trans>
            {unlocked} of {achievements.length}
          </Trans>
        </chakra.span>
      </chakra.div>
      <AchievementList achievements={achievements} />
    </chakra.section>
  );
}
