import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { pairFoods } from '#domain/pairing/pair-foods.ts';
import { seeded } from '#tests/bench/support/seeded.ts';
import type { TruthTable } from '#tests/truth/section.ts';
import { JUDGED_SEED, judgedPartners } from './judged-partners.ts';
import { shippedFoods } from './shipped-foods.ts';

const JUDGED = 50;
const FIRST = 4;

/** The names of the foods that the lot drew. */
export function drawnByLot(): readonly string[] {
  const random = seeded(JUDGED_SEED);
  return shippedFoods
    .map(({ name }) => ({ name, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, JUDGED)
    .map(({ name }) => name);
}

/** What of the first four partners that are shown now was judged sensible by hand. */
export function judgedTable(): TruthTable {
  const shown = judgedPartners.map((judged) => {
    const food = shippedFoods.find(({ name }) => name === judged.food);
    const partners =
      food === undefined
        ? []
        : pairFoods(shippedFoods, {
            foodId: food.id,
            style: 'complement',
            profile: null,
            filters: noPairingFilters,
          }).slice(0, FIRST);
    return { judged, names: partners.map(({ id }) => shippedFoods.find((one) => one.id === id)?.name ?? '') };
  });
  const count = (is: (judged: (typeof judgedPartners)[number], name: string) => boolean) =>
    shown.reduce((sum, { judged, names }) => sum + names.filter((name) => is(judged, name)).length, 0);
  const [sensible, not] = [
    count(({ sensible: yes }, name) => yes.includes(name)),
    count(({ not: no }, name) => no.includes(name)),
  ];
  const all = shown.reduce((sum, { names }) => sum + names.length, 0);
  return {
    title: `The first four partners of ${judgedPartners.length} foods by lot (seed ${JUDGED_SEED}), judged by hand`,
    columns: ['shown', 'sensible', 'not sensible', 'not judged yet', 'sensible of the judged'],
    rows: [
      {
        what: '**shown, complement**',
        figures: [
          { text: String(all) },
          { text: String(sensible) },
          { text: String(not) },
          { text: String(all - sensible - not) },
          { share: sensible / (sensible + not) },
        ],
      },
    ],
    aims: ['≥ 90 %.'],
  };
}
