import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Bookmark, Sparkles } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { offeredAs, offeredTogether } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import { FoodTiles } from '#food-views/cards/food-tiles.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import { ShelfSkeleton } from '#food-views/cards/shelf-skeleton.tsx';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { useOffers } from '#food-views/offers/use-offers.ts';
import { type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { pageDay } from '#ranking/page-day.ts';
import type { Taster } from '#ranking/question-shapes.ts';
import type { Ranking } from '#ranking/ranking.ts';
import { nextToTry } from '#replica/foods/next-to-try.ts';
import { useLive } from '#replica/database/use-live.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';

/** spec 1 §9: foods in one section. */
const SHOWN = 6;

async function askWhatNext(ranking: Ranking, taster: Taster): Promise<Offered<FoodId>> {
  const [recommended, table] = await Promise.all([
    ranking.ask('recommendations', taster),
    ranking.ask('tableOfDay', taster),
  ]);
  // Of who tells no taste nothing is known, for a table neither.
  if (recommended.length > 0)
    return offeredTogether(
      offeredAs(recommended, ({ id }) => id),
      table,
    );
  const [popular, trending] = await Promise.all([
    ranking.ask('popularFoods', taster),
    ranking.ask('trendingFoods', taster),
  ]);
  return offeredTogether(popular, trending, table);
}

/** What to try next (R24): what the member put on the list, and what is most to the member's taste, or liked by most while that is not told. */
export function NextToTrySection({ member }: { readonly member: MemberId }) {
  const taste = useTasteOnceRead();
  const hasTaste = taste !== undefined && taste.profile !== null;
  const needs = JSON.stringify(taste === undefined ? null : { avoids: taste.offeredTo });
  const { kind, answer } = useOffers(askWhatNext);
  // Deferred, so that the cards are drawn in slices and not in one long task.
  const next = useDeferredValue(
    useLive(
      async (replica) => {
        // Nothing is read before it is known what the member avoids (R28).
        const known = JSON.parse(needs) as { readonly avoids: SafetyNeeds | null } | null;
        return known === null
          ? undefined
          : nextToTry(replica, { member, ranked: answer, count: SHOWN, needs: known.avoids, on: pageDay() });
      },
      [member, answer, needs],
    ),
  );
  const ids = useMemo(() => next?.map(({ id }) => id), [next]);
  const foods = useWholeFoods(ids);
  const saved = new Set(next?.flatMap(({ id, isSaved }) => (isSaved ? [id] : [])));
  const isSomeSaved = foods?.some(({ id }) => saved.has(id)) ?? false;
  const isWaiting = next === undefined || foods === undefined || (next.length === 0 && kind === 'asking');
  return (
    <Section
      heading={t`What to try next`}
      lead={hasTaste ? t`From your list and your taste` : t`From your list, and what others like`}
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/taste-profile">{hasTaste ? t`My taste profile` : t`Tell your taste`}</Link>
        </LinkButton>
      }
    >
      {!isWaiting && next.length === 0 ? (
        <EmptyState
          icon={Sparkles}
          headingLevel="h3"
          title={t`Nothing to suggest yet`}
          description={t`Explore the foods and put on your list what you would like to try.`}
          action={
            <LinkButton asChild>
              <Link to="/explore">{t`Explore Foods`}</Link>
            </LinkButton>
          }
        />
      ) : isWaiting ? (
        <ShelfSkeleton aria-label={t`What to try next`} aria-busy count={SHOWN} />
      ) : (
        <FoodTiles aria-label={t`What to try next`}>
          {foods.map((food) => (
            <NextFood
              key={food.id}
              food={food}
              mark={saved.has(food.id) ? 'seen' : isSomeSaved ? 'kept free' : 'none'}
            />
          ))}
        </FoodTiles>
      )}
    </Section>
  );
}

interface NextFoodProps {
  readonly food: ShownFood;
  /** That it is on the list; its room is kept where another food of the row is, so that all cards are equally high. */
  readonly mark: 'seen' | 'kept free' | 'none';
}

function NextFood({ food, mark }: NextFoodProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="1fr auto" gap="1.5">
      <ShownFoodCard food={food} />
      {mark === 'none' ? null : (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1.5"
          textStyle="small"
          color="ink.muted"
          px="1"
          visibility={mark === 'seen' ? 'visible' : 'hidden'}
        >
          <Bookmark size={14} aria-hidden />
          {t`On your list`}
        </chakra.p>
      )}
    </chakra.li>
  );
}
