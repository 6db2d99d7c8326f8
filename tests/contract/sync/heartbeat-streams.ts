import { expect } from 'vitest';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { must } from '#prelude/must.ts';
import { decodeHeartbeat } from '#remote/decode-sync-answers.ts';
import type { Api } from '#tests/support/server/open-api.ts';
import { type EventStream, openEventStream } from '#tests/support/server/open-event-stream.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

/** The event streams of some members on a server with `forcedHeartbeat`: what is heard there comes from the server's own code. */
export class HeartbeatStreams {
  readonly #server: PocketBaseServer;
  readonly #api: Api;
  readonly #open = new Map<MemberId, EventStream>();
  /** Of the server that they lead to. */
  #pid = 0;

  constructor(server: PocketBaseServer, api: Api) {
    this.#server = server;
    this.#api = api;
  }

  /** The heartbeat of this moment. Streams of a server that was killed are opened again, and begin with what comes then. */
  async next(member: MemberId, token: string): Promise<Heartbeat> {
    if (this.#pid !== this.#server.pid) this.close();
    this.#pid = this.#server.pid;
    const stream = this.#open.get(member) ?? (await this.#listen(member, token));
    const before = beatsOf(stream).length;
    expect((await this.#api.call('POST', '/api/test/heartbeat')).status).toBe(204);
    await expect.poll(() => beatsOf(stream).length, { interval: 2 }).toBeGreaterThan(before);
    return must(decodeHeartbeat(parseJson(beatsOf(stream).at(-1) ?? '')), 'a heartbeat');
  }

  close(): void {
    for (const stream of this.#open.values()) stream.close();
    this.#open.clear();
  }

  async #listen(member: MemberId, token: string): Promise<EventStream> {
    const subscriptions = [`sync:u:${member}`, 'sync:heartbeat'];
    const stream = await openEventStream({ server: this.#server, api: this.#api, token, subscriptions });
    this.#open.set(member, stream);
    return stream;
  }
}

function beatsOf({ heard, messages }: EventStream): readonly string[] {
  return messages.filter((_, at) => heard[at] === 'heartbeat');
}
