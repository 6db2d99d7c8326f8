import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReplica } from '#replica/database/replica-context.tsx';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { toast } from '#ui/feedback/toast.ts';
import { bringNewerVersion } from './bring-newer-version.ts';
import { NewerVersionDialog } from './newer-version-dialog.tsx';
import { UpdateCard } from './update-card.tsx';
import { versionsOfBrowser } from './versions-of-browser.ts';
import { type UpdateNews, watchForUpdates } from './watch-for-updates.ts';

/**
 * Tells of newer versions of the app, and takes none by itself while something is being written:
 *
 * - A version that waits is offered.
 * - One that another tab took is taken here too, or offered if something is being written.
 * - One that already has the replica, or that the server demands, has to be taken [S9].
 */
export function UpdateWatch() {
  const { schema: watch } = useReplica().database;
  const schema = useSyncExternalStore(watch.subscribe, watch.current);
  const isTooOld = useLive(syncReport, [])?.isOutdated ?? false;
  const [news, setNews] = useState<UpdateNews | null>(null);
  const [isTaking, setTaking] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without a service worker (private windows) the app works, only not offline from a cold start.
    watchForUpdates(setNews).catch((error: unknown) => console.warn('No service worker', error));
  }, []);
  if (schema === 'outdated') return <NewerVersionDialog />;
  if (schema === 'held-up')
    return (
      <UpdateCard
        words={t`An older version of Foretaste is open in another tab, and holds what is on this device. Close that tab to go on.`}
      />
    );
  if (news === null && isTooOld)
    return (
      <UpdateCard
        words={t`The server needs a newer version of Foretaste. Nothing you wrote is lost.`}
        onReload={() => void reloadForServer()}
      />
    );
  if (news === null) return null;
  if (isTaking) return <UpdateCard words={t`Foretaste is being updated...`} />;
  return (
    <UpdateCard
      words={news.kind === 'waiting' ? t`A new version is ready` : t`Foretaste was updated in another tab`}
      onReload={() => {
        setTaking(true);
        news.takeOver();
      }}
      onLater={() => {
        news.later();
        setNews(null);
      }}
    />
  );
}

async function reloadForServer(): Promise<void> {
  const outcome = await bringNewerVersion(versionsOfBrowser, { isByHand: true });
  if (outcome === 'not-there')
    toast({
      title: t`The newer version could not be reached`,
      description: t`Please try again when you are online.`,
      tone: 'destructive',
    });
}
