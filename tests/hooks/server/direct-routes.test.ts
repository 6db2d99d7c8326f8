import { expect, test } from 'vitest';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server } = serverOfFile({ seed: true });

/** What stands around the answer to a browser, which compresses where it may. */
async function around(path: string): Promise<{ readonly isCompressed: boolean; readonly hasMiddleware: boolean }> {
  const ended = new AbortController();
  const { headers } = await fetch(server.url + path, {
    signal: ended.signal,
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
  ended.abort();
  return {
    isCompressed: headers.get('Content-Encoding') === 'gzip',
    // Our middleware alone sets it.
    hasMiddleware: headers.has('Content-Security-Policy'),
  };
}

test('an event stream holds neither an engine nor a compressor for as long as it is open', async () => {
  expect(await around('/api/realtime')).toStrictEqual({ isCompressed: false, hasMiddleware: false });
});

test('nor does what each device asks all the time', async () => {
  expect(await around('/api/sync/own')).toStrictEqual({ isCompressed: false, hasMiddleware: false });
});

test('everything else has both', async () => {
  expect(await around('/api/sync/snapshot')).toStrictEqual({ isCompressed: true, hasMiddleware: true });
});
