import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { moodOfHour } from '#domain/personal/mood-foods.ts';
import { FoodShelf } from '#food-views/food-shelf.tsx';
import { useTaste } from '#food-views/taste-context.tsx';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking, Taster } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';

const headings = { morning: 'For this morning', afternoon: 'For this afternoon', evening: 'For this evening' } as const;
const leads = { morning: 'Light, fresh, or made for breakfast', afternoon: 'Savoury and well liked', evening: 'Warm, spicy, hearty or creamy' } as const;

/** Foods for the time of day where the member is (spec 1 §2 and §9, mood rules); nothing while none fits. */
export function MoodSection() {
  const [mood] = useState(() => moodOfHour(new Date().getHours()));
  const taster = JSON.stringify(useTaste());
  const { kind, answer } = useRanked(useCallback((ranking: Ranking) => ranking.moodFoods({ mood, taster: JSON.parse(taster) as Taster }), [mood, taster]));
  const foods = useLive((replica) => foodsByIds(replica, answer), [answer]);
  if (kind === 'failed' || (kind === 'answered' && answer.length === 0)) return null;
  return (
    <Section heading={headings[mood]} lead={leads[mood]} action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to={`/advanced-search?mood=${mood}`}>More for the {mood}</Link></LinkButton>}>
      <FoodShelf foods={answer.length === 0 ? undefined : foods} />
    </Section>
  );
}
