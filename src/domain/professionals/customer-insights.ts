/**
 * What may be told to a professional of those who rated the professional's foods (R34): figures about ten different people and never fewer.
 *
 * - A figure rests on ten people at least. A share, or a group, also leaves ten at least on its other side: else 'all of them' or 'all but one' would
 *   say something of each, and who rated is public.
 * - Averages come in half points, shares in steps of 5 %, and neither reaches its end; numbers of people in steps of 5, rounded down. So one person
 *   more or less, or one answer changed, moves a figure by a step at most, and mostly not at all.
 * - When figures are made anew is the server's (`mayRenew`): two that are told one after the other differ by ten people at least.
 *
 * Allergens and diets are in none of it.
 */
export const LEAST_PEOPLE = 10;

const PEOPLE_STEP = 5;
const PERCENT_STEP = 5;
const HALF = 0.5;
const MOST_WORDS = 8;
const MOST_OF_GROUP = 3;

/** The scales of a taste profile (R1), each from 1. */
export const scaleEnds = { spice: 10, sweetness: 5, adventure: 10 } as const;
export type TasteScale = keyof typeof scaleEnds;

export const wordLists = ['flavours', 'textures', 'cuisines'] as const;
export type WordList = (typeof wordLists)[number];

/** Who answers a scale high or low: from and to, both included. */
export const tasteGroups = {
  hot: { scale: 'spice', from: 7, to: 10 },
  mild: { scale: 'spice', from: 1, to: 4 },
  sweet: { scale: 'sweetness', from: 4, to: 5 },
  notSweet: { scale: 'sweetness', from: 1, to: 2 },
  bold: { scale: 'adventure', from: 7, to: 10 },
  careful: { scale: 'adventure', from: 1, to: 4 },
} as const satisfies Readonly<Record<string, { scale: TasteScale; from: number; to: number }>>;
export type TasteGroup = keyof typeof tasteGroups;

interface Sum {
  readonly people: number;
  readonly sum: number;
}

/** What the server counts. `theirs`: of those who rated; `all`: of all members, those who rated included. */
export interface CustomerCounts {
  /** Different people who rated. */
  readonly people: number;
  /** How many people gave 1 to 5 stars on average, rounded: five numbers, of 1 star first. */
  readonly stars: readonly number[];
  readonly scales: readonly { readonly scale: TasteScale; readonly theirs: Sum; readonly all: Sum }[];
  /** How many chose a word, of those who chose any of its list. */
  readonly words: readonly {
    readonly list: WordList;
    readonly word: string;
    readonly theirs: { readonly chose: number; readonly of: number };
    readonly all: { readonly chose: number; readonly of: number };
  }[];
  /** Stars that a group gave a food, and how many outside of the group answered that scale and rated it, too. */
  readonly groups: readonly {
    readonly food: string;
    readonly group: TasteGroup;
    readonly people: number;
    readonly sum: number;
    readonly others: number;
  }[];
}

/** What is told. */
export interface CustomerFigures {
  /** 'At least so many': a multiple of 5. */
  readonly people: number;
  /** From the most stars to the fewest, without a gap; empty where ten people are not on both sides of any line. */
  readonly stars: readonly { readonly from: number; readonly to: number; readonly percent: number }[];
  readonly scales: readonly { readonly scale: TasteScale; readonly theirs: number; readonly all: number }[];
  /** What sets them apart most, first. */
  readonly words: readonly {
    readonly list: WordList;
    readonly word: string;
    readonly theirs: number;
    readonly all: number;
  }[];
  /** The most stars first, of each group three foods at most. */
  readonly groups: readonly {
    readonly food: string;
    readonly group: TasteGroup;
    readonly people: number;
    readonly stars: number;
  }[];
}

/** Lines between the stars, the most told first. */
const partitions: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [
    [5, 5],
    [4, 4],
    [3, 3],
    [2, 2],
    [1, 1],
  ],
  [
    [5, 5],
    [4, 4],
    [3, 3],
    [1, 2],
  ],
  [
    [5, 5],
    [4, 4],
    [1, 3],
  ],
  [
    [4, 5],
    [3, 3],
    [1, 2],
  ],
  [
    [5, 5],
    [1, 4],
  ],
  [
    [4, 5],
    [1, 3],
  ],
];

const isEnough = (people: number) => people >= LEAST_PEOPLE;
const toStep = (value: number, step: number) => Math.round(value / step) * step;
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const share = (part: number, of: number) =>
  between(toStep((part / of) * 100, PERCENT_STEP), PERCENT_STEP, 100 - PERCENT_STEP);
const inHalves = ({ people, sum }: Sum, most: number) => between(toStep(sum / people, HALF), 1 + HALF, most - HALF);
const about = (people: number) => Math.floor(people / PEOPLE_STEP) * PEOPLE_STEP;

/** null: fewer than ten people rated. */
export function customerFigures(counts: CustomerCounts): CustomerFigures | null {
  if (!isEnough(counts.people)) return null;
  return {
    people: about(counts.people),
    stars: starShares(counts.stars),
    scales: counts.scales
      .filter(({ theirs, all }) => isEnough(theirs.people) && isEnough(all.people - theirs.people))
      .map(({ scale, theirs, all }) => ({
        scale,
        theirs: inHalves(theirs, scaleEnds[scale]),
        all: inHalves(all, scaleEnds[scale]),
      })),
    words: counts.words
      .filter(
        ({ theirs, all }) =>
          isEnough(theirs.chose) && isEnough(theirs.of - theirs.chose) && isEnough(all.of - theirs.of),
      )
      .map(({ list, word, theirs, all }) => ({
        list,
        word,
        theirs: share(theirs.chose, theirs.of),
        all: share(all.chose, all.of),
      }))
      .toSorted(
        (one, other) =>
          differenceOf(other) - differenceOf(one) || other.theirs - one.theirs || byText(one.word, other.word),
      )
      .slice(0, MOST_WORDS),
    groups: counts.groups
      .filter(({ people, others }) => isEnough(people) && isEnough(others))
      .map(({ food, group, people, sum }) => ({
        food,
        group,
        people: about(people),
        stars: inHalves({ people, sum }, 5 + HALF),
      }))
      .toSorted((one, other) => other.stars - one.stars || byText(one.food + one.group, other.food + other.group))
      .filter(
        ({ group }, place, all) =>
          all.slice(0, place).filter((before) => before.group === group).length < MOST_OF_GROUP,
      ),
  };
}

function starShares(stars: readonly number[]): CustomerFigures['stars'] {
  const peopleIn = (from: number, to: number) => stars.slice(from - 1, to).reduce((sum, people) => sum + people, 0);
  const finest = partitions.find((cells) => cells.every(([from, to]) => isEnough(peopleIn(from, to))));
  const all = peopleIn(1, 5);
  return (finest ?? []).map(([from, to]) => ({ from, to, percent: share(peopleIn(from, to), all) }));
}

const differenceOf = ({ theirs, all }: { theirs: number; all: number }) => Math.abs(theirs - all);
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * Whether figures may be made anew: the last are a day old, and ten people have come or gone since. Whoever watches them day by day never sees what one
 * person has added.
 *
 * @param before the last figures: how old in hours, and of how many people; null: there are none
 * @param now how many people there are, and how many of them rated for the first time since then
 */
export function mayRenew(
  before: { readonly hours: number; readonly people: number } | null,
  now: { readonly people: number; readonly joined: number },
): boolean {
  if (before === null) return true;
  const left = Math.max(0, before.people - (now.people - now.joined));
  return before.hours >= 24 && now.joined + left >= LEAST_PEOPLE;
}
