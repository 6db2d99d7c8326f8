import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { isInstallMoment } from '#ui/device/install-moment.ts';
import { useInstallation, useInstallWay } from './installation.ts';

/** Milliseconds from the browser's offer to the card (spec 2 §9, timing). */
const DELAY = 30_000;

const InstallCard = lazyPart(
  async () => (await import('./install-card.tsx')).InstallCard,
  () => null,
);

/** Offers to install the app, once, half a minute after that became possible, from a second visit or a contribution on (spec 2 §2.17, §4). */
export function InstallPrompt() {
  const way = useInstallWay();
  const { pathname } = useLocation();
  const isSeen = useInstallation((installation) => installation.isSeen);
  // Asked anew on every page: a contribution leads to one.
  const isWanted = way !== null && !isSeen && isInstallMoment();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setDue(true), DELAY);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isDue ? (
    <Suspense>
      <InstallCard key={pathname} way={way} />
    </Suspense>
  ) : null;
}
