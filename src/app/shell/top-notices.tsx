import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { SampleMark } from './sample-mark.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';

const TableBar = lazyPart(
  async () => (await import('#food-views/tables/table-bar.tsx')).TableBar,
  () => null,
);

/** What every screen says at its top, where there is something to say. */
export function TopNotices() {
  return (
    <>
      <SampleMark />
      <SignedOutBar />
      <Suspense>
        <TableBar />
      </Suspense>
    </>
  );
}
