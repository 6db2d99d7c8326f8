import { emptySubmission, submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { Heartbeat } from '#domain/values/heartbeat.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Remote } from '#remote/remote.ts';
import { beginSession, endSession } from '#replica/session-commands/begin-session.ts';
import { deleteFood, editFood, submitFood } from '#replica/foods/food-commands.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { EVERYONE, topicOfFood } from '#replica/database/audiences.ts';
import { session } from '#replica/session/session.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { makeRoomFor } from '#replica/storage/make-room-for.ts';
import type { Replica } from '#replica/database/replica.ts';
import { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { submitReview, withdrawReview } from '#replica/reviews/review-commands.ts';
import { hearHeartbeat } from '#sync/pull/hear-heartbeat.ts';
import { loadCatalogue } from '#sync/pull/load-catalogue.ts';
import { offerAgain } from '#sync/push/offer-again.ts';
import { checkOwn, pullChanges } from '#sync/pull/pull-changes.ts';
import { pushChanges } from '#sync/push/push-changes.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';
import { FaultyNetwork, Killed, type NetworkFault } from '#tests/support/faulty-remote.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';

/** The pieces of sync that a mutant may replace. */
export interface SyncSteps {
  readonly push: (world: SyncWorld) => Promise<unknown>;
  readonly pull: (world: SyncWorld) => Promise<unknown>;
}

export const correctSteps: SyncSteps = { push: pushChanges, pull: pullAsEngine };

/** One round of reading as the engine does it: the feed, the catalogue's first load, the feed again. */
async function pullAsEngine(world: SyncWorld): Promise<void> {
  // What it says is quiet is read no more: had it been wrong, the end of the schedule would tell.
  const own = await checkOwn(world);
  const first = own.kind === 'quiet' ? await pullChanges(world) : own;
  if (first.kind !== 'current' && first.kind !== 'reset') return;
  await offerAgain(world);
  const loaded = await loadCatalogue(world);
  if (loaded.kind !== 'unreachable') await pullChanges(world, { withEveryone: true });
}

export interface DeviceOptions {
  readonly name: string;
  /** The column of foods that only this device edits, so that the last edit made here must be the one that stays. */
  readonly ownColumn: 'description' | 'cultureNotes' | 'preparationNotes';
  readonly clock: () => number;
  readonly newId: () => string;
  readonly connect: (network: FaultyNetwork) => Remote;
  readonly token: (member: MemberId) => string;
  readonly steps: SyncSteps;
  readonly photo: ArrayBuffer;
  /** What the event stream says to this member, whom it told all up to `after`. */
  readonly heartbeat?: (member: MemberId, after: number) => Heartbeat | Promise<Heartbeat>;
}

/** One installation of the app: a replica that outlives its tabs, and a network with faults. */
export class Device {
  readonly network = new FaultyNetwork();
  readonly options: DeviceOptions;
  #replica: Replica;
  #remote: Remote;
  #lifeLeft = Number.POSITIVE_INFINITY;
  /** Of the latest heartbeats; an older one comes late. */
  #beats: Heartbeat[] = [];
  /** How many of them told that nothing came, and how many only that the server must be asked. */
  readonly heard = { quiet: 0, ask: 0 };
  readonly #running = new Set<Promise<unknown>>();

  constructor(options: DeviceOptions) {
    this.options = options;
    this.#replica = this.#open();
    this.#remote = this.#mortal(options.connect(this.network));
  }

  get replica(): Replica {
    return this.#replica;
  }

  get world(): SyncWorld {
    return { replica: this.#replica, remote: this.#remote };
  }

  #open(): Replica {
    const { name, clock, newId } = this.options;
    const database = new ReplicaDatabase({ name });
    const transaction = database.transaction.bind(database) as (...parts: unknown[]) => Promise<unknown>;
    Object.assign(database, {
      transaction: (...parts: unknown[]) => {
        this.#breathe(database);
        return transaction(...parts);
      },
    });
    const replica: Replica = {
      database,
      clock,
      newId: { record: newId, mutation: () => crypto.randomUUID() },
      makeRoom: () => makeRoomFor(replica),
    };
    return replica;
  }

  /** Each transaction and each request is a moment at which the tab may be killed. */
  #breathe(database: ReplicaDatabase): void {
    if (database !== this.#replica?.database && this.#replica !== undefined) throw new Killed();
    this.#lifeLeft -= 1;
    if (this.#lifeLeft < 0) throw new Killed();
  }

  #mortal(remote: Remote): Remote {
    const owner = this.#replica;
    const guard = async <T>(ask: () => Promise<T>): Promise<T> => {
      this.#breathe(owner.database);
      const answer = await ask();
      this.#breathe(owner.database);
      return answer;
    };
    return {
      ...remote,
      pull: (...parts) => guard(() => remote.pull(...parts)),
      ownPlace: (request) => guard(() => remote.ownPlace(request)),
      sharedHead: () => guard(() => remote.sharedHead()),
      sharedPage: (request) => guard(() => remote.sharedPage(request)),
      push: (...parts) => guard(() => remote.push(...parts)),
      unknownMutations: (ids, token) => guard(() => remote.unknownMutations(ids, token)),
      snapshot: () => guard(() => remote.snapshot()),
      snapshotPart: (part) => guard(() => remote.snapshotPart(part)),
    };
  }

  /** The tab dies and is opened again: everything under way ends where it is. */
  async restart(): Promise<void> {
    const dying = this.#replica;
    this.#lifeLeft = Number.POSITIVE_INFINITY;
    this.#replica = this.#open();
    this.#remote = this.#mortal(this.options.connect(this.network));
    dying.database.close();
    this.network.release();
    await this.#replica.database.open();
  }

  /** Runs sync steps under the planned faults; `lifeLeft` moments later the tab is killed. Held answers leave it running. */
  async sync(
    step: 'push' | 'pull',
    { faults, lifeLeft }: { faults: readonly NetworkFault[]; lifeLeft: number | null },
  ): Promise<void> {
    this.network.plan(faults);
    this.#lifeLeft = lifeLeft ?? Number.POSITIVE_INFINITY;
    await this.#beat();
    const run = this.options.steps[step](this.world).catch(() => undefined);
    // One that is late comes while the device reads, and the newest a moment after.
    const heard = this.#beats.map((beat) => this.#hear(beat).catch(() => undefined));
    for (const each of [run, ...heard]) {
      this.#running.add(each);
      void each.finally(() => this.#running.delete(each));
    }
    await Promise.race([run, this.network.nextHeld()]);
    this.network.plan([]);
    if (lifeLeft === null) return;
    await this.restart();
  }

  async #beat(): Promise<void> {
    const member = (await session(this.#replica))?.memberId;
    const beat = member && (await this.options.heartbeat?.(member, this.#beats.at(-1)?.boundary.upTo ?? 0));
    if (beat) this.#beats = [...this.#beats.slice(-1), beat];
  }

  async #hear(beat: Heartbeat): Promise<void> {
    const outcome = await hearHeartbeat(this.world, beat);
    if (outcome?.kind === 'quiet' || outcome?.kind === 'ask') this.heard[outcome.kind] += 1;
  }

  /** Lets everything that is under way come to its end. */
  async settle(): Promise<void> {
    this.network.plan([]);
    while (this.#running.size > 0) {
      this.network.release();
      await Promise.race([...this.#running, new Promise((resolve) => setTimeout(resolve, 2))]);
    }
  }

  async signIn(member: MemberId): Promise<void> {
    const token = this.options.token(member);
    const { database } = this.#replica;
    if ((await database.cursors.get(EVERYONE)) === undefined) {
      await database.cursors.put({ audience: EVERYONE, seq: 0, pulledAt: 0, usedAt: 0 });
    }
    await beginSession(this.#replica, { memberId: member, email: '', emailVerified: true, token, expired: false });
  }

  async signOut(): Promise<void> {
    await endSession(this.#replica);
  }

  async contribute(name: string): Promise<FoodId | null> {
    const photo = { bytes: this.options.photo, type: 'image/png', name: 'photo.png' };
    const outcome = await submitFood(this.#replica, { submission: { ...emptySubmission(), name }, photo, draft: null });
    return outcome.kind === 'saved' ? outcome.foodId : null;
  }

  /** Writes `text` into the column that only this device edits. */
  async edit(foodId: FoodId, text: string): Promise<boolean> {
    const lookup = await foodLookup(this.#replica, foodId);
    if (lookup.kind !== 'here') return false;
    const before = submissionFromFood(lookup.food);
    const after = { ...before, [this.options.ownColumn]: text };
    const outcome = await editFood(this.#replica, { foodId, before, after, photo: null, draft: null });
    return outcome.kind === 'saved';
  }

  async remove(foodId: FoodId): Promise<boolean> {
    return (await deleteFood(this.#replica, foodId)).kind === 'saved';
  }

  async review(foodId: FoodId, { rating, text }: { rating: number; text: string }): Promise<boolean> {
    return (await submitReview(this.#replica, { foodId, rating, text })).kind === 'saved';
  }

  async withdraw(foodId: FoodId, member: MemberId): Promise<boolean> {
    return (await withdrawReview(this.#replica, reviewIdFor(foodId, member))).kind === 'saved';
  }

  async look(foodId: FoodId): Promise<void> {
    await openTopic(this.#replica, topicOfFood(foodId));
  }

  async shown(collection: 'foods' | 'reviews'): Promise<SyncedRow[]> {
    return this.#replica.database.rows(collection).orderBy('id').toArray();
  }

  async destroy(): Promise<void> {
    await this.restart();
    await this.#replica.database.delete();
  }
}

/** All of them push, then pull twice, over a good line. */
export async function syncInTurn(...devices: readonly Device[]): Promise<void> {
  for (const step of ['push', 'pull', 'pull'] as const)
    for (const one of devices) await one.sync(step, { faults: [], lifeLeft: null });
}

/** Until nothing is left to say or to hear: what waits for a later try goes out at once. */
export async function settleInTurn(...devices: readonly Device[]): Promise<void> {
  for (const { replica } of devices) await replica.database.outbox.toCollection().modify({ notBefore: 0 });
  for (let round = 0; round < 4; round += 1) await syncInTurn(...devices);
}
