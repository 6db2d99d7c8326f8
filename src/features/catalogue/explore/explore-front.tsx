import { countOf } from '#shared/words/count-of.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useInView } from '#ui/layout/use-in-view.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';
import { ExploreTiles } from './explore-tiles.tsx';
import { t } from '@lingui/core/macro';
import { unsentFoods } from '#replica/foods/unsent-foods.ts';
import { Section } from '#ui/layout/section.tsx';
import { FoodTiles } from '#food-views/cards/food-tiles.tsx';
import { ShelvesLoading } from '#food-views/cards/shelves-loading.tsx';
import { ShownFoodCard } from '#food-views/cards/shown-food-card.tsx';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { ForYouSection } from './for-you-section.tsx';
import { MoodSection } from './mood-section.tsx';
import { laidOut, TableSections } from './table-sections.tsx';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { StatList } from '#ui/layout/stat-list.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { useFrontLists } from './use-front-lists.ts';

const LovedByFriends = lazyPart(
  async () => (await import('./loved-by-friends.tsx')).LovedByFriends,
  () => null,
);

/** By spaces: a text is the same as long as the foods are. */
const idsOf = (foods: readonly Pick<Food, 'id'>[]) => foods.map(({ id }) => id).join(' ');

interface ExploreFrontProps {
  readonly assistant: ReactNode;
  /** What it begins with; none: what the replica says. */
  readonly told: readonly Food[];
  /** Whether the rest can be drawn. */
  readonly isHere: boolean;
}

/** The front page of Explore (spec 1 §2). No food stands on it twice: what comes later leaves out what stands above. */
export function ExploreFront({ assistant, told, isHere }: ExploreFrontProps) {
  const { featured, newest, table, isKnown, isWaiting } = useFrontLists({ told, isHere });
  const [ownShown, setOwn] = useState<string | null>(null);
  const [mood, setMood] = useState<string | null>(null);
  const taste = useTasteOnceRead();
  const hasTaste = (taste?.profile ?? null) !== null;
  const best = idsOf(featured);
  const own = hasTaste ? ownShown : '';
  const above = new Set(`${best} ${own ?? ''}`.split(' ') as FoodId[]);
  const laid = laidOut({ newest, table, above });
  const standing = own === null ? null : [best, own, idsOf(laid.shared), idsOf(laid.rest)].join(' ');
  const isReading = isWaiting || (!isKnown && [featured, laid.shared, laid.rest].every((foods) => foods.length === 0));
  return (
    <>
      {featured.length > 0 ? <FeaturedSection foods={featured} /> : null}
      {isKnown && hasTaste ? <ForYouSection without={best} onShown={setOwn} /> : null}
      {isReading ? <ShelvesLoading shelves={featured.length > 0 ? 1 : 2} /> : <TableSections {...laid} />}
      {!isKnown || isWaiting ? null : (
        <>
          <MoodSection without={standing} onShown={setMood} />
          {standing === null || mood === null ? null : <NearFriends without={`${standing} ${mood}`} />}
          {assistant}
          <Stack gap={{ base: '6', md: '8' }}>
            <ExploreTiles />
            <CatalogueFigures />
          </Stack>
        </>
      )}
    </>
  );
}

/** Fetched when a member comes near; it takes no room until it has something to show. */
function NearFriends({ without }: { readonly without: string }) {
  const { ref, isSeen } = useInView(600);
  return (
    <>
      <chakra.div ref={ref} position="absolute" />
      {isSeen && isMemberExpected() ? (
        <Suspense fallback={null}>
          <LovedByFriends without={without} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The catalogue in numbers (spec 1 §2, explore stats); what there is none of is not counted. */
function CatalogueFigures() {
  const stats = useLive(catalogueStats, []);
  return (
    <chakra.div py={{ base: '5', md: '6' }} borderBlockWidth="1px" borderColor="line.quiet">
      <StatList
        stats={[
          countOf('foods', stats?.foods),
          countOf('cultures', stats?.cultures),
          countOf('reviews', stats?.reviews),
          countOf('contributors', stats?.contributors),
        ]}
      />
    </chakra.div>
  );
}

/** The best rated foods, by real ratings alone (spec 1 §2, explore; R4). */
function FeaturedSection({ foods }: { readonly foods: readonly ShownFood[] }) {
  const unsent = useLive(unsentFoods, []);
  return (
    <div>
      <Section heading={t`Featured`} lead={t`The best rated by members`}>
        <FoodTiles count={foods.length}>
          {foods.map((food) => (
            <li key={food.id}>
              <ShownFoodCard food={food} isUnsent={unsent?.has(food.id) ?? false} />
            </li>
          ))}
        </FoodTiles>
      </Section>
    </div>
  );
}
