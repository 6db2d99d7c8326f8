import type { Food } from '#domain/foods/food.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import type { TruthTable } from '#tests/truth/section.ts';
import {
  FRESH_SEED,
  freshPartners,
  JUDGED_SEED,
  type JudgedPartners,
  judgedPartners,
  SECOND_SEED,
  secondPartners,
} from './judged-partners.ts';
import { STARTER_SEED, STARTER_TOLD_SEED, starterPartners, starterToldPartners } from './judged-starter-partners.ts';
import { shippedFoods, starterFoods, starterOfLots } from './shipped-foods.ts';

const JUDGED = 50;
const FRESH = 25;
const FIRST = 4;

function lot(seed: number, foods = shippedFoods): readonly string[] {
  const random = seeded(seed);
  return foods
    .map(({ name }) => ({ name, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ name }) => name);
}

/** The names of the foods that the lots drew: those to tune on, and of the others those that were told and then tuned on, and those to tell of. */
export function drawnByLot(): Readonly<Record<'tuned' | 'second' | 'fresh', readonly string[]>> {
  const tuned = lot(JUDGED_SEED).slice(0, JUDGED);
  const without = (seed: number, seen: readonly string[]) =>
    lot(seed)
      .filter((name) => !seen.includes(name))
      .slice(0, FRESH);
  const second = without(SECOND_SEED, tuned);
  return { tuned, second, fresh: without(FRESH_SEED, [...tuned, ...second]) };
}

/** The same of the whole starter catalogue. */
export function drawnOfStarter(): Readonly<Record<'seen' | 'told', readonly string[]>> {
  const foods = starterFoods.slice(0, starterOfLots);
  const seen = lot(STARTER_SEED, foods).slice(0, JUDGED);
  const told = lot(STARTER_TOLD_SEED, foods).filter((name) => !seen.includes(name));
  return { seen, told: told.slice(0, JUDGED) };
}

/** What of the first four partners that are shown now was judged sensible by hand. */
export function judgedTable(): TruthTable {
  return {
    title: 'The first four partners of foods by lot (Complement), judged by hand',
    columns: ['shown', 'sensible', 'not sensible', 'not judged yet', 'sensible of the judged'],
    rows: [
      judgedRow(
        `whole starter catalogue, seen first: ${JUDGED} foods (seed ${STARTER_SEED})`,
        starterPartners,
        starterFoods,
      ),
      judgedRow(
        `**whole starter catalogue, told: ${JUDGED} others (seed ${STARTER_TOLD_SEED})**`,
        starterToldPartners,
        starterFoods,
      ),
      judgedRow(`first 325, tuned on: ${JUDGED} foods (seed ${JUDGED_SEED})`, judgedPartners),
      judgedRow(`first 325, told once, then tuned on: ${FRESH} others (seed ${SECOND_SEED})`, secondPartners),
      judgedRow(`first 325, told under the rules before: ${FRESH} others (seed ${FRESH_SEED})`, freshPartners),
    ],
    aims: ['≥ 90 %.'],
  };
}

function judgedRow(what: string, lots: readonly JudgedPartners[], foods = shippedFoods): TruthTable['rows'][number] {
  const shown = lots.flatMap((judged) =>
    firstPartners(judged.food, foods).map((name) => {
      if (judged.sensible.includes(name)) return 'sensible';
      return judged.not.includes(name) ? 'not' : 'open';
    }),
  );
  const count = (verdict: (typeof shown)[number]) => shown.filter((one) => one === verdict).length;
  const judged = count('sensible') + count('not');
  return {
    what,
    figures: [
      { text: String(shown.length) },
      { text: String(count('sensible')) },
      { text: String(count('not')) },
      { text: String(count('open')) },
      { share: count('sensible') / judged },
    ],
  };
}

function firstPartners(name: string, foods: readonly Food[]): readonly string[] {
  const food = foods.find((one) => one.name === name);
  if (food === undefined) return [];
  return pairFoods(foods, { foodId: food.id, style: 'complement', profile: null, filters: noPairingFilters })
    .slice(0, FIRST)
    .map(({ id }) => foods.find((one) => one.id === id)?.name ?? '');
}
