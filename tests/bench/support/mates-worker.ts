import { decodePublicTastes, nobodysTastes } from '#domain/liking/public-tastes.ts';
import { likenessOf, type Ratings, type TasteMate, tasteMates, TASTES_ALIKE } from '#domain/liking/taste-likeness.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { seeded } from './seeded.ts';

/** What taste matches are asked in the bench page's worker. */
export type MatesTask =
  | { readonly kind: 'fill'; readonly people: number; readonly foods: number }
  /** Those who taste most like the member, found again and again. */
  | { readonly kind: 'rank'; readonly times: number }
  /** The same, member by member. */
  | { readonly kind: 'plain' };

const LIMIT = 24;
/** As many foods as the member rated. */
const OWN = 100;

let tastes = nobodysTastes;
let own: Ratings = new Map();
let people: (readonly [MemberId, Ratings])[] = [];

/** Few foods are rated by most, most by few; each tenth member has as many ratings as count. */
function fill(count: number, foods: number): number {
  const random = seeded(7);
  const ids = Array.from({ length: foods }, (_, n) => `food${String(n).padStart(11, '0')}` as FoodId);
  const anyRatings = (most: number): Ratings =>
    new Map(
      Array.from({ length: most }, () => {
        const food = must(ids[Math.floor(random() ** 3 * foods)], 'a food');
        return [food, 1 + Math.floor(random() * 5)] as const;
      }),
    );
  own = anyRatings(OWN);
  people = Array.from({ length: count }, (_, n) => [
    `member${String(n).padStart(9, '0')}` as MemberId,
    anyRatings(n % 10 === 0 ? 100 : 5 + (n % 20)),
  ]);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const members = people.map(([id, ratings]) => [
    id,
    [...ratings].map(([food, stars]) => must(placeOf.get(food), food) * 5 + stars - 1),
  ]);
  tastes = must(decodePublicTastes({ version: 1, foods: ids, members }), 'public tastes');
  return tastes.stars.length;
}

function plainly(): readonly TasteMate[] {
  return people
    .flatMap(([id, ratings]) => {
      const likeness = likenessOf(own, ratings);
      return likeness.kind === 'alike' && likeness.percent >= TASTES_ALIKE ? [{ id, ...likeness }] : [];
    })
    .toSorted((one, other) => other.exact - one.exact || other.shared - one.shared || (one.id < other.id ? -1 : 1))
    .slice(0, LIMIT)
    .map(({ id, percent, shared }) => ({ id, percent, shared }));
}

function perform(task: MatesTask): unknown {
  switch (task.kind) {
    case 'fill':
      return fill(task.people, task.foods);
    case 'rank': {
      let found: readonly TasteMate[] = [];
      for (let at = 0; at < task.times; at += 1)
        found = tasteMates(tastes, { own, limit: LIMIT, isLeftOut: () => false });
      return found;
    }
    case 'plain':
      return plainly();
  }
}

addEventListener('message', ({ data }: MessageEvent<MatesTask>) => postMessage(perform(data)));
