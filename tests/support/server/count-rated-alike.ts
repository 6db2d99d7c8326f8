import { ALIKE_PRIOR, LEAST_ALIKE, LEAST_COMMON_RATERS, MOST_ALIKE } from '#domain/liking/rated-alike.ts';
import type { Lesson } from '#domain/liking/learned-taste.ts';
import { ratingRests } from '#domain/liking/rating-rests.ts';
import { must } from '#prelude/must.ts';

export interface CountedRating<Food> {
  readonly member: number | string;
  readonly food: Food;
  readonly stars: number;
}

/** `[food, weight, loved]`. */
type Alike<Food> = readonly [Food, number, 0 | 1];

const LOVED = 4;

/**
 * What members rated alike, two foods after another: what the server counts in SQL (pb_hooks/lib/taste/rated-alike.js), said plainly.
 *
 * @param lessonOf a food as it is learned from, with what its crowd explains
 * @returns of each food that has any, in the order of `compare`
 */
export function countRatedAlike<Food>(
  ratings: readonly CountedRating<Food>[],
  lessonOf: (food: Food) => Pick<Lesson, 'features'> & { readonly crowd: number },
  compare: (one: Food, other: Food) => number,
): ReadonlyMap<Food, readonly Alike<Food>[]> {
  const said = new Map<Food, Map<number | string, { readonly stars: number; readonly rest: number }>>();
  for (const member of new Set(ratings.map((rating) => rating.member))) {
    const own = ratings.filter((rating) => rating.member === member);
    const sorted = own.toSorted((one, other) => compare(one.food, other.food));
    const rests = ratingRests(
      sorted.map(({ food, stars }) => {
        const { features, crowd } = lessonOf(food);
        return { features, target: stars - crowd };
      }),
    );
    for (const [at, { food, stars }] of sorted.entries()) {
      const byMember = said.get(food) ?? new Map();
      byMember.set(member, { stars, rest: Math.round(must(rests[at], 'a rest') * 1000) });
      said.set(food, byMember);
    }
  }
  const foods = [...said.keys()].toSorted(compare);
  const lists = foods.map((food): [Food, readonly Alike<Food>[]] => {
    const alike = foods.flatMap((other): readonly Alike<Food>[] => {
      const both = [...must(said.get(food), 'ratings')].flatMap(([member, one]) => {
        const its = said.get(other)?.get(member);
        return its === undefined ? [] : [[one, its] as const];
      });
      if (other === food || both.length < LEAST_COMMON_RATERS) return [];
      const sum = (of: (pair: (typeof both)[number]) => number) => both.reduce((all, pair) => all + of(pair), 0);
      const spread = Math.sqrt(sum(([one]) => one.rest ** 2) * sum(([, its]) => its.rest ** 2));
      const correlation = spread === 0 ? 0 : sum(([one, its]) => one.rest * its.rest) / spread;
      const weight = Math.round((20 * correlation * both.length) / (both.length + ALIKE_PRIOR)) / 20;
      const lovers = both.filter(([one]) => one.stars >= LOVED);
      const loved =
        lovers.length >= LEAST_COMMON_RATERS &&
        lovers.filter(([, its]) => its.stars >= LOVED).length >= 0.8 * lovers.length;
      return weight >= LEAST_ALIKE ? [[other, weight, loved ? 1 : 0]] : [];
    });
    return [
      food,
      alike
        .toSorted((one, other) => other[1] - one[1] || other[2] - one[2] || compare(one[0], other[0]))
        .slice(0, MOST_ALIKE),
    ];
  });
  return new Map(lists.filter(([, alike]) => alike.length > 0));
}
