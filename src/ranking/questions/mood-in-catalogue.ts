import type { SafetyNeeds } from '#domain/safety/standing-for.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { fitsMood, MOOD_LIMIT, moodFoods } from '#domain/personal/mood-foods.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { offerTest } from '#ranking/offer-test.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { Taster } from '#ranking/ranking.ts';

/** The best foods of a mood, as `moodFoods` of the domain finds them: rows are looked at in the order of their standing, until there are enough (spec 1 §9). */
export function moodInCatalogue(catalogue: LayeredCatalogue, question: { readonly mood: Mood; readonly taster: Taster }): Offered<TasteTraits> {
  const { mood, taster: { memberId, profile } } = question;
  const bestOf = (wanted: Mood) => firstByStanding(catalogue, { needs: profile, passes: (food) => fitsMood(food, wanted, memberId) });
  const fitting = bestOf(mood);
  return moodFoods([...(fitting.length > 0 ? fitting : bestOf('comfort')), ...catalogue.changed], question);
}

function firstByStanding({ base, isGone }: LayeredCatalogue, { needs, passes }: { readonly needs: SafetyNeeds | null; readonly passes: (food: TasteTraits) => boolean }): readonly TasteTraits[] {
  const mayOfferRow = offerTest(base, needs);
  const first: TasteTraits[] = [];
  for (const row of base.orders.byStanding()) {
    if (isGone(row) || !mayOfferRow(row)) continue;
    const food = base.foodAt(row);
    if (passes(food)) first.push(food);
    if (first.length === MOOD_LIMIT) break;
  }
  return first;
}
