import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const plain = serverOfFile();
let stated: PocketBaseServer;
beforeAll(async () => {
  stated = await startPocketBase({
    env: {
      OPERATOR_NAME: 'Kitchen e. V.',
      OPERATOR_ADDRESS: 'Ring 1; 10115 Berlin ;',
      OPERATOR_EMAIL: 'hello@kitchen.example',
      OPERATOR_MINIMUM_AGE: '18',
      FORETASTE_DOCUMENT_DAYS: '30',
      FORETASTE_LOG_ADDRESSES: 'on',
    },
  });
});
afterAll(() => stated?.stop());

test('who runs the server is told to everybody, and only what the operator has stated', async () => {
  const silent = await plain.api.call('GET', '/api/operator');
  expect([silent.status, silent.body]).toEqual([
    200,
    {
      name: '',
      address: '',
      email: '',
      minimumAge: 16,
      documentDays: 90,
      logDays: 5,
      logsAddresses: false,
      backupsKept: 0,
      asksService: false,
      sendsMail: false,
    },
  ]);
  expect((await openApi(stated).call('GET', '/api/operator')).body).toMatchObject({
    name: 'Kitchen e. V.',
    address: 'Ring 1\n10115 Berlin',
    email: 'hello@kitchen.example',
    minimumAge: 18,
    documentDays: 30,
    logsAddresses: true,
  });
});

test('the log of requests holds no network address unless the operator has it so', async () => {
  const addressesIn = async (api: typeof plain.api) => {
    const token = await api.asSuperuser();
    await api.call('GET', '/api/collections/foods/records/no-such-food');
    let logs: readonly Readonly<Record<string, unknown>>[] = [];
    // The server writes its log in batches.
    await expect
      .poll(async () => {
        const answer = await api.call('GET', '/api/logs?filter=(data.url~"no-such-food")', { token });
        logs = answer.body.items;
        return logs.length;
      })
      .toBeGreaterThan(0);
    return logs.flatMap(({ data }) =>
      Object.entries(data as object).filter(([name, value]) => /ip$/i.test(name) && value !== ''),
    );
  };
  expect(await addressesIn(plain.api)).toEqual([]);
  expect((await addressesIn(openApi(stated))).length).toBeGreaterThan(0);
});
