import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageSize } from './page-size.ts';
import { serverFetch } from './server-fetch.ts';

const url = 'https://food.test/api/sync/pull';
const own = { 'X-Sync-Epoch': 'first' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body of which a chunk comes each `pause` milliseconds, `chunks` in all; then it ends, or nothing comes any more. */
function trickle({
  pause,
  chunks,
  hangs = false,
}: {
  readonly pause: number;
  readonly chunks: number;
  readonly hangs?: boolean;
}) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === chunks && hangs) return new Promise(() => undefined);
      await new Promise((done) => setTimeout(done, pause));
      sent += 1;
      if (sent > chunks) controller.close();
      else controller.enqueue(new TextEncoder().encode('x'));
    },
  });
}

describe('[S20] an exchange', () => {
  it('may take as long as it likes while something comes', async () => {
    const answer = await serverFetch(
      async () => new Response(trickle({ pause: 19_000, chunks: 20 }), { headers: own }),
    )(url);
    const text = answer.text();
    await vi.advanceTimersByTimeAsync(21 * 19_000);
    expect(await text).toBe('x'.repeat(20));
  });

  it.each([204, 205, 304])('an answer of %i has no body, although Chromium gives it one', async (status) => {
    const asInChromium = Object.defineProperty(new Response(null, { status, headers: own }), 'body', {
      value: new Response('').body,
    });
    expect((await serverFetch(async () => asInChromium)(url)).status).toBe(status);
  });

  it.each([
    ['whose head never comes', () => new Promise<Response>(() => undefined)],
    [
      'whose body never comes',
      async () => new Response(trickle({ pause: 1, chunks: 0, hangs: true }), { headers: own }),
    ],
    [
      'whose body stops on its way',
      async () => new Response(trickle({ pause: 1_000, chunks: 3, hangs: true }), { headers: own }),
    ],
  ])('%s ends when nothing has come for 20 s', async (_, send) => {
    const outcome = serverFetch(send)(url)
      .then((answer) => answer.text())
      .then(
        () => 'came',
        (error: Error) => error.name,
      );
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe('TimeoutError');
  });

  it('is not ended while its reader is busy with what has come', async () => {
    const answer = await serverFetch(async () => new Response(trickle({ pause: 10, chunks: 2 }), { headers: own }))(
      url,
    );
    const reader = answer.body?.getReader();
    const first = reader?.read();
    await vi.advanceTimersByTimeAsync(10);
    await first;
    await vi.advanceTimersByTimeAsync(60_000);
    const second = reader?.read();
    await vi.advanceTimersByTimeAsync(10);
    expect((await second)?.done).toBe(false);
  });

  it('goes on while its own body goes out', async () => {
    const answer = serverFetch(async (_, __, moved) => {
      for (let part = 0; part < 10; part += 1) {
        await new Promise((done) => setTimeout(done, 15_000));
        moved();
      }
      return new Response('done', { headers: own });
    })(url);
    await vi.advanceTimersByTimeAsync(151_000);
    expect(await (await answer).text()).toBe('done');
  });

  it('ends when its asker does not want it any more', async () => {
    const stop = new AbortController();
    const outcome = serverFetch(() => new Promise<Response>(() => undefined))(url, { signal: stop.signal }).catch(
      (error: Error) => error.name,
    );
    stop.abort();
    expect(await outcome).toBe('AbortError');
  });
});

describe('[S20] Retry-After', () => {
  /** A server that is asked for its answers one by one; the last one stays. */
  function answering(...answers: (() => Response)[]) {
    let asked = 0;
    const ask = serverFetch(async () => {
      asked += 1;
      return (answers[asked - 1] ?? answers.at(-1))?.() ?? new Response();
    });
    return { ask, count: () => asked };
  }
  const busy =
    (after: string, headers: Record<string, string> = own) =>
    () =>
      new Response('{}', { status: 429, headers: { ...headers, 'Retry-After': after } });
  const fine = () => new Response('{}', { headers: own });

  it('is kept by whoever asks again for anything of that kind, and by nobody else', async () => {
    const { ask, count } = answering(busy('30'), fine);
    expect((await ask(url)).status).toBe(429);
    vi.advanceTimersByTime(20_000);
    const again = await ask('https://food.test/api/sync/snapshot');
    expect([again.status, Number(again.headers.get('Retry-After'))]).toEqual([429, 10]);
    expect(count()).toBe(1);
    expect((await ask('https://food.test/api/files/foods/a/a.png')).status).toBe(200);
    vi.advanceTimersByTime(10_001);
    expect((await ask(url)).status).toBe(200);
  });

  it('of a day is kept for ten minutes', async () => {
    const { ask, count } = answering(busy('86400'), fine);
    await ask(url);
    vi.advanceTimersByTime(599_000);
    await ask(url);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect((await ask(url)).status).toBe(200);
  });

  it('of something in front is kept for no longer than a minute, and is no answer', async () => {
    const { ask, count } = answering(busy('600', {}), fine);
    await expect(ask(url)).rejects.toThrow();
    vi.advanceTimersByTime(59_000);
    await expect(ask(url)).rejects.toThrow();
    expect(count()).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect((await ask(url)).status).toBe(200);
  });
});

describe('[S20] the page of the feed', () => {
  /** A line that carries so many entries a second and breaks after so many seconds. */
  function pull(line: { readonly entriesPerSecond: number; readonly breaksAfter: number }, entriesLeft: number) {
    let now = 0;
    let left = entriesLeft;
    let carried = 0;
    const size = pageSize(() => now);
    for (let rounds = 0; left > 0; rounds += 1) {
      if (rounds > 10_000) return { carried: Number.POSITIVE_INFINITY };
      const page = size.ask();
      const entries = Math.min(page.entries, left);
      const took = (entries / line.entriesPerSecond) * 1_000;
      now += Math.min(took, line.breaksAfter);
      carried += Math.min(entries, (line.entriesPerSecond * line.breaksAfter) / 1_000);
      if (took > line.breaksAfter) page.broke();
      else {
        page.came(entries);
        left -= entries;
      }
    }
    return { carried };
  }

  it.each([
    ['3 KB/s that breaks each 20 s', { entriesPerSecond: 3, breaksAfter: 20_000 }],
    ['3 KB/s that breaks each 5 s', { entriesPerSecond: 3, breaksAfter: 5_000 }],
    ['50 KB/s that breaks each second', { entriesPerSecond: 50, breaksAfter: 1_000 }],
    ['a good line', { entriesPerSecond: 5_000, breaksAfter: 60_000 }],
  ])('gets 2,000 entries through %s, and carries less than half of it twice', (_, line) => {
    expect(pull(line, 2_000).carried).toBeLessThan(3_000);
  });

  it('grows again where the line is good, to the server’s limit and no further', () => {
    let now = 0;
    const size = pageSize(() => now);
    for (let count = 0; count < 20; count += 1) size.ask().broke();
    expect(size.ask().entries).toBe(8);
    for (let count = 0; count < 200; count += 1) {
      const page = size.ask();
      now += 100;
      page.came(page.entries);
    }
    expect(size.ask().entries).toBe(1_000);
  });
});
