import { Suspense, useState } from 'react';
import { notices } from '#replica/feed/notices.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

const NoticeToasts = lazyPart(
  async () => (await import('./notice-toasts.tsx')).NoticeToasts,
  () => null,
);

/** Says in passing what happened to the member's changes while nobody looked; loaded with the first such notice. */
export function MemberNotices() {
  const pending = useLive(notices, []);
  const [hasSome, setHasSome] = useState(false);
  if (!hasSome && (pending?.length ?? 0) > 0) setHasSome(true);
  return hasSome ? (
    <Suspense>
      <NoticeToasts pending={pending} />
    </Suspense>
  ) : null;
}
