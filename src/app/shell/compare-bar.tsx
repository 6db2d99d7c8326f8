import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { COMPARE_MOST, useCompareTray } from '#food-views/compare/compare-tray.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { isTrayAway } from './is-tray-away.ts';

const CompareTray = lazyPart(
  async () => (await import('./compare-tray.tsx')).CompareTray,
  () => null,
);

/** The tray of foods to compare, on every page where it is not in the way. It loads after the first view; its contents load with its first food. */
export function CompareBar() {
  const { ids } = useCompareTray();
  const isShown = !isTrayAway(useLocation().pathname) && ids.length > 0;
  return (
    <>
      {/* A live region must be there before its words come. */}
      <VisuallyHidden as="output">{isShown ? t`${ids.length} of ${COMPARE_MOST} to compare` : ''}</VisuallyHidden>
      {isShown ? (
        <Suspense>
          <CompareTray ids={ids} />
        </Suspense>
      ) : null}
    </>
  );
}
