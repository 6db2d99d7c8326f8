import { afterEach } from 'vitest';
import type { Api } from './open-api.ts';
import { type EventStream, openEventStream } from './open-event-stream.ts';

/** Opens event streams that hear some audiences, and closes them after each test. */
export function listenersOfFile(server: { readonly url: string }, api: Api) {
  const open: EventStream[] = [];
  afterEach(() => {
    for (const listener of open.splice(0)) listener.close();
  });
  return async (audiences: readonly string[], token?: string): Promise<EventStream> => {
    const listener = await openEventStream({
      server,
      api,
      token,
      subscriptions: audiences.map((audience) => `sync:${audience}`),
    });
    open.push(listener);
    return listener;
  };
}
