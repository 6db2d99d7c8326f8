import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '#app/start/end-task-after-libraries.ts';
import { appSystem } from '#ui/theme/system.ts';
import '#app/start/end-task-after-styling.ts';
import { afterLoad } from '#app/start/after-load.ts';
import { App } from '#app/start/app.tsx';
import { ExploreRoute, FoodPage } from '#app/routes/routes.tsx';
import { errorReports } from '#app/errors/queue-error-report.ts';
import { reloadOnceOnStaleChunk } from '#app/update/reload-once-on-stale-chunk.ts';
import { sessionChanges, sessionKeeper } from '#app/start/session-keeper.ts';
import type { AskAnalytics } from '#domain/administration/analytics.ts';
import { watchUncaughtErrors } from '#app/errors/watch-uncaught-errors.ts';
import { watchInstallation } from '#features/installation/installation.ts';
import { AnalyticsProvider } from '#features/settings/analytics-context.tsx';
import { AssistantProvider } from '#shared/assistant/assistant-context.tsx';
import { language } from '#languages/region.ts';
import { must } from '#prelude/must.ts';
import { nextTask } from '#prelude/timing/next-task.ts';
import { rankingClient } from '#ranking/ranking-client.ts';
import { RankingProvider } from '#ranking/ranking-context.tsx';
import { accountsOnDemand } from '#remote/accounts/accounts-on-demand.ts';
import { assistantOnDemand } from '#remote/assistant-on-demand.ts';
import { openReplica } from '#replica/open-replica.ts';
import { wakeSync } from '#replica/feed/request-sync.ts';
import { session } from '#replica/session/session.ts';
import RankingWorker from '#workers/ranking.worker.ts?worker';
import SyncWorker from '#workers/sync.worker.ts?worker';

reloadOnceOnStaleChunk();
watchInstallation();

// To evaluate the app takes a slow phone long enough: what follows are tasks of their own.
await nextTask();

const replica = openReplica();
watchUncaughtErrors(replica);

const accounts = accountsOnDemand({ baseUrl: location.origin, sessions: sessionKeeper(replica) });

const administration = async () =>
  (await import('#remote/accounts/pocketbase-administration.ts')).pocketBaseAdministration({
    baseUrl: location.origin,
    token: async () => (await session(replica))?.token ?? null,
  });

const analytics: AskAnalytics = async (question) => {
  const { token = '' } = (await session(replica)) ?? {};
  const client = await import('#remote/ask-analytics.ts').catch(() => null);
  return client === null ? { kind: 'unreachable' } : client.askAnalytics({ baseUrl: location.origin, token }, question);
};

const ranking = rankingClient(() => new RankingWorker({ name: language }));

await nextTask();
const system = appSystem();
await nextTask();

/** As a transition the first view is drawn in slices and not in one long task. */
function drawApp(): void {
  const root = createRoot(must(document.querySelector('#root'), 'the element #root of index.html'));
  startTransition(() =>
    root.render(
      <RankingProvider ranking={ranking}>
        <AssistantProvider assistant={assistantOnDemand({ baseUrl: location.origin })}>
          <AnalyticsProvider ask={analytics}>
            <App system={system} replica={replica} accounts={accounts} administration={administration} />
          </AnalyticsProvider>
        </AssistantProvider>
      </RankingProvider>,
    ),
  );
}

const shows = (frame: string) => document.querySelector(frame) !== null;

/** The screen of what the document shows already; null for an outline, and for the landing, which is part of the first view. */
const shown = shows('.frame-food') ? FoodPage : shows('.frame-explore') ? ExploreRoute : null;

// It keeps its place until its screen is there: no outline comes between.
if (shown === null) drawApp();
else void shown.ahead().then(drawApp, drawApp);

/** Sync is no part of the first paint: what is on the device is shown first. */
function startSync(): void {
  const worker = new SyncWorker({ name: language });
  worker.addEventListener('error', (event) => console.error('The sync worker broke', event.message));
}

afterLoad(startSync);
afterLoad(() => void Promise.allSettled([sessionChanges(), errorReports()]));
afterLoad(
  () =>
    void import('#app/start/after-start.ts').then(
      ({ afterStart }) => afterStart(replica),
      () => undefined,
    ),
);
// A device that says that it has no network is asked whether that is so: nobody reads 'Synced' until the next look at the server [S7].
const wake = () => void wakeSync(replica);
addEventListener('online', wake);
addEventListener('offline', wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wake();
});
