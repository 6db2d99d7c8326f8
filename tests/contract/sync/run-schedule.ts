import { expect } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { sendable } from '#replica/outbox/claim-mutations.ts';
import { overlayMutations } from '#replica/outbox/overlay-mutations.ts';
import { session } from '#replica/session/session.ts';
import type { Device } from './device.ts';
import type { Step } from './schedule.ts';

/** The server under test as a run needs it. */
export interface Backend {
  readonly members: readonly MemberId[];
  restart(): Promise<void>;
  backUp(): Promise<void>;
  /** Goes back to the last backup, where there is one [S22]. */
  restore(): Promise<void>;
  turnClock(by: number): void;
  /** Caches on the way keep nothing any more [S23]. */
  retireCaches(): void;
  /** Ids of all foods that the server has. */
  foodIds(): Promise<ReadonlySet<string>>;
  /** A food's column on the server. */
  columnOf(foodId: FoodId, column: string): Promise<unknown>;
  /** Mutations that had more than one effect [S2]. */
  repeatedEffects(): readonly string[];
}

const serverColumn = {
  description: 'description',
  cultureNotes: 'culture_notes',
  preparationNotes: 'preparation_notes',
} as const;

/** What the run must find again at its end. */
interface Ledger {
  readonly foods: { readonly id: FoodId; readonly owner: MemberId; removed: boolean }[];
  /** The last text that each device wrote into its own column of a food. */
  readonly lastEdit: Map<string, { readonly device: Device; readonly foodId: FoodId; readonly text: string }>;
}

/** Plays one schedule, lets everything come to rest, and checks the promises [S1] to [S5]. */
export async function runSchedule({
  steps,
  devices,
  backend,
}: {
  steps: readonly Step[];
  devices: readonly Device[];
  backend: Backend;
}): Promise<void> {
  const ledger: Ledger = { foods: [], lastEdit: new Map() };
  for (const [index, device] of devices.entries())
    await device.signIn(must(backend.members[index < 2 ? 0 : 1], 'a member'));
  for (const [at, step] of steps.entries()) {
    await play({ step, at, devices, backend, ledger });
    for (const device of devices) await expectNoFlicker(device);
  }
  await comeToRest(devices, backend);
  expect(backend.repeatedEffects(), '[S2] mutations with more than one effect').toEqual([]);
  await expectNothingLost({ ledger, devices, backend });
  await expectConvergence(devices);
  for (const device of devices) await expectNothingForeign(device);
}

interface Play {
  readonly step: Step;
  readonly at: number;
  readonly devices: readonly Device[];
  readonly backend: Backend;
  readonly ledger: Ledger;
}

async function play({ step, at, devices, backend, ledger }: Play): Promise<void> {
  switch (step.kind) {
    case 'restart-server':
      return backend.restart();
    case 'back-up':
      return backend.backUp();
    case 'restore':
      return backend.restore();
    case 'turn-clock':
      return backend.turnClock(step.by);
    default:
      return playOn(must(devices[step.device], 'a device'), { step, at, devices, backend, ledger });
  }
}

async function playOn(device: Device, { step, at, backend, ledger }: Play): Promise<void> {
  const member = (await session(device.replica))?.memberId;
  const food = 'food' in step ? ledger.foods[step.food % Math.max(1, ledger.foods.length)] : undefined;
  switch (step.kind) {
    case 'push':
    case 'pull':
      return device.sync(step.kind, step);
    case 'kill':
      return device.restart();
    case 'release':
      return device.network.release();
    case 'sign-out':
      return device.signOut();
    case 'sign-in':
      return device.signIn(must(backend.members[step.member], 'a member'));
    case 'contribute': {
      const id = await device.contribute(`Food ${step.name}`);
      if (id !== null && member !== undefined) ledger.foods.push({ id, owner: member, removed: false });
      return undefined;
    }
    case 'look':
      return food && device.look(food.id);
    case 'edit': {
      if (food === undefined || food.owner !== member) return undefined;
      const text = `Edit ${at}`;
      if (await device.edit(food.id, text))
        ledger.lastEdit.set(`${device.options.name}/${food.id}`, { device, foodId: food.id, text });
      return undefined;
    }
    case 'remove':
      if (food === undefined || food.owner !== member) return undefined;
      if (await device.remove(food.id)) food.removed = true;
      return undefined;
    case 'review':
      if (food !== undefined) await device.review(food.id, { rating: step.rating, text: `Review ${at}` });
      return undefined;
    case 'withdraw':
      if (food !== undefined && member !== undefined) await device.withdraw(food.id, member);
      return undefined;
    default:
      throw new Error(`Not a step of one device: ${step.kind}`);
  }
}

/** [S4] Where something is pending, the screen shows the server's state with it on top, and nothing else. */
async function expectNoFlicker(device: Device): Promise<void> {
  const { database } = device.replica;
  await database.transaction('r', database.tables, async () => {
    const member = (await session(device.replica))?.memberId;
    for (const shadow of await database.shadows.toArray()) {
      const entries = await database.outbox.where('record').equals(shadow.record).sortBy('order');
      const awake = entries.filter((entry) => entry.member === null || entry.member === member);
      const shown = (await database.rows(shadow.collection).get(shadow.record)) ?? null;
      expect(shown, `[S4] ${shadow.collection}/${shadow.record}`).toEqual(overlayMutations(shadow.server, awake));
    }
  });
}

/** Over the devices: what one offers again after a lost history brings back what another's waits for, and that again a third one's. */
const ROUNDS = 3;

/** No more faults; every member signs in everywhere, so that sleeping changes are delivered; then all have the same rights. */
async function comeToRest(devices: readonly Device[], backend: Backend): Promise<void> {
  backend.retireCaches();
  for (const device of devices) {
    await device.settle();
    await device.restart();
  }
  for (let round = 0; round < ROUNDS && (round === 0 || (await hasSomethingToSend(devices, backend))); round += 1) {
    for (const member of backend.members.toReversed()) {
      for (const device of devices) {
        await device.signIn(member);
        await quietRound(device);
        await quietRound(device);
      }
    }
    for (const device of devices) await quietRound(device);
  }
}

async function hasSomethingToSend(devices: readonly Device[], { members }: Backend): Promise<boolean> {
  for (const device of devices) {
    const entries = await device.replica.database.outbox.orderBy('order').toArray();
    if (
      members.some(
        (member) => sendable(entries, { member, now: Number.POSITIVE_INFINITY, inFlight: new Set() }).length > 0,
      )
    )
      return true;
  }
  return false;
}

async function quietRound(device: Device): Promise<void> {
  const { database } = device.replica;
  await database.outbox.toCollection().modify({ notBefore: 0 });
  await device.sync('push', { faults: [], lifeLeft: null });
  await device.sync('pull', { faults: [], lifeLeft: null });
}

/** [S1] Every contribution is on the server, was removed by its owner, or waits visibly; every device's last edit is the one that stayed. */
async function expectNothingLost({
  ledger,
  devices,
  backend,
}: {
  ledger: Ledger;
  devices: readonly Device[];
  backend: Backend;
}): Promise<void> {
  const onServer = await backend.foodIds();
  const parked = new Set<string>();
  for (const device of devices) {
    const entries = await device.replica.database.outbox.orderBy('order').toArray();
    for (const member of backend.members) {
      const ready = sendable(entries, { member, now: Number.POSITIVE_INFINITY, inFlight: new Set() });
      expect(ready, '[S1] changes that are neither delivered, nor parked, nor behind a parked one').toEqual([]);
    }
    for (const { record } of entries) parked.add(record);
  }
  for (const { id, removed } of ledger.foods) {
    if (!removed) expect(onServer.has(id) || parked.has(id), `[S1] food ${id} is lost`).toBe(true);
  }
  for (const { device, foodId, text } of ledger.lastEdit.values()) {
    if (!onServer.has(foodId) || parked.has(foodId)) continue;
    expect(
      await backend.columnOf(foodId, serverColumn[device.options.ownColumn]),
      `[S1] the last edit of ${foodId}`,
    ).toBe(text);
  }
}

/** [S3] Each replica equals, row for row, what the same device reads when it starts from nothing. */
async function expectConvergence(devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    await expectNoForgottenShadow(device);
    const grown = await deliveredRows(device);
    await forgetServerState(device);
    await quietRound(device);
    expect(grown, `[S3] ${device.options.name}`).toEqual(await deliveredRows(device));
  }
}

/** Without what waits behind a parked change: that row is the device's alone, and no other place has it. */
async function deliveredRows(device: Device) {
  const waiting = new Set((await device.replica.database.outbox.toArray()).map(({ record }) => record));
  const delivered = async (collection: 'foods' | 'reviews') =>
    (await device.shown(collection)).filter(({ id }) => !waiting.has(id));
  return { foods: await delivered('foods'), reviews: await delivered('reviews') };
}

/** A shadow whose echo has come and over which nothing is pending would hide later news for ever. */
async function expectNoForgottenShadow(device: Device): Promise<void> {
  const { database } = device.replica;
  const pending = new Set((await database.outbox.toArray()).map(({ record }) => record));
  const shadows = await database.shadows.toArray();
  expect(
    shadows.filter(({ record }) => !pending.has(record)),
    '[S4] forgotten shadows',
  ).toEqual([]);
}

async function forgetServerState(device: Device): Promise<void> {
  const { database } = device.replica;
  await Promise.all([
    database.rows('foods').clear(),
    database.rows('reviews').clear(),
    database.memberships.clear(),
    database.shadows.clear(),
  ]);
  await database.keyed.delete('snapshot');
  await database.cursors.toCollection().modify({ seq: 0, pulledAt: 0 });
}

/** [S5] Each review here belongs to an audience that this device holds. */
async function expectNothingForeign(device: Device): Promise<void> {
  const { database } = device.replica;
  const held = new Set((await database.cursors.toArray()).map(({ audience }) => audience));
  for (const { id, food, user } of await device.shown('reviews')) {
    const mayStay = held.has(`f:${String(food)}`) || held.has(`u:${String(user)}`);
    expect(mayStay, `[S5] review ${id} has no business on ${device.options.name}`).toBe(true);
  }
}
