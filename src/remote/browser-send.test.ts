import { afterEach, expect, it, vi } from 'vitest';
import { browserSend } from './browser-send.ts';
import { NotTheServer, serverFetch } from './server-fetch.ts';

const url = 'https://food.test/api/collections/foods/records';
afterEach(() => vi.unstubAllGlobals());

/** A browser whose requests end at another address, as an XMLHttpRequest's may without a word. */
function endingAt(responseURL: string): void {
  class Sent extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly response = new TextEncoder().encode('{"id":"soup"}').buffer;
    responseType = '';
    responseURL = '';
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'X-Sync-Epoch: first\r\n';
    }
    abort() {}
    send() {
      this.responseURL = responseURL;
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sent);
}
const send = () => serverFetch(browserSend)(url, { method: 'POST', body: new FormData() });

it('[S19] a photo that was sent on to a sign-in page has not arrived, whatever that page says', async () => {
  endingAt('https://food.test/login');
  await expect(send()).rejects.toThrow(NotTheServer);
});

it('a photo that was answered where it was sent has', async () => {
  endingAt(url);
  expect(await (await send()).json()).toEqual({ id: 'soup' });
});

it.each([301, 302, 303, 307, 308])(
  '[S19] a redirect (%i) is something in front, even with the server’s mark',
  async (status) => {
    const sentOn = async () =>
      new Response(null, { status, headers: { 'X-Sync-Epoch': 'first', Location: 'https://portal.test/' } });
    await expect(serverFetch(sentOn)(url)).rejects.toThrow(NotTheServer);
  },
);

it('[S19] so is one that a browser shows nothing of', async () => {
  const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  await expect(serverFetch(async () => opaque)(url)).rejects.toThrow(NotTheServer);
});
