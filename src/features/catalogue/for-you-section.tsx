import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { RankedShelf } from '#food-views/ranked-shelf.tsx';
import { useRanked } from '#food-views/use-ranked.ts';
import type { Ranking, Taster } from '#ranking/ranking.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';

/** spec 1 §9: foods in one section. */
const SHOWN = 6;

/** What is most to the member's taste (spec 1 §9, personalised scoring); only for members who told theirs. */
export function ForYouSection({ taste }: { readonly taste: Taster }) {
  const taster = JSON.stringify(taste);
  const ranked = useRanked(useCallback(async (ranking: Ranking) => {
    const recommended = await ranking.recommendations(JSON.parse(taster) as Taster);
    return recommended.slice(0, SHOWN).map(({ id }) => id);
  }, [taster]));
  return (
    <Section heading={t`For your taste`} lead={t`From what you like`} action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to="/taste-profile">{t`My taste profile`}</Link></LinkButton>}>
      <RankedShelf ranked={ranked} expected={SHOWN} rows="one" otherwise={<NothingSuits />} />
    </Section>
  );
}

function NothingSuits() {
  return (
    <EmptyState
      icon={Sparkles}
      headingLevel="h3"
      title={t`No recommendations available`}
      description={t`Nothing in the catalogue suits what you told so far. Add flavours and cuisines you like.`}
      action={<LinkButton asChild tone="outline" size="sm" minH="target"><Link to="/taste-profile?tab=edit">{t`Edit my taste`}</Link></LinkButton>}
    />
  );
}
