import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification as News } from '#domain/notifications/notification.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { markSeen } from '#replica/notifications/notification-commands.ts';
import { listedNotifications } from '#replica/notifications/notification-queries.ts';
import { session } from '#replica/session/session.ts';
import { pushRegistration } from './browser-push.ts';
import { type AskBrowsers, keepUp } from './keep-browser.ts';
import { PushQuestion } from './push-question.tsx';
import { noteVisit } from './visits.ts';
import { keep, recall } from './worker-memory.ts';

/**
 * What a page does for the worker that tells news (public/push-news.js): keeps it known to the server, goes where a told notification leads, marks what was
 * opened there as read, and puts away what was read here. Also asks, once, whether news are to be told.
 */
export function PushWatch({ browsers }: { readonly browsers: AskBrowsers }) {
  const replica = useReplica();
  const navigate = useNavigate();
  const current = useLive(session, []);
  const listed = useLive(listedNotifications, []);
  useEffect(noteVisit, []);
  useEffect(() => {
    if (current !== undefined)
      keepUp(browsers, current).catch((error: unknown) => console.warn('Push was not kept up', error));
  }, [browsers, current]);
  useEffect(() => {
    if (listed !== undefined && current)
      agreeWithWorker(replica, listed).catch((error: unknown) => console.warn('News told were not looked at', error));
  }, [replica, listed, current]);
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (serviceWorker === undefined) return undefined;
    const listen = ({ data, ports: [port] }: MessageEvent<unknown>) => {
      const path = pathToOpen(data);
      if (path === null) return;
      port?.postMessage(true);
      void navigate(path);
      void listedNotifications(replica).then((news) => agreeWithWorker(replica, news));
    };
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, [replica, navigate]);
  return current ? <PushQuestion browsers={browsers} member={current} /> : null;
}

/** A worker says which place of the app somebody has chosen. */
function pathToOpen(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'OPEN') return null;
  const path: unknown = Reflect.get(data, 'path');
  return typeof path === 'string' && path.startsWith('/') ? path : null;
}

/** What was opened in the system's list is read here; what was read here goes from that list. */
async function agreeWithWorker(replica: Replica, listed: readonly News[]): Promise<void> {
  const opened = (await recall('opened')) ?? [];
  const here = listed.filter(({ id }) => opened.includes(id));
  for (const one of here) await markSeen(replica, one);
  // What has not come to this device yet is marked when it comes.
  if (here.length > 0)
    await keep(
      'opened',
      opened.filter((id) => !here.some((one) => one.id === id)),
    );
  if ((await recall('browser')) === null) return;
  const seen = new Set<unknown>(listed.filter(({ isSeen }) => isSeen).map(({ id }) => id));
  for (const shown of (await (await pushRegistration())?.getNotifications()) ?? [])
    if (seen.has(Reflect.get((shown.data as object | null) ?? {}, 'id'))) shown.close();
}
