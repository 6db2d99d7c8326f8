import { useEffect } from 'react';
import type { Food } from '#domain/food.ts';
import type { MemberId } from '#domain/ids.ts';
import { tasteInsights } from '#domain/personal/taste-insights.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { foodsContributedBy } from '#replica/food-queries.ts';
import { keepInsights } from '#replica/insights.ts';
import { openTopic, topicOfMember } from '#replica/open-topic.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { Stack } from '#ui/stack.tsx';
import { Contributions } from './contributions.tsx';
import { InsightList } from './insight-list.tsx';
import { JourneyStats } from './journey-stats.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { Recommendations } from './recommendations.tsx';

interface JourneyDashboardProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile | null;
  readonly onEdit: () => void;
  readonly onQuiz: () => void;
}

const noFoods: readonly Food[] = [];

/** The taste journey's dashboard (spec 2 §2.13): figures, profile, recommendations, insights and what the member contributed last. */
export function JourneyDashboard({ memberId, profile, onEdit, onQuiz }: JourneyDashboardProps) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfMember(memberId)), [replica, memberId]);
  const foods = useLive((from) => foodsContributedBy(from, memberId), [memberId]);
  useEffect(() => {
    const insights = tasteInsights(memberId, foods ?? noFoods);
    if (insights.length > 0) void keepInsights(replica, insights);
  }, [replica, memberId, foods]);
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <JourneyStats foods={foods} profile={profile} />
      <ProfileSummary profile={profile} onEdit={onEdit} onQuiz={onQuiz} />
      <Recommendations taster={{ memberId, profile }} onQuiz={onQuiz} />
      <InsightList memberId={memberId} />
      <Contributions foods={foods} />
    </Stack>
  );
}
