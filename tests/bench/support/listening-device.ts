import { decodePoke } from '#remote/decode-sync-answers.ts';
import type { Api } from '#tests/support/server/open-api.ts';
import { readEvents } from '#tests/support/server/open-event-stream.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { pullOnce } from '#tests/support/pull-all.ts';

export interface ListeningDevice {
  /** Digests that it stored, and pulls that pokes made it do. */
  readonly counts: { digests: number; pulls: number };
  readonly close: () => void;
}

/**
 * A visitor's device as the server sees it: a real event stream for everyone's audience, and pulls as the sync engine decides on them, but
 * without the slow timer, which pulls whether anything happens or not.
 */
export async function listeningDevice({
  server,
  api,
}: {
  server: PocketBaseServer;
  api: Api;
}): Promise<ListeningDevice> {
  const abort = new AbortController();
  const counts = { digests: 0, pulls: 0 };
  let { epoch, cursors } = await pullOnce(api, { cursors: { '*': 0 } });
  let planned: ReturnType<typeof setTimeout> | undefined;
  const pull = async () => {
    planned = undefined;
    counts.pulls += 1;
    ({ epoch, cursors } = await pullOnce(api, { epoch, cursors }));
  };
  const hear = (data: string) => {
    const { within, digest } = decodePoke('*', JSON.parse(data));
    const seq = cursors['*'] ?? 0;
    if (digest !== null && digest.epoch === epoch && seq >= digest.after) {
      cursors = { '*': Math.max(seq, digest.upTo) };
      counts.digests += 1;
    } else planned ??= setTimeout(() => void pull().catch(() => undefined), Math.random() * within);
  };
  const answer = await fetch(`${server.url}/api/realtime`, {
    signal: abort.signal,
    headers: { Accept: 'text/event-stream' },
  });
  let connect: (clientId: string) => void = () => undefined;
  const connected = new Promise<string>((resolve) => {
    connect = resolve;
  });
  readEvents(answer, (name, data) => {
    if (name === 'PB_CONNECT') connect((JSON.parse(data) as { clientId: string }).clientId);
    else hear(data);
  }).catch(() => undefined); // ends by the abort
  const clientId = await connected;
  const subscribed = await api.call('POST', '/api/realtime', { body: { clientId, subscriptions: ['sync:*'] } });
  if (subscribed.status !== 204) throw new Error(`not subscribed: ${subscribed.status}`);
  return {
    counts,
    close: () => {
      clearTimeout(planned);
      abort.abort();
    },
  };
}
