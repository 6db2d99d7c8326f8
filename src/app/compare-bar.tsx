import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { COMPARE_MOST, useCompareTray } from '#food-views/compare-tray.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const CompareTray = lazyPart(async () => (await import('./compare-tray.tsx')).CompareTray, () => null);

/** The tray of foods that wait to be compared, on every page but that of the comparison; its chunk is loaded with the first food. */
export function CompareBar() {
  const { ids } = useCompareTray();
  const isComparing = useLocation().pathname === '/compare';
  return (
    <>
      {/* A live region must be there before its words come. */}
      <VisuallyHidden as="output">{ids.length === 0 || isComparing ? '' : `${ids.length} of ${COMPARE_MOST} to compare`}</VisuallyHidden>
      {ids.length === 0 || isComparing ? null : <Suspense><CompareTray ids={ids} /></Suspense>}
    </>
  );
}
