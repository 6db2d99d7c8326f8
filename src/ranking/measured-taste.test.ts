import { describe, expect, it } from 'vitest';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters } from '#domain/pairing/pairing.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { inOneGo } from '#prelude/timing/in-one-go.ts';
import { buildCatalogue } from './catalogue.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';
import { decodeCatalogueImage, encodeCatalogueImage } from './image/catalogue-image.ts';

const nobody = { memberId: null, profile: null };
const timid = { memberId: null, profile: { ...emptyTasteProfile, spiceTolerance: 1 } };
const words = { flavor: ['savory', 'rich'], texture: ['tender'] };

function food(id: string, spicy: number, tastings: unknown = null) {
  const levels = { sweet: 1, salty: 3, sour: 1, bitter: 0, umami: 3, spicy };
  const decoded = decodeFood({ id, name: id, origin: 'Thai', taste_profile: words, taste_intensity: levels, tastings });
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
}
/** So many tasters who all found it as spicy as this. */
const tasted = (tasters: number, spicy: number) => ({
  everyone: { tasters, levels: { spicy: [tasters, tasters * spicy * 10, tasters * spicy * spicy * 100] }, words: [] },
  professionals: null,
});
/** Beside `curry`: one food stated as mild as it is, one as hot as it was measured. */
const others = [food('mild', 0), food('blazing', 5)];

function answers(
  curry: ReturnType<typeof food>,
  start: (index: FoodIndex, foods: readonly ReturnType<typeof food>[]) => void,
) {
  const index = new FoodIndex();
  start(index, [curry, ...others]);
  const foodId = 'curry' as FoodId;
  const hot = index.matches({
    question: { ...everyFood, intensities: { spicy: { from: 4, to: 5 } } },
    taster: nobody,
    uploaders: [],
    limit: 9,
  });
  const contrast = catalogueQuestions(index).pairings({
    foodId,
    style: 'contrast',
    profile: null,
    filters: noPairingFilters,
  });
  const liking = catalogueQuestions(index).liking({ foodId, taster: timid })?.liking;
  return {
    hot: hot.ids.toSorted(),
    similar: catalogueQuestions(index).similarFoods({ foodId, taster: nobody })[0],
    contrasts: contrast
      .flatMap(({ id, explanation }) =>
        explanation.reasons.some(
          ({ kind, words: [name] }) =>
            (kind === 'milder-intensity' || kind === 'stronger-intensity') && name === 'spicy',
        )
          ? [id]
          : [],
      )
      .toSorted(),
    percent: liking?.kind === 'liking' ? liking.percent : Number.NaN,
  };
}

describe('what three tasters measured takes the place of what is stated (R32)', () => {
  const byRows = (index: FoodIndex, foods: readonly ReturnType<typeof food>[]) => index.onFoods(foods);
  const byImage = (index: FoodIndex, foods: readonly ReturnType<typeof food>[]) => {
    const image = decodeCatalogueImage(encodeCatalogueImage(inOneGo(buildCatalogue(foods)).columns).buffer);
    if (image === null) throw new Error('no image');
    index.restore(image);
  };

  it.each([
    ['rows', byRows],
    ['the stored image', byImage],
  ] as const)('in search, similar foods, pairing and match, from %s', (_, start) => {
    const stated = answers(food('curry', 0), start);
    const tooFew = answers(food('curry', 0, tasted(2, 5)), start);
    const measured = answers(food('curry', 0, tasted(3, 5)), start);
    expect(tooFew).toEqual(stated);
    expect([stated.hot, measured.hot]).toEqual([['blazing'], ['blazing', 'curry']]);
    expect([stated.similar, measured.similar]).toEqual(['mild', 'blazing']);
    expect([stated.contrasts, measured.contrasts]).toEqual([['blazing'], ['mild']]);
    expect(measured.percent).toBeLessThan(stated.percent);
  });
});
