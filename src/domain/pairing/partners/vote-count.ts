import { memoize } from '#prelude/memoize.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { Course } from '#domain/foods/course.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { cuisineRegionOf } from '#domain/liking/cuisine-regions.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import { type Plate, plateOf } from '#domain/pairing/plate.ts';
import { mentionsOf } from './partner-mentions.ts';

/** How many other foods name a food as eaten with them, counted by how near they are to the food that is asked about. */
export interface Votes {
  /** Of its cuisine and its course, and no dish of the morning where it is none. */
  readonly alike: number;
  /** Of its cuisine, of another course. */
  readonly home: number;
  /** Of its course, of another cuisine. */
  readonly abroad: number;
  /** Of all that has a vote, weighed by how near it is; 0 to below 1. */
  readonly share: number;
}

export const noVotes: Votes = { alike: 0, home: 0, abroad: 0, share: 0 };

/** The vote of a food: which it is, and how much it weighs, in whole hundredths, so that the order of adding does not matter. */
export interface Voice {
  readonly kind: 'alike' | 'home' | 'abroad';
  readonly weight: number;
}

/** Votes of each kind, and what they weigh together. */
type Tally = Record<Voice['kind'] | 'weight', number>;

/** How near a cuisine is to another: itself, sharing its table, related or of its region, or none of these. */
export type Nearness = 'home' | 'table' | 'region' | 'far';

/** From here a cuisine is near enough to share a table (spec 2 §9, Elevate: 6-9). */
const SHARES_A_TABLE = 8;

/** Weights of a food of the same course, by its cuisine: of the same plate, and of another. Tuned: docs/truth.md. */
const ofACourse: Readonly<Record<Nearness, readonly [number, number]>> = {
  home: [100, 60],
  table: [50, 30],
  region: [30, 18],
  far: [12, 7],
};
/** Of a food of the same cuisine and another course: one that stands in the same place of a meal, and any other. */
const ofAKitchen = [25, 8] as const;
/** Votes that nobody gave, so that few votes are not taken for many. */
const SILENT = 300;

/** Courses that take each other's place. */
const place: Readonly<Partial<Record<Course, string>>> = {
  main: 'meal',
  soup: 'meal',
  starter: 'bite',
  snack: 'bite',
  side: 'side',
  salad: 'side',
};

/** What dishes are eaten with, desserts are not. Of drinks nobody knows more than whoever drinks them: their own few votes are not enough. */
function hears(asked: Course | null, voter: Course | null): boolean {
  const sort = (course: Course | null) => (course === 'drink' || course === 'dessert' ? course : 'dish');
  return asked === 'drink' || sort(asked) === sort(voter);
}

/** @param home, @param other cuisines, folded; '' is far from all */
export function nearnessOf(home: string, other: string): Nearness {
  if (home === '' || other === '') return 'far';
  return home === other ? 'home' : nearness(`${home}\n${other}`);
}

const nearness = memoize(5_000, (pair): Nearness => {
  const [home = '', other = ''] = pair.split('\n');
  const related = relatedCuisines(home).get(other);
  if (related?.degree === 'direct') return related.score >= SHARES_A_TABLE ? 'table' : 'region';
  const region = cuisineRegionOf(home);
  return region !== null && region === cuisineRegionOf(other) ? 'region' : 'far';
});

/** Counts the votes of foods one by one. */
export class VoteCount {
  readonly #votes = new Map<string, Tally>();
  readonly #cuisine: string;
  readonly #plate: Plate;
  #whole = 0;

  constructor(food: Pick<TasteTraits, 'origin' | 'name' | 'course' | 'ingredients'>) {
    this.#cuisine = foldCase(food.origin);
    this.#plate = plateOf(food);
  }

  /** The vote of a food of this cuisine (folded) and plate; null where it is too far to have one. */
  voiceOf(cuisine: string, plate: Plate): Voice | null {
    const near = nearnessOf(this.#cuisine, cuisine);
    const { course, isMorning } = this.#plate;
    const isAlike = plate.course !== null && plate.course === course && plate.isMorning === isMorning;
    if (isAlike) {
      const [same, other] = ofACourse[near];
      return { kind: near === 'home' ? 'alike' : 'abroad', weight: plate === this.#plate ? same : other };
    }
    if (near !== 'home' || !hears(course, plate.course)) return null;
    const [same, other] = ofAKitchen;
    const takesItsPlace =
      course !== null && plate.course !== null && (place[course] ?? course) === (place[plate.course] ?? plate.course);
    return { kind: 'home', weight: takesItsPlace ? same : other };
  }

  /** So many foods with this vote say anything at all of partners. */
  hear({ weight }: Voice, count = 1): void {
    this.#whole += weight * count;
  }

  /** What many foods say of one partner, added up. Of each partner only once, and before any food is added by itself. */
  put(name: string, votes: Readonly<Tally>): void {
    this.#votes.set(name, { ...votes });
  }

  addFood(food: TasteTraits): void {
    const { named, served } = mentionsOf(food);
    if (named.size + served.size === 0) return;
    const voice = this.voiceOf(foldCase(food.origin), plateOf(food));
    if (voice === null) return;
    this.hear(voice);
    for (const name of new Set([...named, ...served])) this.#add(name, voice);
  }

  #add(name: string, { kind, weight }: Voice): void {
    const votes = this.#votes.get(name) ?? { alike: 0, home: 0, abroad: 0, weight: 0 };
    votes[kind] += 1;
    votes.weight += weight;
    this.#votes.set(name, votes);
  }

  names(): Iterable<string> {
    return this.#votes.keys();
  }

  readonly votesFor = (name: string): Votes => {
    const votes = this.#votes.get(name);
    if (votes === undefined) return noVotes;
    const { alike, home, abroad, weight } = votes;
    return { alike, home, abroad, share: weight / (this.#whole + SILENT) };
  };
}
