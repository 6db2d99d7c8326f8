import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { FoodShelf } from '#food-views/food-shelf.tsx';
import { useTaste } from '#food-views/taste-context.tsx';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking, Taster } from '#ranking/ranking.ts';
import { foodsByIds } from '#replica/food-queries.ts';
import { useLive } from '#replica/use-live.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';

/** spec 1 §9: foods in one section. */
const SHOWN = 6;

/** What is most to the member's taste (spec 1 §9, personalised scoring); only for members who told theirs. */
export function ForYouSection() {
  const taste = useTaste();
  const taster = JSON.stringify(taste);
  const { kind, answer } = useRanked(useCallback((ranking: Ranking) => ranking.recommendations(JSON.parse(taster) as Taster), [taster]));
  const foods = useLive((replica) => foodsByIds(replica, answer.slice(0, SHOWN).map(({ id }) => id)), [answer]);
  if (taste.profile === null || kind === 'failed' || (kind === 'answered' && answer.length === 0)) return null;
  return (
    <Section heading="For your taste" lead="From what you like" action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to="/taste-profile">My taste profile</Link></LinkButton>}>
      <FoodShelf foods={answer.length === 0 ? undefined : foods} />
    </Section>
  );
}
