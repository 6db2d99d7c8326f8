import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { isDocumentOvertaken } from '#food-views/offers/document-foods.ts';
import { ShelvesLoading } from '#food-views/cards/shelves-loading.tsx';
import { NoFoodsYet } from '#food-views/cards/no-foods-yet.tsx';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { countFoods } from '#replica/foods/food-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsLate } from '#ui/feedback/use-is-late.ts';
import { CuisinePlates } from './cuisine-plates.tsx';
import { ExploreFront } from './explore-front.tsx';
import { explorePlace } from './explore-place.ts';
import { type Arrival, exploreView } from './explore-view.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Section } from '#ui/layout/section.tsx';
import { FoodGrid } from './food-grid.tsx';

/** So many foods fill the front page. */
const ENOUGH = 24;

async function arrival(replica: Replica): Promise<Arrival> {
  const [foods, { connection, lastRoundAt }] = await Promise.all([countFoods(replica, ENOUGH), syncReport(replica)]);
  return {
    hasAny: foods > 0,
    hasEnough: foods === ENOUGH,
    isSettled: connection === 'offline' || lastRoundAt > 0,
    isNewest: isDocumentOvertaken(lastRoundAt),
  };
}

interface ExploreSectionsProps {
  readonly assistant: ReactNode;
  /** Of the document: the front page begins with them until this device knows better. */
  readonly told: readonly Food[];
}

/** What Explore shows while nothing is searched for: its front page, or a whole list, which stands in the address. */
export function ExploreSections({ assistant, told }: ExploreSectionsProps) {
  const place = explorePlace(useSearchParams()[0]);
  const isOffline = useIsOffline();
  const view = exploreView({ place, here: useLive(arrival, []), told, isLate: useIsLate() });
  if (view.kind === 'nothing') return <ShelvesLoading />;
  if (view.kind === 'no-foods') return <NoFoodsYet />;
  return (
    <Stack mt={{ base: '5', md: '8' }} gap={{ base: '6', md: '10' }}>
      <Stack gap="5">
        {isOffline ? (
          <Notice
            tone="offline"
            title={t`You are offline`}
          >{t`You see the foods that are on this device. New ones arrive when you are connected again.`}</Notice>
        ) : null}
        <CuisinePlates place={place} />
      </Stack>
      {place.kind === 'front' ? (
        <ExploreFront assistant={assistant} told={view.begins} isHere={view.isHere} />
      ) : (
        <BrowseSection cuisine={place.kind === 'cuisine' ? place.cuisine : null} />
      )}
    </Stack>
  );
}

/** The whole list, newest first, of one cuisine or of all (null). */
function BrowseSection({ cuisine }: { readonly cuisine: string | null }) {
  return (
    <Section heading={cuisine === null ? t`All foods` : t`${wordFor(cuisine)} foods`} lead={t`Newest first`}>
      <FoodGrid key={cuisine ?? ''} cuisine={cuisine} />
    </Section>
  );
}
