import { TableBar } from '#food-views/tables/table-bar.tsx';
import { SampleMark } from './sample-mark.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';

/** What every screen says at its top, where there is something to say. */
export function TopNotices() {
  return (
    <>
      <SampleMark />
      <SignedOutBar />
      <TableBar />
    </>
  );
}
