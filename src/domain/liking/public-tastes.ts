import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** As many of a member's ratings count, the newest first: on the server, which publishes them, and on the member's own device. */
export const RATINGS_OF_MEMBER = 100;
/** Stars that a food can have. */
const STARS = 5;

/**
 * Public ratings of other members, as the server publishes them (R46), laid out so that all of them are compared in one pass. Those of member `m` are
 * `starts[m]` up to `starts[m + 1]`.
 */
export interface PublicTastes {
  readonly foods: readonly FoodId[];
  readonly members: readonly MemberId[];
  readonly starts: Uint32Array;
  /** Of each rating its food, by place in `foods`. */
  readonly places: Uint32Array;
  /** 1 to 5. */
  readonly stars: Uint8Array;
  /** Of each member the mean of their stars. */
  readonly means: Float64Array;
}

export const nobodysTastes: PublicTastes = layOut([], []);

/**
 * @param value `{ version: 1, foods: [id], members: [[id, [place × 5 + stars − 1]]] }`
 * @returns null for anything else, of another version too
 */
export function decodePublicTastes(value: unknown): PublicTastes | null {
  const { version, foods, members } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (version !== 1 || !Array.isArray(foods) || !Array.isArray(members)) return null;
  const ids = foods.map((id) => readId(id) as FoodId | null);
  const told = members.map((member: unknown) => decodeMember(member, ids.length * STARS));
  return ids.every((id) => id !== null) && told.every((member) => member !== null) ? layOut(ids, told) : null;
}

type Told = readonly [MemberId, readonly number[]];

function decodeMember(value: unknown, end: number): Told | null {
  if (!Array.isArray(value) || !Array.isArray(value[1])) return null;
  const [id, numbers] = [readId(value[0]) as MemberId | null, value[1] as readonly unknown[]];
  const isNumber = (one: unknown): one is number => Number.isInteger(one) && Number(one) >= 0 && Number(one) < end;
  return id !== null && numbers.every(isNumber) ? [id, numbers] : null;
}

function layOut(foods: readonly FoodId[], told: readonly Told[]): PublicTastes {
  const starts = new Uint32Array(told.length + 1);
  for (const [at, [, numbers]] of told.entries()) starts[at + 1] = (starts[at] ?? 0) + numbers.length;
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const stars = new Uint8Array(places.length);
  const means = new Float64Array(told.length);
  for (const [at, [, numbers]] of told.entries()) {
    let sum = 0;
    for (const [one, number] of numbers.entries()) {
      const [place, given] = [(starts[at] ?? 0) + one, (number % STARS) + 1];
      places[place] = Math.floor(number / STARS);
      stars[place] = given;
      sum += given;
    }
    means[at] = numbers.length === 0 ? 0 : sum / numbers.length;
  }
  return { foods, members: told.map(([id]) => id), starts, places, stars, means };
}
