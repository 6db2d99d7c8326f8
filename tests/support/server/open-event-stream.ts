import { expect } from 'vitest';
import type { Api } from './open-api.ts';

export interface EventStream {
  /** The topics heard so far; the sync topics by their audience. */
  readonly heard: readonly string[];
  readonly messages: readonly string[];
  /** Listens to these in place of what it listened to. */
  listen(topics: readonly string[]): Promise<void>;
  close(): void;
}

interface Subscription {
  readonly server: { readonly url: string };
  readonly api: Api;
  readonly token: string | undefined;
  /** PocketBase's topics, for instance `sync:*` or `reviews/*`. */
  readonly subscriptions: readonly string[];
  /** Is told each event as it comes. @param topic as in `heard` */
  readonly onEvent?: (topic: string, data: string) => void;
}

/** A bare connection to PocketBase's event stream [S14], subscribed when this resolves. Whoever opens it closes it. */
export async function openEventStream({
  server,
  api,
  token,
  subscriptions,
  onEvent,
}: Subscription): Promise<EventStream> {
  const abort = new AbortController();
  const answer = await fetch(`${server.url}/api/realtime`, {
    signal: abort.signal,
    headers: { Accept: 'text/event-stream' },
  });
  const heard: string[] = [];
  const messages: string[] = [];
  let clientId = '';
  readEvents(answer, (name, data) => {
    if (name === 'PB_CONNECT') clientId = (JSON.parse(data) as { clientId: string }).clientId;
    else {
      const topic = name.replace('sync:', '');
      heard.push(topic);
      messages.push(data);
      onEvent?.(topic, data);
    }
  }).catch(() => undefined); // ends by the abort
  await expect.poll(() => clientId).not.toBe('');
  const listen = async (topics: readonly string[]) => {
    const body = { clientId, subscriptions: topics };
    expect((await api.call('POST', '/api/realtime', { token, body })).status).toBe(204);
  };
  await listen(subscriptions);
  return { heard, messages, listen, close: () => abort.abort() };
}

/** Tells of each event of a stream, until it ends. */
export async function readEvents(answer: Response, onEvent: (name: string, data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onEvent(/^event:(.*)$/m.exec(event)?.[1] ?? '', /^data:(.*)$/m.exec(event)?.[1] ?? '');
  }
}
