import { createServer, type Server } from 'node:http';
import { describe, expect, test } from 'vitest';
import { AccountDevice, somebody } from './account-devices.ts';

describe('what the network does is an outcome [S16]', () => {
  async function served(
    handler: Parameters<typeof createServer>[1],
    work: (url: string) => Promise<void>,
  ): Promise<void> {
    const stub: Server = createServer(handler);
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    const address = stub.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      await work(`http://127.0.0.1:${port}`);
    } finally {
      stub.closeAllConnections();
      await new Promise((resolve) => stub.close(resolve));
    }
  }

  test('nobody listens: unreachable', async () => {
    expect(await new AccountDevice('http://127.0.0.1:1').accounts.signIn(somebody())).toEqual({ kind: 'unreachable' });
  });

  test('a server that accepts and never answers: unreachable, when it has stalled', async () => {
    await served(
      () => undefined,
      async (url) => {
        expect(await new AccountDevice(url, 100).accounts.signUp(somebody())).toEqual({ kind: 'unreachable' });
      },
    );
  });

  test.each([
    [500, 'unreachable'],
    [502, 'unreachable'],
    [429, 'throttled'],
  ])('status %i: %s', async (status, kind) => {
    await served(
      (_, response) => response.writeHead(status, { 'X-Sync-Epoch': 'first' }).end('{"message":"Please wait"}'),
      async (url) => {
        expect(await new AccountDevice(url).accounts.signIn(somebody())).toEqual({ kind });
      },
    );
  });

  test("a captive portal's page is no answer: nobody is signed in, nothing is confirmed", async () => {
    await served(
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to the hotel</h1>'),
      async (url) => {
        const device = new AccountDevice(url);
        expect(await device.accounts.signIn(somebody())).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.signUp(somebody())).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.confirmVerification('e30.e30.x')).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.confirmPasswordReset({ token: 'e30.e30.x', password: 'cardamom' })).toEqual({
          kind: 'unreachable',
        });
        expect(device.member).toBeNull();
      },
    );
  });
});
