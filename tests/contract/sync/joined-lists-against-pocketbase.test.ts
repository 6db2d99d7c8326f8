import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { Food } from '#domain/foods/food.ts';
import { nothingAvoided } from '#domain/safety/safety-status-for.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { FoodId, TablePersonId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { editFood } from '#replica/foods/food-commands.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { overwrittenNotices } from '#replica/feed/overwritten-notices.ts';
import { savePerson } from '#replica/tables/table-commands.ts';
import { personToEdit } from '#replica/tables/table-queries.ts';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { ownTaste } from '#replica/taste/taste-profile.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { type Device, settleInTurn } from './device.ts';
import { destroyDevices } from './fake-backend.ts';
import { phoneAndLaptop } from './pocketbase-backend.ts';
import { scheduleSeed } from './schedule-seed.ts';
import { eitherDevice, syncStep } from './two-devices-steps.ts';

const RUNS = Number(process.env['SYNC_REAL_SCHEDULES'] ?? 6);

const { server, api } = serverOfFile();

const foodOn = async ({ replica }: Device, id: FoodId): Promise<Food> => {
  const looked = await foodLookup(replica, id);
  if (looked.kind !== 'here') throw new Error(`the food is ${looked.kind}`);
  return looked.food;
};

/** What is written of the food's allergens by a form that was opened when the food was as `seen`. */
async function state(device: Device, seen: Food, allergens: readonly string[] | null): Promise<void> {
  const before = submissionFromFood(seen);
  await editFood(device.replica, {
    foodId: seen.id,
    before,
    after: { ...before, allergens },
    photo: null,
    draft: null,
  });
}

const storedFood = async (id: FoodId) =>
  (await api.call('GET', recordsPath('foods', id), { token: await api.asSuperuser() })).body;

/** A food that states milk, on both devices. */
async function aFoodWithMilk(phone: Device, laptop: Device): Promise<FoodId> {
  const id = must(await phone.contribute('Laksa'), 'a food');
  await state(phone, await foodOn(phone, id), ['milk']);
  await settleInTurn(phone, laptop);
  return id;
}

describe('what must not be eaten by whom, written on two devices [S15] (R28)', () => {
  it('of a food: what each stated without a connection is stated, and nobody is told of a loss', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    const food = await aFoodWithMilk(phone, laptop);
    await state(phone, await foodOn(phone, food), ['milk', 'egg']);
    await state(laptop, await foodOn(laptop, food), ['peanuts']);
    await settleInTurn(phone, laptop);
    await settleInTurn(phone, laptop);
    const both = [await foodOn(phone, food), await foodOn(laptop, food)].map(({ allergens }) => allergens?.toSorted());
    expect([...both, (await storedFood(food)).allergens]).toEqual([
      ['egg', 'peanuts'],
      ['egg', 'peanuts'],
      expect.arrayContaining(['egg', 'peanuts']),
    ]);
    expect([await overwrittenNotices(phone.replica), await overwrittenNotices(laptop.replica)]).toEqual([[], []]);
    await destroyDevices(devices);
  });

  it('of a food: a form that was open while the other device’s allergen came takes it out no more than one that saw it', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    const food = await aFoodWithMilk(phone, laptop);
    const seen = await foodOn(phone, food);
    await state(laptop, await foodOn(laptop, food), ['milk', 'peanuts']);
    await settleInTurn(phone, laptop);
    await state(phone, seen, ['milk', 'egg']);
    expect((await foodOn(phone, food)).allergens).toEqual(['milk', 'peanuts', 'egg']);
    await settleInTurn(phone, laptop);
    expect((await storedFood(food)).allergens).toEqual(['milk', 'peanuts', 'egg']);
    // Who sees a word may take it out.
    await state(phone, await foodOn(phone, food), ['milk', 'egg']);
    await settleInTurn(phone, laptop);
    expect((await storedFood(food)).allergens).toEqual(['milk', 'egg']);
    await destroyDevices(devices);
  });

  it('of a food: answers about diets that two gave to different questions both stay', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    const food = await aFoodWithMilk(phone, laptop);
    for (const [device, flag, answer] of [
      [phone, 'vegetarian', true],
      [laptop, 'nut_free', false],
    ] as const) {
      const before = submissionFromFood(await foodOn(device, food));
      const after = { ...before, diet: { ...before.diet, [flag]: answer } };
      await editFood(device.replica, { foodId: food, before, after, photo: null, draft: null });
    }
    await settleInTurn(phone, laptop);
    expect((await storedFood(food)).dietary_info).toMatchObject({ vegetarian: true, nut_free: false });
    expect((await foodOn(laptop, food)).diet).toMatchObject({ vegetarian: true, nut_free: false });
    await destroyDevices(devices);
  });

  it('of a member: profiles that two devices made before they knew of each other hold the allergens of both', async () => {
    const { phone, laptop, devices } = await phoneAndLaptop(server);
    for (const [{ replica }, allergens] of [
      [phone, ['milk']],
      [laptop, ['peanut']],
    ] as const)
      await saveTasteProfile(replica, { start: emptyTasteProfile, edited: { ...emptyTasteProfile, allergens } });
    await settleInTurn(phone, laptop);
    for (const { replica } of [phone, laptop])
      expect((await ownTaste(replica)).profile?.allergens).toEqual(['milk', 'peanut']);
    await destroyDevices(devices);
  });

  it('[S3] any order of writing and syncing over a bad line keeps each word that was written and that nobody took out', async () => {
    const words = ['milk', 'egg', 'peanut', 'soy'] as const;
    const write = fc.record({
      kind: fc.constant('write' as const),
      device: eitherDevice,
      of: fc.constantFrom('food' as const, 'member' as const, 'person' as const),
      word: fc.constantFrom(...words),
      isIn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(write, write, syncStep), { minLength: 4, maxLength: 14 }), async (steps) => {
        const { phone, laptop, devices } = await phoneAndLaptop(server);
        const both = [phone, laptop] as const;
        const food = await aFoodWithMilk(phone, laptop);
        const person = await aPerson(phone);
        await settleInTurn(...both);
        const written = { food: new Map([['milk', true]]), member: new Map(), person: new Map<string, boolean>() };
        for (const step of steps) {
          const on = must(both[step.device], 'a device');
          if (step.kind !== 'write') {
            await on.sync(step.kind, { faults: step.faults, lifeLeft: null });
            continue;
          }
          const { of, word, isIn } = step;
          if (await put(on, { of, food, person, word, isIn })) {
            const known: Map<string, boolean> = written[of];
            // What one put in and another took out may end either way, as the last of them to see it decides.
            if (isIn && !known.has(word)) known.set(word, true);
            else if (!isIn) known.set(word, false);
          }
        }
        await settleInTurn(...both);
        await settleInTurn(...both);
        for (const of of ['food', 'member', 'person'] as const) {
          const [here, there] = [await listOf(phone, { of, food, person }), await listOf(laptop, { of, food, person })];
          expect(here, of).toEqual(there);
          const kept = [...written[of]].flatMap(([word, isKept]) => (isKept ? [word] : []));
          expect(here, of).toEqual(expect.arrayContaining(kept));
          expect(here.filter((word) => !written[of].has(word))).toEqual([]);
        }
        await destroyDevices(devices);
      }),
      { numRuns: RUNS, ...scheduleSeed },
    );
  });
});

async function aPerson({ replica }: Device): Promise<TablePersonId> {
  const words = { name: 'Ann', ...nothingAvoided, dislikes: [] };
  const outcome = await savePerson(replica, { id: null, seen: nothingAvoided, words });
  if (outcome.kind !== 'saved') throw new Error(outcome.kind);
  return outcome.personId;
}

interface Lists {
  readonly of: 'food' | 'member' | 'person';
  readonly food: FoodId;
  readonly person: TablePersonId;
}

async function listOf(device: Device, { of, food, person }: Lists): Promise<readonly string[]> {
  if (of === 'food') return (await foodOn(device, food)).allergens ?? [];
  if (of === 'member') return (await ownTaste(device.replica)).profile?.allergens ?? [];
  return (await personToEdit(device.replica, person))?.noted.allergens ?? [];
}

/** Puts a word into one of the lists, or takes it out, by a form that was opened just now. Returns false where it was so already. */
async function put(
  device: Device,
  { word, isIn, ...lists }: Lists & { readonly word: string; readonly isIn: boolean },
): Promise<boolean> {
  const { replica } = device;
  const before = await listOf(device, lists);
  if (before.includes(word) === isIn) return false;
  const after = isIn ? [...before, word] : before.filter((one) => one !== word);
  if (lists.of === 'food') await state(device, await foodOn(device, lists.food), after);
  else if (lists.of === 'member') {
    const start = (await ownTaste(replica)).profile ?? emptyTasteProfile;
    await saveTasteProfile(replica, { start, edited: { ...start, allergens: after } });
  } else {
    const words = must(await personToEdit(replica, lists.person), 'the person');
    await savePerson(replica, { id: lists.person, seen: words.noted, words: { ...words, allergens: after } });
  }
  return true;
}
