import 'fake-indexeddb/auto';
import { beforeAll, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { adoptWork } from '#replica/unsent-work/adopt-work.ts';
import { asleepWork } from '#replica/unsent-work/asleep-work.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import { beginSession } from '#replica/session-commands/begin-session.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type DataBackup, dataBackup } from '#tests/support/server/data-backup.ts';
import { type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { correctSteps, Device } from './device.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const quiet = { faults: [], lifeLeft: null } as const;
let backup: DataBackup;
const { server } = serverOfFile();
beforeAll(async () => {
  backup = dataBackup(server);
});

it(
  '[S21] [S22] the server lost the account and all it had written: the same person, joined anew, has everything back once',
  { timeout: 120_000 },
  async () => {
    const api = openApi(server);
    await backup.take();
    let ids = 0;
    const device = new Device({
      name: 'adopting',
      ownColumn: 'description',
      clock: Date.now,
      newId: () => `adopted${(ids += 1)}`.padEnd(15, 'z'),
      connect: (network) => network.wrap(pocketBaseRemote({ baseUrl: server.url })),
      token: () => '',
      steps: correctSteps,
      photo: aPngPicture().buffer,
    });
    const signIn = async ({ id, email, token }: ApiMember) => {
      await device.replica.database.cursors.put({ audience: EVERYONE, seq: 0, pulledAt: 0, usedAt: 0 });
      await beginSession(device.replica, {
        memberId: id as MemberId,
        email,
        emailVerified: true,
        token,
        expired: false,
      });
    };
    const sync = async () => {
      await device.sync('push', quiet);
      await device.sync('pull', quiet);
    };

    const before = await api.join('ada');
    await signIn(before);
    await device.sync('pull', quiet);
    const sent = must(await device.contribute('Suya'), 'a food');
    await device.review(sent, { rating: 5, text: 'Hot!' });
    await sync();
    await sync();
    const unsent = must(await device.contribute('Jollof'), 'a food');

    await backup.restore();
    await device.sync('pull', quiet);
    const after = await api.join('ada');
    expect(after.id).not.toBe(before.id);
    await signIn(after);
    await device.sync('pull', quiet);
    expect(await asleepWork(device.replica)).toMatchObject([
      { member: before.id, isOwn: true, lost: 2, changes: [{ about: 'Jollof' }] },
    ]);
    expect(await adoptWork(device.replica, before.id as MemberId)).toBe('adopted');
    for (let round = 0; round < 3; round += 1) await sync();

    expect(await device.replica.database.outbox.toArray()).toEqual([]);
    const { items: foods } = (await api.call('GET', '/api/collections/foods/records?perPage=100')).body;
    expect(foods.map(({ id, uploaded_by: owner }) => [id, owner]).toSorted()).toEqual(
      [
        [sent, after.id],
        [unsent, after.id],
      ].toSorted(),
    );
    expect(foods.find(({ id }) => id === sent)).toMatchObject({ name: 'Suya', rating: 5, review_count: 1 });
    expect(foods.every(({ image }) => image !== '')).toBe(true);
    const { items: reviews } = (await api.call('GET', '/api/collections/reviews/records')).body;
    expect(reviews.map(({ id, user }) => [id, user])).toEqual([[reviewIdFor(sent, after.id as MemberId), after.id]]);
    await device.destroy();
  },
);
