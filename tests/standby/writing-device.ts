import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { correctSteps, Device } from '#tests/contract/sync/device.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';

const quiet = { faults: [], lifeLeft: null } as const;

/** A device of a member who writes all the time, and what it has said to be saved. */
export class WritingDevice {
  readonly device: Device;
  readonly member: MemberId;
  /** Names and descriptions of this device's foods. */
  readonly foods = new Map<FoodId, { name: string; description: string }>();
  /** Texts of this device's reviews, by their ids. */
  readonly reviews = new Map<string, string>();
  /** Of every change that the server has accepted: when, by the server's clock. */
  readonly accepted = new Map<string, number>();
  #written = 0;

  constructor({ name, url, member, token }: { name: string; url: string; member: MemberId; token: string }) {
    let ids = 0;
    this.member = member;
    this.device = new Device({
      name,
      ownColumn: 'description',
      clock: Date.now,
      newId: () => `${name}n${(ids += 1)}`.padEnd(15, 'z'),
      connect: (network) => network.wrap(pocketBaseRemote({ baseUrl: url, send: network.send })),
      token: () => token,
      steps: correctSteps,
      photo: aPngPicture().buffer,
    });
  }

  /** One change: a food with its photo, an edit, a review, in turn. */
  async write(): Promise<void> {
    const turn = this.#written;
    this.#written += 1;
    const known = [...this.foods.keys()];
    const food = known[turn % Math.max(1, known.length)];
    if (turn % 3 === 0 || food === undefined) return await this.#contribute(`${this.device.options.name} ${turn}`);
    if (turn % 3 === 1) return await this.#edit(food, `Edit ${turn}.`);
    await this.#review(food, `Review ${turn}.`);
  }

  async #contribute(name: string): Promise<void> {
    const food = await this.device.contribute(name);
    if (food !== null) this.foods.set(food, { name, description: '' });
  }

  async #edit(food: FoodId, description: string): Promise<void> {
    const before = this.foods.get(food);
    if (before !== undefined && (await this.device.edit(food, description)))
      this.foods.set(food, { ...before, description });
  }

  async #review(food: FoodId, text: string): Promise<void> {
    if (await this.device.review(food, { rating: 4, text })) this.reviews.set(reviewIdFor(food, this.member), text);
  }

  /** As the engine does it, with the server there or not. */
  async sync(): Promise<void> {
    await this.device.sync('push', quiet);
    await this.device.sync('pull', quiet);
    for (const { id, firstAt } of await this.device.replica.database.acknowledged.toArray())
      this.accepted.set(id, firstAt);
  }

  async unsent(): Promise<number> {
    return this.device.replica.database.outbox.count();
  }
}
