import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Digest } from '#domain/values/digest.ts';
import type { FeedEntry, FeedPage } from '#domain/values/feed-page.ts';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { must } from '#prelude/must.ts';
import { aReplica, contribute, feed, member, signInAs, type TestReplica } from '#tests/support/a-replica.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { editFood } from '#replica/foods/food-commands.ts';
import { foodsChangedSince } from '#replica/foods/foods-changed-since.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { acknowledgeMutation } from '#replica/outbox/settle-mutation.ts';
import { storeDigest } from './store-digest.ts';
import { storeFeedPage } from './store-feed-page.ts';

interface LogEntry {
  readonly seq: number;
  readonly collection: string;
  readonly record: string;
}

/** The server as far as counters go: two foods, their likes, the log of everyone's audience, digests. */
class CountingServer {
  readonly #foods = new Map<string, { text: string; upvotes: number; counts_seq: number }>();
  #log: LogEntry[] = [];
  #seq = 0;
  #told = 0;

  #write(collection: string, record: string): number {
    this.#log = this.#log.filter((entry) => entry.collection !== collection || entry.record !== record);
    this.#seq += 1;
    this.#log.push({ seq: this.#seq, collection, record });
    return this.#seq;
  }

  edit(record: string, text: string): void {
    const before = this.#foods.get(record) ?? { upvotes: 0, counts_seq: 0 };
    this.#foods.set(record, { ...before, text });
    this.#write('foods', record);
  }

  like(record: string, by: 1 | -1): void {
    const food = must(this.#foods.get(record), 'a food');
    food.upvotes += by;
    food.counts_seq = this.#write('food_counts', record);
  }

  row(record: string): SyncedRow {
    return { id: record, ...must(this.#foods.get(record), 'a food') };
  }

  #rowsOf(entries: readonly LogEntry[]): Record<string, SyncedRow[]> {
    const rows: Record<string, SyncedRow[]> = {};
    for (const { collection, record } of entries) {
      const row = this.row(record);
      (rows[collection] ??= []).push(
        collection === 'foods'
          ? row
          : { id: record, upvotes: must(row['upvotes'], 'a count'), counts_seq: must(row['counts_seq'], 'a seq') },
      );
    }
    return rows;
  }

  pull(since: number, limit: number): FeedPage {
    const found = this.#log.filter(({ seq }) => seq > since);
    const taken = found.slice(0, limit);
    const isMore = found.length > taken.length;
    const entries = taken.map(({ seq, collection, record }): FeedEntry => [seq, '*', collection, record]);
    return {
      epoch: 'epoch',
      reset: false,
      denied: [],
      more: isMore,
      entries,
      rows: this.#rowsOf(taken),
      cursors: { '*': isMore ? (taken.at(-1)?.seq ?? since) : this.#seq },
    };
  }

  tell(): Digest | null {
    const told = this.#told;
    this.#told = this.#seq;
    const inIt = this.#log.filter(({ seq, collection }) => seq > told && collection === 'food_counts');
    const others = this.#log.filter((entry) => !inIt.includes(entry)).map(({ seq }) => seq);
    return inIt.length === 0
      ? null
      : { audience: '*', epoch: 'epoch', after: Math.max(0, ...others), upTo: this.#seq, rows: this.#rowsOf(inIt) };
  }

  get head(): number {
    return this.#seq;
  }
}

const foods = ['ramen', 'pho'];
const food = fc.constantFrom(...foods);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('like' as const, 'unlike' as const), food }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit' as const), food }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('tell' as const), isHeard: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hear' as const), ago: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const), limit: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), ago: fc.nat({ max: 2 }) }) },
);

let replica: TestReplica;
beforeEach(() => {
  replica = aReplica();
});
afterEach(() => replica.database.delete());

const shownFoods = () => replica.database.rows('foods').orderBy('id').toArray();
const countersOf = (rows: readonly SyncedRow[]) => new Map(rows.map((row) => [row.id, Number(row['counts_seq'] ?? 0)]));
const cursor = async () => must(await replica.database.cursors.get('*'), 'a cursor').seq;
const store = (asked: number, page: FeedPage) =>
  storeFeedPage(replica, { asked: { '*': asked }, askedEpoch: 'epoch', page });

describe('digests and pulls', () => {
  it('[S3] [S23] in any order, late, twice or lost, never put older counters over newer ones, and end in the server’s', async () => {
    let digested = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        await replica.database.delete();
        replica = aReplica();
        const server = new CountingServer();
        for (const id of foods) server.edit(id, 'new');
        await replica.database.keyed.put({ key: 'epoch', value: 'epoch' });
        await replica.database.cursors.put({ audience: '*', seq: 0, pulledAt: 0, usedAt: 0 });
        await store(0, server.pull(0, 9));
        const digests: Digest[] = [];
        const answers: { asked: number; page: FeedPage }[] = [];
        const hear = async (told: Digest | null | undefined) => {
          if (told && (await storeDigest(replica, told)) === 'stored') digested += 1;
        };
        for (const [at, one] of steps.entries()) {
          const before = countersOf(await shownFoods());
          if (one.kind === 'edit') server.edit(one.food, `text ${at}`);
          else if (one.kind === 'tell') {
            const told = server.tell();
            if (told !== null) digests.push(told);
            if (one.isHeard) await hear(told);
          } else if (one.kind === 'ask')
            answers.push({ asked: await cursor(), page: server.pull(await cursor(), one.limit) });
          else if (one.kind === 'answer') {
            const answer = answers.at(-1 - one.ago);
            if (answer !== undefined) await store(answer.asked, answer.page);
          } else if (one.kind === 'hear') await hear(digests.at(-1 - one.ago));
          else server.like(one.food, one.kind === 'like' ? 1 : -1);
          for (const [id, seq] of countersOf(await shownFoods()))
            expect(seq, `${id} after ${one.kind}`).toBeGreaterThanOrEqual(before.get(id) ?? 0);
          // Who has read everything has everything, whether it was pulled or told.
          if ((await cursor()) === server.head)
            expect(await shownFoods()).toEqual(foods.toSorted().map((id) => server.row(id)));
        }
        for (;;) {
          const asked = await cursor();
          const page = server.pull(asked, 2);
          await store(asked, page);
          if (!page.more) break;
        }
        expect(await shownFoods()).toEqual(foods.toSorted().map((id) => server.row(id)));
      }),
      { numRuns: 60 },
    );
    expect(digested).toBeGreaterThan(10);
  });
});

const digest = (more: Partial<Digest>): Digest => ({
  audience: '*',
  epoch: 'epoch',
  after: 10,
  upTo: 20,
  rows: { food_counts: [{ id: 'ramen', upvotes: 7, counts_seq: 20 }] },
  ...more,
});

describe('a digest', () => {
  beforeEach(() =>
    feed(replica, {
      audience: '*',
      seq: 10,
      collection: 'foods',
      rows: { ramen: { id: 'ramen', name: 'Ramen', upvotes: 4, counts_seq: 9 } },
    }),
  );
  const upvotes = async () => (await replica.database.rows('foods').get('ramen'))?.['upvotes'];

  it.each([
    ['that goes on from what was read', {}, 'stored', 7, 20],
    ['from before what was read', { upTo: 10, after: 5 }, 'known', 4, 10],
    ['behind something that was missed', { after: 11 }, 'behind', 4, 10],
    ['of another start of the server', { epoch: 'other' }, 'behind', 4, 10],
    ['of an audience that is not held', { audience: 'f:ramen' }, 'known', 4, 10],
  ] as const)('[S23] %s', async (_, more, stored, shown, seq) => {
    expect(await storeDigest(replica, digest(more))).toBe(stored);
    expect([await upvotes(), await cursor()]).toEqual([shown, seq]);
  });

  it('[S23] brings what tasters measured, and ranking is told to read the food again (R32)', async () => {
    const { at } = await foodsChangedSince(replica, null);
    const tastings = { everyone: { tasters: 3, levels: { sweet: [3, 30, 300] }, words: [] }, professionals: null };
    await storeDigest(
      replica,
      digest({ rows: { food_counts: [{ id: 'ramen', upvotes: 4, tastings, counts_seq: 20 }] } }),
    );
    expect(await foodLookup(replica, 'ramen' as FoodId)).toMatchObject({
      food: { intensities: { sweet: 1 }, stated: {}, tastings },
    });
    expect((await foodsChangedSince(replica, at)).ids).toEqual(['ramen']);
    await storeDigest(
      replica,
      digest({
        after: 20,
        upTo: 30,
        rows: { food_counts: [{ id: 'ramen', upvotes: 4, tastings: null, counts_seq: 30 }] },
      }),
    );
    expect(await foodLookup(replica, 'ramen' as FoodId)).toMatchObject({
      food: { intensities: { sweet: 2 }, defaulted: expect.arrayContaining(['sweet']) },
    });
  });

  it('[S23] brings no row that is not here, and waits for the first load', async () => {
    await storeDigest(replica, digest({ rows: { food_counts: [{ id: 'gone', upvotes: 1, counts_seq: 20 }] } }));
    expect((await shownFoods()).map(({ id }) => id)).toEqual(['ramen']);
    await replica.database.cursors.update('*', { pulledAt: 0 });
    expect(await storeDigest(replica, digest({ after: 20, upTo: 30 }))).toBe('known');
  });

  it('[S4] [S23] goes beneath an edit under way, and stays when the answer to that edit is older', async () => {
    await signInAs(replica, member);
    const id = await contribute(replica, 'Suya');
    const deliver = async (seq: number, counts: object) => {
      const entry = must((await claimMutations(replica, { member, inFlight: new Set(), most: 1 }))[0], 'a change');
      const row = { ...(await replica.database.rows('foods').get(id)), ...entry.columns, ...counts, id };
      await acknowledgeMutation(replica, entry, { row, seq, epoch: 'epoch' });
    };
    await deliver(12, { upvotes: 0, counts_seq: 0 });
    await replica.database.rows('foods').update(id, { image: 'suya.png' });
    const count = async () => (await replica.database.rows('foods').get(id))?.['upvotes'];
    await storeDigest(replica, digest({ rows: { food_counts: [{ id, upvotes: 2, counts_seq: 20 }] } }));
    expect(await count()).toBe(2);
    const lookup = await foodLookup(replica, id);
    if (lookup.kind !== 'here') throw new Error(lookup.kind);
    const beforeEdit = submissionFromFood(lookup.food);
    await editFood(replica, {
      foodId: id,
      before: beforeEdit,
      after: { ...beforeEdit, description: 'Hot.' },
      photo: null,
      draft: null,
    });
    expect(await count()).toBe(2);
    // It was answered before the second like was counted.
    await deliver(15, { upvotes: 1, counts_seq: 14 });
    expect(await count()).toBe(2);
  });
});
