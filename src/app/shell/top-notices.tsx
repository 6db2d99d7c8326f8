import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { SampleMark } from './sample-mark.tsx';

const LateNotices = lazyPart(
  async () => (await import('./late-notices.tsx')).LateNotices,
  () => null,
);

/** What every screen says at its top, where there is something to say. */
export function TopNotices() {
  return (
    <>
      <SampleMark />
      <Suspense>
        <LateNotices />
      </Suspense>
    </>
  );
}
