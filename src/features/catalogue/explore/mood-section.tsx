import { t } from '@lingui/core/macro';
import { Coffee, MoonStar, Sun } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Offered } from '#domain/safety/offered.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { moodOfHour } from '#domain/search/mood-foods.ts';
import { RankedShelf } from '#food-views/cards/ranked-shelf.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { TableChooser } from '#food-views/tables/table-chooser.tsx';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { allFoodsAddress } from './explore-place.ts';
import { useTellShown } from './use-tell-shown.ts';

/** spec 1 §9: foods in a mood section. */
const SHOWN = 6;

const moods = {
  morning: {
    icon: Coffee,
    heading: t`For this morning`,
    lead: t`Breakfast, and what is light and fresh`,
    more: t`More for the morning`,
    nothing: t`Nothing for this morning yet`,
  },
  afternoon: {
    icon: Sun,
    heading: t`For this afternoon`,
    lead: t`Savoury, and not too heavy`,
    more: t`More for the afternoon`,
    nothing: t`Nothing for this afternoon yet`,
  },
  evening: {
    icon: MoonStar,
    heading: t`For this evening`,
    lead: t`Warm, spicy, hearty or creamy`,
    more: t`More for the evening`,
    nothing: t`Nothing for this evening yet`,
  },
} as const;

/** Foods for the time of day where the member is (spec 1 §2 and §9, mood rules). */
export function MoodSection({
  without,
  onShown,
}: {
  /** Ids of foods that stand above, by spaces; null: not known yet. What is drawn before would make room for one of them. */
  readonly without: string | null;
  /** Told the ids of what it shows, by spaces, once that is known. */
  readonly onShown: (ids: string) => void;
}) {
  const [mood] = useState(() => moodOfHour(new Date().getHours()));
  const { kind, answer } = useOffers(
    useCallback(
      (ranking: Ranking, taster: Taster) =>
        without === null
          ? new Promise<Offered<FoodId>>(() => undefined)
          : ranking.ask('moodFoods', { mood, taster, without: without.split(' ') as FoodId[] }),
      [mood, without],
    ),
  );
  // Until there is another answer, the last one stands here: to other foods above than there are now.
  const ranked = useMemo(() => {
    const above = new Set(without?.split(' '));
    return { kind, answer: answer.filter((id) => !above.has(id)) };
  }, [kind, answer, without]);
  useTellShown(ranked, onShown);
  const words = moods[mood];
  return (
    <Section
      heading={words.heading}
      lead={words.lead}
      action={
        <Row gap="2">
          <TableChooser />
          <LinkButton asChild tone="outline" size="sm" minH="target">
            <Link to={`/advanced-search?mood=${mood}`}>{words.more}</Link>
          </LinkButton>
        </Row>
      }
    >
      <RankedShelf
        ranked={ranked}
        expected={SHOWN}
        otherwise={
          <EmptyState
            icon={words.icon}
            headingLevel="h3"
            title={words.nothing}
            description={t`No food says that it fits.`}
            action={
              <LinkButton asChild tone="outline" size="sm" minH="target">
                <Link to={allFoodsAddress}>{t`Browse all foods`}</Link>
              </LinkButton>
            }
          />
        }
      />
    </Section>
  );
}
