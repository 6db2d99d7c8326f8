import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Food } from '#domain/food.ts';
import { NoFoodsYet } from '#food-views/no-foods-yet.tsx';
import { newestFoods } from '#replica/food-queries.ts';
import { isCatalogueHere } from '#replica/is-catalogue-here.ts';
import type { Replica } from '#replica/replica.ts';
import { syncReport } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { BrowseSection } from './browse-section.tsx';
import { CuisinePlates } from './cuisine-plates.tsx';
import { ExploreFront } from './explore-front.tsx';
import { explorePlace } from './explore-place.ts';

/** So many foods fill the front page; the rest of a catalogue that is still arriving changes nothing of its shape. */
const ENOUGH = 24;

/** Whether there is something to browse. What arrives in the first moments of a first load would only jump about. */
async function canBrowse(replica: Replica): Promise<boolean> {
  const [foods, isWhole, report] = await Promise.all([newestFoods(replica, ENOUGH), isCatalogueHere(replica), syncReport(replica)]);
  return foods.length > 0 && (isWhole || foods.length === ENOUGH || report.connection === 'offline');
}

/** What Explore shows while nothing is searched for: its front page, or a whole list, which stands in the address. */
export function ExploreSections({ assistant, told }: { readonly assistant: ReactNode; readonly told: readonly Food[] }) {
  const place = explorePlace(useSearchParams()[0]);
  const hasFoods = useLive(canBrowse, []);
  const connection = useLive(syncReport, [])?.connection;
  const isTold = hasFoods !== true && place.kind === 'front' && told.length > 0;
  if (hasFoods === undefined && !isTold) return null;
  if (hasFoods === false && !isTold) return <NoFoodsYet />;
  return (
    <Stack mt={{ base: '5', md: '8' }} gap={{ base: '8', md: '12' }}>
      <Stack gap="5">
        {connection === 'offline' ? <Notice tone="offline" title={t`You are offline`}>{t`You see the foods that are on this device. New ones arrive when you are connected again.`}</Notice> : null}
        <CuisinePlates place={place} />
      </Stack>
      {place.kind === 'front' ? <ExploreFront assistant={assistant} told={told} isHere={hasFoods === true} /> : <BrowseSection cuisine={place.kind === 'cuisine' ? place.cuisine : null} />}
    </Stack>
  );
}
