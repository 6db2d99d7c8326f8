import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { type TasteTraits, tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import type { CatalogueColumns } from '#ranking/columns/catalogue-rows.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import type { FoodColumnsOutcome } from '#remote/read-food-columns.ts';
import type { Remote } from '#remote/remote.ts';
import { forgetFoodJournal } from '#replica/foods/foods-changed-since.ts';
import { wantFoods } from '#replica/feed/wanted-foods.ts';
import { type FoodWatch, watchFoods } from '#replica/foods/watch-foods.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { askForColumns } from '#replica/feed/foods-elsewhere.ts';
import { evictFoods } from '#replica/storage/evict-foods.ts';
import { placeOfImage } from '#replica/storage/stored-image.ts';
import { fetchWantedFoods } from '#sync/pull/fetch-wanted-foods.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { pullChanges } from '#sync/pull/pull-changes.ts';
import { aReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { followColumns } from '#workers/follow-columns.ts';

const RUNS = Number(process.env.SYNC_SCHEDULES ?? 60);
const COOK = 'member000000001';
/** More than one part of the fake server's snapshot: the rows of the others are elsewhere. */
const FOODS = 60;

const idOf = (n: number) => `food${String(n).padStart(11, '0')}` as FoodId;

const food = fc.nat(FOODS + 5);
const writes = fc.array(fc.record({ kind: fc.constantFrom('edit' as const, 'delete' as const), food }), {
  maxLength: 4,
});
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('edit' as const, 'delete' as const, 'want' as const), food }),
    fc.record({
      kind: fc.constantFrom(
        'build columns' as const,
        'pull' as const,
        'restart the worker' as const,
        'evict' as const,
        'lose the journal' as const,
        'lose the columns' as const,
        'restart the server' as const,
      ),
    }),
  ),
  { maxLength: 30 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer S)[]> ? S : never;

/** A server, and a device with rows of some of its foods and a ranking worker that comes and goes. */
class World {
  readonly server = new FakeServer();
  readonly replica = aReplica();
  #remote = this.#someRows();
  #columns: FoodColumnsOutcome = { kind: 'unreachable' };
  #canRead = true;
  #image: { readonly columns: CatalogueColumns; readonly journal: number } | null = null;
  #watch: FoodWatch | null = null;
  #sure: Promise<void> = Promise.resolve();
  index = new FoodIndex();

  constructor() {
    for (let n = 0; n < FOODS; n += 1) this.write('create', n, { name: `Dish ${n}`, uploaded_by: COOK, rating: 0 });
    this.buildColumns();
  }

  write(kind: 'create' | 'update' | 'delete', n: number, columns: Record<string, string | number> = {}): void {
    const common = { id: crypto.randomUUID(), collection: 'foods', record: idOf(n), files: [] };
    this.server.push({ ...common, kind, columns }, COOK);
  }

  #someRows(): Remote {
    const whole = fakeRemote(() => this.server);
    return {
      ...whole,
      async snapshot() {
        const outcome = await whole.snapshot();
        if (outcome.kind !== 'manifest') return outcome;
        const { manifest } = outcome;
        const parts = manifest.parts.slice(0, 1);
        const rows = must(parts[0], 'a part').rows;
        return { kind: 'manifest', manifest: { ...manifest, parts, rows, elsewhere: manifest.rows - rows } };
      },
    };
  }

  traits(): readonly TasteTraits[] {
    return this.server.rowsOf('foods').flatMap((row) => {
      const decoded = decodeFood(row);
      return decoded.kind === 'valid' ? [tasteTraitsOf(decoded.value)] : [];
    });
  }

  buildColumns(): void {
    const { epoch, seq } = this.server.snapshot().manifest;
    this.#columns = { kind: 'columns', epoch, seq, hash: '', foods: this.traits() };
  }

  async pull(): Promise<void> {
    const world = { replica: this.replica, remote: this.#remote };
    await loadCatalogue(world);
    if ((await pullChanges(world)).kind !== 'reset') return;
    await loadCatalogue(world);
    await pullChanges(world);
  }

  /** A new worker begins with what the one before it stored. */
  async startWorker(): Promise<void> {
    this.#watch?.stop();
    let act = () => {};
    const index: FoodIndex = new FoodIndex({
      onUnsure: () => act(),
      onBuilt: (columns, journal) => {
        // A worker that was ended builds nothing more.
        if (this.index !== index) return;
        this.#image = { columns, journal };
        this.#sure = this.#storeImage(journal);
      },
    });
    this.index = index;
    if (this.#image !== null) this.index.restore(this.#image.columns);
    const watch = watchFoods(this.replica, this.index, { since: this.#image?.journal ?? null });
    this.#watch = watch;
    act = followColumns({
      replica: this.replica,
      index: this.index,
      readColumns: () => Promise.resolve(this.#canRead ? this.#columns : { kind: 'unreachable' }),
      tellRows: () => watch.tellAgain(),
    });
    await watch.ready;
  }

  /** As `storeColumns`, without a file: there is none in Node. */
  async #storeImage(journal: number): Promise<void> {
    await this.#sure;
    await putKeyedValue(this.replica.database, 'catalogueImage', { file: 'a', journal });
    await forgetFoodJournal(this.replica, journal);
  }

  async play(step: Step): Promise<void> {
    switch (step.kind) {
      case 'edit':
        this.write('update', step.food, { name: `Dish ${step.food} ${crypto.randomUUID().slice(0, 4)}` });
        this.write('create', step.food, { name: `Dish ${step.food}`, uploaded_by: COOK, rating: 0 });
        break;
      case 'delete':
        this.write('delete', step.food);
        break;
      case 'want':
        await wantFoods(this.replica, [idOf(step.food)]);
        await fetchWantedFoods({ replica: this.replica, remote: this.#remote });
        break;
      case 'build columns':
        this.buildColumns();
        break;
      case 'pull':
        await this.pull();
        break;
      case 'restart the worker':
        await this.#sure;
        await this.startWorker();
        break;
      case 'evict':
        await this.#sure;
        await evictFoods(this.replica, { most: 5, slack: 0, settled: await placeOfImage(this.replica) });
        break;
      case 'lose the journal':
        await askForColumns(this.replica);
        break;
      case 'lose the columns':
        this.#canRead = !this.#canRead;
        break;
      case 'restart the server':
        this.server.restart();
        break;
    }
  }

  async settle(): Promise<void> {
    this.#canRead = true;
    // Nobody waits for the next attempt of a worker that could not read them.
    await this.startWorker();
    await this.pull();
  }

  async destroy(): Promise<void> {
    this.#watch?.stop();
    this.index = new FoodIndex();
    await this.#sure;
    await this.replica.database.delete();
  }
}

const byId = (rows: Iterable<{ readonly id: string; readonly name: string }>) =>
  Object.fromEntries(Array.from(rows, ({ id, name }) => [id, name]));

it(
  `[S3] a device with rows of some foods comes to know all, whatever left it meanwhile, over ${RUNS} schedules`,
  { timeout: RUNS * 6_000 },
  async () => {
    let [most, fewest] = [0, FOODS];
    await fc.assert(
      fc.asyncProperty(writes, steps, async (before, played) => {
        const world = new World();
        // Between the columns and the first load.
        for (const step of before) await world.play(step);
        await world.startWorker();
        await world.pull();
        for (const step of played) await world.play(step);
        await world.settle();
        await expect.poll(() => byId(world.index.catalogue.all()), { timeout: 5_000 }).toEqual(byId(world.traits()));
        const rows = await world.replica.database.rows('foods').toArray();
        const onServer = new Map(world.server.rowsOf('foods').map((row) => [row.id, row]));
        expect(rows.filter((row) => onServer.get(row.id)?.['name'] !== row['name'])).toEqual([]);
        [most, fewest] = [Math.max(most, rows.length), Math.min(fewest, rows.length)];
        await world.destroy();
      }),
      { numRuns: RUNS },
    );
    expect(fewest, 'some rows left').toBeLessThan(40);
    expect(most).toBeGreaterThan(40);
  },
);
