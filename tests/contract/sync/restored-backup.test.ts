import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type DataBackup, dataBackup } from '#tests/support/server/data-backup.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { correctSteps, Device } from './device.ts';
import { destroyDevices } from './fake-backend.ts';

const quiet = { faults: [], lifeLeft: null } as const;

/** Writes on three devices (two of ada's, one of ben's), a backup in between, and the server goes back to it. */
describe('R39 a restored backup', () => {
  let server: PocketBaseServer;
  let backup: DataBackup;
  let devices: Device[] = [];
  beforeAll(async () => {
    server = await startPocketBase();
    backup = dataBackup(server);
  });
  afterAll(async () => {
    await destroyDevices(devices);
    await server.stop();
  });

  const sync = async (device: Device) => {
    await device.sync('push', quiet);
    await device.sync('pull', quiet);
  };
  /** Until each has heard of what the others brought back. */
  const comeToRest = async (order: readonly Device[]) => {
    for (let round = 0; round < 3; round += 1) {
      for (const device of order) {
        await device.sync('pull', quiet);
        await sync(device);
      }
    }
  };

  it(
    '[S22] [S2] takes nothing with it: creations, edits, deletions, totals and photos are back exactly once',
    { timeout: 240_000 },
    async () => {
      const api = openApi(server);
      const [ada, ben] = [await api.join('ada'), await api.join('ben')];
      const tokens = new Map([ada, ben].map(({ id, token }) => [id, token]));
      let ids = 0;
      const aDevice = (name: string, ownColumn: Device['options']['ownColumn']) =>
        new Device({
          name,
          ownColumn,
          clock: Date.now,
          newId: () => `${name}n${(ids += 1)}`.padEnd(15, 'z'),
          connect: (network) => network.wrap(pocketBaseRemote({ baseUrl: server.url })),
          token: (member) => must(tokens.get(member), 'a token'),
          steps: correctSteps,
          photo: aPngPicture().buffer,
        });
      const phone = aDevice('phone', 'description');
      const laptop = aDevice('laptop', 'description');
      const bens = aDevice('bens', 'description');
      devices = [phone, laptop, bens];
      await phone.signIn(ada.id as MemberId);
      await laptop.signIn(ada.id as MemberId);
      await bens.signIn(ben.id as MemberId);
      const shared = async () => {
        for (const device of devices) await sync(device);
        for (const device of devices) await device.sync('pull', quiet);
      };

      const before = must(await phone.contribute('Before the backup'), 'a food');
      await shared();
      await backup.take();

      const after = must(await phone.contribute('After the backup'), 'a food');
      const undone = must(await phone.contribute('Deleted again'), 'a food');
      const elsewhere = must(await laptop.contribute('Deleted on the other device'), 'a food');
      await shared();
      expect(await phone.edit(before, 'First edit.')).toBe(true);
      expect(await phone.remove(undone)).toBe(true);
      for (const food of [before, after]) await bens.look(food);
      await shared();
      expect(await bens.review(after, { rating: 5, text: 'Wonderful.' })).toBe(true);
      expect(await bens.review(before, { rating: 2, text: 'Not mine.' })).toBe(true);
      expect(await laptop.edit(before, 'The later edit.')).toBe(true);
      expect(await phone.remove(elsewhere)).toBe(true);
      await shared();
      expect(await bens.withdraw(before, ben.id as MemberId)).toBe(true);
      await shared();
      const onServer = async () => {
        const foods = (await api.call('GET', '/api/collections/foods/records?perPage=100&sort=id')).body.items;
        return foods.map(({ id, name, description, rating, review_count: reviews, image }) => ({
          id,
          name,
          description,
          rating,
          reviews,
          hasPhoto: image !== '',
        }));
      };
      const whole = await onServer();
      expect(whole.map(({ name }) => name).toSorted()).toEqual(['After the backup', 'Before the backup']);

      await backup.restore();
      expect(await onServer()).not.toEqual(whole);
      // The device that deleted and edited last comes first: what it has waits for what the others bring.
      await comeToRest([bens, laptop, phone]);

      expect(await onServer()).toEqual(whole);
      expect(whole.find(({ id }) => id === before)).toMatchObject({ description: 'The later edit.', reviews: 0 });
      expect(whole.find(({ id }) => id === after)).toMatchObject({ rating: 5, reviews: 1, hasPhoto: true });
      const photo = must((await api.call('GET', `/api/collections/foods/records/${after}`)).body['image'], 'a photo');
      expect((await fetch(`${server.url}/api/files/foods/${after}/${String(photo)}`)).status).toBe(200);
      for (const device of devices)
        expect(await device.replica.database.outbox.toArray(), device.options.name).toEqual([]);
      for (const device of devices)
        expect((await device.shown('foods')).map(({ id }) => id as FoodId).toSorted()).toEqual(
          [before, after].toSorted(),
        );

      // Once more is a restart as any other: nothing is offered that is there.
      await server.restart();
      await comeToRest(devices);
      expect(await onServer()).toEqual(whole);
    },
  );
});
