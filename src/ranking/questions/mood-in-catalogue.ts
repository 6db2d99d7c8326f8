import { mayOffer } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { fitsMood, MOOD_CONTENDERS, moodFoods, moodOrder, type MoodQuestion } from '#domain/search/mood-foods.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { contenders } from '#ranking/contenders.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { Catalogue } from '#ranking/catalogue.ts';
import { realRatingAt } from '#ranking/columns/real-rating-at.ts';
import { moodRows } from './mood-rows.ts';

/** The best foods of a mood, as `moodFoods` of the domain finds them, by passes over the columns (spec 1 §9). @param question.without what stands elsewhere on the page */
export function moodInCatalogue(
  catalogue: LayeredCatalogue,
  { without = [], ...question }: MoodQuestion & { readonly without?: readonly FoodId[] },
): Offered<TasteTraits> {
  const {
    mood,
    on,
    taster: { memberId, profile },
  } = question;
  const { base } = catalogue;
  const isLeftOut = new Set(without);
  const bestOf = (wanted: Mood) =>
    contenders(catalogue, {
      scores: ordered(base, wanted),
      ranks: base.orders.dayRanks(on),
      limit: MOOD_CONTENDERS,
      needs: profile,
      passes: (food) => !isLeftOut.has(food.id) && fitsMood(food, wanted, memberId),
    });
  const found = bestOf(mood);
  // `moodFoods` lets comfort step in among those it is given: where none of these fits the mood, they are not the best of comfort.
  return found.some((food) => mayOffer(food, profile))
    ? moodFoods(found, question)
    : moodFoods(bestOf('comfort'), { ...question, mood: 'comfort' });
}

function ordered(base: Catalogue, mood: Mood): Int32Array {
  return moodRows(base, mood).map((points, row) =>
    points > 0 ? moodOrder(points, realRatingAt(base.columns.foods, row)) : 0,
  );
}
