import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { must } from '#prelude/must.ts';
import type { Food } from '#domain/foods/food.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { courseOf } from './course.ts';
import { relatedCuisines } from './cuisine-relations.ts';
import { complementaryFlavours, contrastingFlavours, enhancingFlavours } from './flavour-relations.ts';
import { noPairingFilters, type PairingFact, type PairingReason, pairingStyles } from './pairing.ts';
import { partnerEvidence, partnerQuestion } from './partners/partner-evidence.ts';
import { VoteCount } from './partners/vote-count.ts';
import { mentionsOf } from './partners/partner-mentions.ts';
import { scorePairing } from './score-pairing.ts';
import { whyFlavoursMeet } from './why-flavours-meet.ts';

const foods = numberedFoods(builtInFoods);

const has = (words: readonly string[], word: string) => words.map(foldCase).includes(foldCase(word));
const levels = (name: string, [one, other]: readonly [Food, Food]) =>
  [one.intensities[name as IntensityName], other.intensities[name as IntensityName]] as const;

/** What the sentence of each kind says, checked on the two records by other means than the rule's. `one` is the food that was asked about. */
const isTrue: Readonly<Partial<Record<PairingReason['kind'], (word: string, one: Food, other: Food) => boolean>>> = {
  'shared-flavours': (word, one, other) => has(one.flavours, word) && has(other.flavours, word),
  'shared-textures': (word, one, other) => has(one.textures, word) && has(other.textures, word),
  'shared-aromas': (word, one, other) => has(one.aromas, word) && has(other.aromas, word),
  'shared-cooking': (word, one, other) => has(one.cookingMethods, word) && has(other.cookingMethods, word),
  'enhancing-flavours': (word, one, other) =>
    has(other.flavours, word) &&
    enhancingFlavours.some(({ pair }) => pair.includes(foldCase(word)) && pair.some((each) => has(one.flavours, each))),
  'complementing-flavours': (word, one, other) =>
    has(other.flavours, word) &&
    complementaryFlavours.some(
      ({ pair }) => pair.includes(foldCase(word)) && pair.some((each) => has(one.flavours, each)),
    ),
  'contrasting-flavours': (word, one, other) =>
    has(other.flavours, word) &&
    contrastingFlavours.some(
      ({ pair }) => pair.includes(foldCase(word)) && pair.some((each) => has(one.flavours, each)),
    ),
  // 'About as salty': no more than half a point of five between them, and there is something to taste.
  'close-intensity': (word, ...pair) =>
    Math.abs(levels(word, pair)[0] - levels(word, pair)[1]) <= 0.5 && Math.min(...levels(word, pair)) >= 1,
  'neither-intensity': (word, ...pair) => Math.max(...levels(word, pair)) < 1,
  'near-intensity': (word, ...pair) => Math.abs(levels(word, pair)[0] - levels(word, pair)[1]) < 3,
  'stronger-intensity': (word, ...pair) => levels(word, pair)[1] - levels(word, pair)[0] >= 1.5,
  'milder-intensity': (word, ...pair) => levels(word, pair)[0] - levels(word, pair)[1] >= 1.5,
  'slight-difference': (word, ...pair) =>
    levels(word, pair)[0] !== levels(word, pair)[1] && Math.abs(levels(word, pair)[0] - levels(word, pair)[1]) < 1.5,
  'same-temperature': (word, one, other) => word === one.temperatureServed && word === other.temperatureServed,
  'different-temperature': (word, one, other) =>
    (word === one.temperatureServed || word === other.temperatureServed) &&
    one.temperatureServed !== other.temperatureServed,
  'same-origin': (word, one, other) => word === one.origin && word === other.origin,
  'related-origin': (word, one, other) =>
    (word === one.origin || word === other.origin) && relatedCuisines(one.origin).has(foldCase(other.origin)),
};

/**
 * Pairs grow with the square of the catalogue: each food is tried with every fourth other one, and with others than its neighbour in the list. A rule
 * that gives untrue reasons gives them for thousands of pairs, so some of them are tried.
 */
const isTried = (place: number, other: number) => (other + place * 3) % 4 === 0;

describe('over pairs of the catalogue (R31)', () => {
  it.each(pairingStyles)('every reason of %s is true of the two records', (style) => {
    const untrue: string[] = [];
    for (const [place, food] of foods.entries()) {
      for (const candidate of foods.filter((_, at) => at !== place && isTried(place, at))) {
        for (const { kind, words } of scorePairing({ food, candidate, style, profile: null, filters: noPairingFilters })
          .explanation.reasons) {
          const check = must(isTrue[kind], `a check of ${kind}`);
          for (const word of words)
            if (!check(word, food, candidate)) untrue.push(`${food.name}, ${candidate.name}: ${kind} ${word}`);
        }
      }
    }
    expect(untrue).toEqual([]);
  });

  it('every fact is true of the two records, and of the catalogue', () => {
    const untrue: string[] = [];
    for (const food of foods) {
      const votes = new VoteCount(food);
      for (const other of foods) if (other !== food) votes.addFood(other);
      const question = partnerQuestion(food, votes);
      for (const partner of foods) {
        if (partner === food) continue;
        for (const fact of partnerEvidence(question, partner)?.facts ?? [])
          if (!factIsTrue(fact, food, partner)) untrue.push(`${food.name}, ${partner.name}: ${JSON.stringify(fact)}`);
      }
    }
    expect(untrue).toEqual([]);
  });

  it('what is said of how flavours meet speaks of tastes alone: a dish without milk may be creamy', () => {
    const substances =
      /casein|milk fat|capsaicin|sugar|butter\b|yogh?urt|honey\b(?! notes)|soda|meat\b|fat\b|glutamate|alcohol/iu;
    const sentences = [...enhancingFlavours, ...complementaryFlavours, ...contrastingFlavours]
      .map(({ because }) => because)
      .filter((because) => because !== 'Yeasty and buttery tastes are as near as bread and butter.');
    expect(
      sentences
        .filter((sentence) => substances.test(sentence))
        .filter((sentence) => sentence !== 'A little salt suppresses bitterness and lets sweetness through.'),
    ).toEqual([]);
    expect(whyFlavoursMeet({ kind: 'contrasting-flavours', words: ['creamy'] }, ['spicy'])).toEqual([
      'Creaminess calms heat.',
    ]);
  });
});

const calls = (names: ReadonlySet<string>, food: Food) =>
  [food.name, food.nativeName].some((name) => names.has(foldCase(name)));
const spoken = new Map(
  foods.map((speaker) => [speaker, new Set([...mentionsOf(speaker).named, ...mentionsOf(speaker).served])]),
);
const speaksOf = (speaker: Food, of: Food) => calls(must(spoken.get(speaker), speaker.name), of);

/** Of each food who speaks of it. */
const speakersOf = new Map(foods.map((food) => [food, foods.filter((speaker) => speaksOf(speaker, food))]));

function factIsTrue(fact: PairingFact, food: Food, partner: Food): boolean {
  switch (fact.kind) {
    case 'named':
      return fact.by === 'food' ? calls(mentionsOf(food).named, partner) : calls(mentionsOf(partner).named, food);
    case 'served':
      return fact.by === 'food' ? calls(mentionsOf(food).served, partner) : calls(mentionsOf(partner).served, food);
    case 'named-often':
      return (
        fact.cuisine === food.origin &&
        (speakersOf.get(partner) ?? []).filter((one) => one !== food && one.origin === food.origin).length >= fact.count
      );
    case 'named-abroad':
      return (
        (speakersOf.get(partner) ?? []).filter((one) => one.origin !== food.origin && courseOf(one) === fact.course)
          .length >= fact.count && fact.course === courseOf(food)
      );
    case 'had-both':
      return false; // nobody voted here
    case 'same-table':
      return partner.origin === fact.cuisine && food.origin === fact.cuisine && courseOf(partner) === fact.course;
    case 'near-table':
      return (
        partner.origin === fact.cuisine &&
        food.origin !== fact.cuisine &&
        relatedCuisines(food.origin).has(foldCase(fact.cuisine)) &&
        courseOf(partner) === fact.course
      );
    default:
      return false;
  }
}

it('knows the course of every shipped food', () => {
  expect(foods.filter((food) => courseOf(food) === null).map(({ name }) => name)).toEqual([]);
});
