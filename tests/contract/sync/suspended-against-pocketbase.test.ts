import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { pocketBaseAccounts } from '#remote/accounts/pocketbase-accounts.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { session } from '#replica/session/session.ts';
import { syncStatus } from '#replica/feed/sync-status.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { refreshSession } from '#sync/session/refresh-session.ts';
import type { Device } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { server } = serverOfFile();

const none = { faults: [], lifeLeft: null };

function accountsOn({ replica }: Device) {
  const nothing = async () => undefined;
  return pocketBaseAccounts({
    baseUrl: server.url,
    sessions: {
      begin: (member) => beginSession(replica, { ...member, expired: false }),
      end: nothing,
      verified: nothing,
      outdated: nothing,
      departed: nothing,
      renewed: nothing,
    },
  });
}

it('[S1] a suspended member is told why, keeps what is not sent, and sends it after the suspension', async () => {
  const api = openApi(server);
  const token = await api.asSuperuser();
  const { phone, laptop, member: ada, devices } = await phoneAndLaptop(server);
  for (const one of [phone, laptop]) {
    await one.sync('pull', none);
    await one.contribute('Not sent yet');
  }
  const { email } = (await api.call('GET', `/api/collections/users/records/${ada}`, { token })).body as unknown as {
    email: string;
  };
  const step = (name: string) =>
    api.call('POST', `/api/admin/members/${ada}/${name}`, { token, body: { reason: 'Spåm.' } });
  expect((await step('suspend')).status).toBe(200);

  await phone.sync('push', none);
  await refreshSession(laptop.world);
  for (const one of [phone, laptop]) {
    expect(await session(one.replica)).toMatchObject({ memberId: ada, expired: true, suspension: 'Spåm.' });
    expect(await syncStatus(one.replica)).toMatchObject({
      kind: 'attention',
      pending: 1,
      parked: 0,
      suspension: 'Spåm.',
    });
  }
  const credentials = { email, password: 'a-test-password' };
  expect(await accountsOn(phone).signIn(credentials)).toMatchObject({
    kind: 'refused',
    fields: { account: 'This account is suspended: Spåm.' },
  });
  expect(await phone.replica.database.outbox.count()).toBe(1);

  await step('unsuspend');
  expect(await accountsOn(phone).signIn(credentials)).toEqual({ kind: 'done' });
  await phone.sync('push', none);
  expect(await phone.replica.database.outbox.count()).toBe(0);
  expect(await syncStatus(phone.replica)).toMatchObject({ pending: 0, suspension: null });
  await destroyDevices(devices);
});
