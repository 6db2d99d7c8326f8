import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Coffee, MoonStar, Sun } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { moodOfHour } from '#domain/personal/mood-foods.ts';
import { RankedShelf } from '#food-views/ranked-shelf.tsx';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking, Taster } from '#ranking/ranking.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { allFoodsAddress } from './explore-place.ts';

/** spec 1 §9: foods in a mood section. */
const SHOWN = 6;

const moods = {
  morning: { lead: t`Light, fresh, or made for breakfast`, icon: Coffee },
  afternoon: { lead: t`Savoury and well liked`, icon: Sun },
  evening: { lead: t`Warm, spicy, hearty or creamy`, icon: MoonStar },
} as const;

interface MoodSectionProps {
  readonly taste: Taster;
  /** Whether any food is rated well enough for the afternoon: if none is, nothing can fit it. */
  readonly isAnyLiked: boolean;
}

/** Foods for the time of day where the member is (spec 1 §2 and §9, mood rules). */
export function MoodSection({ taste, isAnyLiked }: MoodSectionProps) {
  const [mood] = useState(() => moodOfHour(new Date().getHours()));
  const taster = JSON.stringify(taste);
  const ranked = useRanked(useCallback((ranking: Ranking) => ranking.moodFoods({ mood, taster: JSON.parse(taster) as Taster }), [mood, taster]));
  if (mood === 'afternoon' && !isAnyLiked) return null;
  const { lead, icon } = moods[mood];
  return (
    <Section heading={t`For this ${mood}`} lead={lead} action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to={`/advanced-search?mood=${mood}`}><Trans>More for the {mood}</Trans></Link></LinkButton>}>
      <RankedShelf
        ranked={ranked}
        expected={SHOWN}
        otherwise={
          <EmptyState
            icon={icon}
            headingLevel="h3"
            title={t`Nothing for this ${mood} yet`}
            description={t`No food says that it fits, and none is rated so well that it could step in.`}
            action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to={allFoodsAddress}>{t`Browse all foods`}</Link></LinkButton>}
          />
        }
      />
    </Section>
  );
}
