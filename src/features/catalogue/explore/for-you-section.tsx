import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { RankedShelf } from '#food-views/cards/ranked-shelf.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useTellShown } from './use-tell-shown.ts';

/** spec 1 §9: foods in one section. */
const SHOWN = 6;

const askRecommendations = (ranking: Ranking, taster: Taster) => ranking.ask('recommendations', taster);

interface ForYouSectionProps {
  /** Ids of foods that stand above, by spaces. */
  readonly without: string;
  /** Told the ids of what it shows, by spaces, once that is known. */
  readonly onShown: (ids: string) => void;
}

/** What is most to the member's taste (spec 1 §9, personalised scoring); only for members who told theirs. */
export function ForYouSection({ without, onShown }: ForYouSectionProps) {
  const { kind, answer } = useOffers(askRecommendations);
  const above = new Set(without.split(' '));
  const ids = answer
    .map(({ id }) => id)
    .filter((id) => !above.has(id))
    .slice(0, SHOWN)
    .join(' ');
  const ranked = useMemo(
    () => ({
      kind,
      answer: ids.split(' ').filter((id) => id !== '') as FoodId[],
    }),
    [kind, ids],
  );
  useTellShown(ranked, onShown);
  return (
    <Section
      heading={t`For your taste`}
      lead={t`From what you like`}
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/taste-profile">{t`My taste profile`}</Link>
        </LinkButton>
      }
    >
      <RankedShelf ranked={ranked} expected={SHOWN} otherwise={<NothingSuits />} />
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
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/taste-profile?tab=edit">{t`Edit my taste`}</Link>
        </LinkButton>
      }
    />
  );
}
