import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparisonAnswer } from '#domain/order/food-comparison.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { saveFood } from '#replica/foods/saved-foods.ts';
import { answerComparison, removeComparison } from '#replica/order/comparison-commands.ts';
import { ownOrder } from '#replica/order/own-order.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { eitherDevice, syncStep } from './two-devices-steps.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 6);
const FOODS = 3;

const { server, api } = serverOfFile();

/** A member's phone and laptop that both know of three tried foods. */
async function stage() {
  const { phone, laptop, member, devices } = await phoneAndLaptop(server);
  const cook = await api.join(`cook_${newRecordId()}`);
  const foods: FoodId[] = [];
  for (let at = 0; at < FOODS; at += 1)
    foods.push((await api.create('foods', cook, { name: `Dish ${newRecordId()}`, uploaded_by: cook.id })) as FoodId);
  for (const foodId of foods) await saveFood(phone.replica, { foodId, state: 'tried' });
  await settleInTurn(phone, laptop);
  return { phone, laptop, member, devices, foods };
}

const orderOn = async ({ replica }: Device, member: MemberId) =>
  (await ownOrder(replica, member)).places.map(({ foodId, level }) => `${foodId} ${level}`);

async function stored(member: string): Promise<string[]> {
  const root = await api.asSuperuser();
  const path = `${recordsPath('food_comparisons')}?perPage=200&filter=${encodeURIComponent(`user='${member}'`)}`;
  const { body } = await api.call('GET', path, { token: root });
  return body.items.map(({ one, other, verdict }) => `${String(one)} ${String(other)} ${String(verdict)}`).toSorted();
}

const onDevice = async ({ replica }: Device) =>
  (await replica.database.rows('food_comparisons').toArray())
    .map(({ one, other, verdict }) => `${String(one)} ${String(other)} ${String(verdict)}`)
    .toSorted();

describe('one order on two devices (R33)', () => {
  it('[S12] two devices that answered about one pair without a connection have one answer, what came last, and one order', async () => {
    const { phone, laptop, member, devices, foods } = await stage();
    const [soup, stew, salad] = [must(foods[0], 'soup'), must(foods[1], 'stew'), must(foods[2], 'salad')];
    await answerComparison(phone.replica, { food: soup, than: stew, answer: 'more' });
    await answerComparison(laptop.replica, { food: stew, than: soup, answer: 'more' });
    await answerComparison(laptop.replica, { food: salad, than: soup, answer: 'less' });
    expect(await orderOn(phone, member)).not.toEqual(await orderOn(laptop, member));
    await settleInTurn(phone, laptop);
    const rows = await stored(member);
    expect(rows).toHaveLength(2);
    for (const one of [phone, laptop]) {
      expect(await onDevice(one)).toEqual(rows);
      expect(await one.replica.database.outbox.count()).toBe(0);
    }
    const order = await orderOn(phone, member);
    expect(order.map((line) => line.split(' ')[0])).toEqual([stew, soup, salad]);
    expect(await orderOn(laptop, member)).toEqual(order);
    await destroyDevices(devices);
  });

  it('a food that is deleted takes its answers along on every device', async () => {
    const { phone, laptop, member, devices, foods } = await stage();
    const [soup, stew] = [must(foods[0], 'soup'), must(foods[1], 'stew')];
    await answerComparison(phone.replica, { food: soup, than: stew, answer: 'more' });
    await settleInTurn(phone, laptop);
    const root = await api.asSuperuser();
    expect((await api.call('DELETE', recordsPath('foods', stew), { token: root })).status).toBe(204);
    await settleInTurn(phone, laptop);
    for (const one of [phone, laptop]) expect(await onDevice(one)).toEqual([]);
    expect(await stored(member)).toEqual([]);
    await destroyDevices(devices);
  });

  it('[S2] [S3] any order of answering, taking back and syncing over a bad line ends alike on both and on the server', async () => {
    const device = eitherDevice;
    const pair = fc.constantFrom<readonly [number, number]>([0, 1], [1, 0], [1, 2], [2, 0]);
    const answer = fc.constantFrom<ComparisonAnswer>('more', 'less', 'same', 'unknown');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('answer' as const), device, pair, answer }),
      fc.record({ kind: fc.constant('take back' as const), device, pair }),
      syncStep,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { phone, laptop, member, devices, foods } = await stage();
        const both = [phone, laptop] as const;
        for (const one of steps) {
          const on = must(both[one.device], 'a device');
          if ('faults' in one) {
            await on.sync(one.kind, { faults: one.faults, lifeLeft: null });
            continue;
          }
          const [food, than] = [must(foods[one.pair[0]], 'a food'), must(foods[one.pair[1]], 'another')];
          if (one.kind === 'answer') await answerComparison(on.replica, { food, than, answer: one.answer });
          else await removeComparison(on.replica, { food, than, heldFor: 0 });
        }
        await settleInTurn(...both);
        const rows = await stored(member);
        for (const one of both) {
          expect(await onDevice(one)).toEqual(rows);
          // What is left was about an answer that the other device had taken back.
          for (const { rejection } of await one.replica.database.outbox.toArray())
            expect(rejection?.reason).toBe('gone');
        }
        expect(await orderOn(laptop, member)).toEqual(await orderOn(phone, member));
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});
