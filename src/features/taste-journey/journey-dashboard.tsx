import { useEffect } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { tasteInsights } from '#domain/personal/taste-insights.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { foodsForInsights, keepInsights } from '#replica/taste/insights.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Contributions } from './contributions.tsx';
import { InsightList } from './insight-list.tsx';
import { journeyCounts } from './journey-counts.ts';
import { JourneyStats } from './journey-stats.tsx';
import { ProfileOnItsWay } from './profile-on-its-way.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { TastePortrait } from './taste-portrait.tsx';
import { Recommendations } from './recommendations.tsx';

interface JourneyDashboardProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile | null;
  /** Whether `profile` is what the member told so far, on other devices too. */
  readonly isProfileHere: boolean;
  readonly onEdit: () => void;
  readonly onQuiz: () => void;
}

/** The taste journey's dashboard (spec 2 §2.13): figures, profile, recommendations, insights and what the member contributed last. */
export function JourneyDashboard({ memberId, profile, isProfileHere, onEdit, onQuiz }: JourneyDashboardProps) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfMember(memberId)), [replica, memberId]);
  const foods = useLive((from) => foodsContributedBy(from, memberId), [memberId]);
  const foodsThatTell = useLive((from) => foodsForInsights(from, memberId), [memberId]);
  useEffect(() => {
    const insights = tasteInsights(memberId, foodsThatTell ?? [], wordFor);
    if (insights.length > 0) void keepInsights(replica, insights);
  }, [replica, memberId, foodsThatTell]);
  return (
    // One distance between all parts: a section's own would come on top of it.
    <Stack gap={{ base: '10', md: '14' }} css={{ '& > section': { mt: '0' } }}>
      {isProfileHere && profile !== null ? <TastePortrait profile={profile} /> : null}
      {foods === undefined ? null : <JourneyStats counts={journeyCounts(foods)} />}
      {isProfileHere ? <ProfileSummary profile={profile} onEdit={onEdit} onQuiz={onQuiz} /> : <ProfileOnItsWay />}
      {isProfileHere ? <Recommendations hasProfile={profile !== null} onEdit={onEdit} /> : null}
      <InsightList memberId={memberId} />
      <Contributions foods={foods} />
    </Stack>
  );
}
