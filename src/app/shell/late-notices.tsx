import { TableBar } from '#food-views/tables/table-bar.tsx';
import { SignedOutBar } from './signed-out-bar.tsx';

/** What few have to be told above their screens: that a sign-in ended by itself, and for whom foods are offered. The first view has no room for it. */
export function LateNotices() {
  return (
    <>
      <SignedOutBar />
      <TableBar />
    </>
  );
}
