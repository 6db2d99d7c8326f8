import { describe, expect, it } from 'vitest';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { starterFoods } from '#tests/support/starter-foods.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';

const nobody = { memberId: null, profile: null };

function indexOfStarters(): FoodIndex {
  const index = new FoodIndex();
  index.provide(starterFoods);
  index.settle();
  return index;
}

describe('the foods whose rows are worth fetching ahead', () => {
  it('are none before it is known which foods there are', () => {
    expect(catalogueQuestions(new FoodIndex()).foodsAhead(nobody)).toEqual([]);
  });

  it('are the best for a visitor, each once', () => {
    const index = indexOfStarters();
    const question = { ...everyFood, sort: 'rating' as const };
    const { ids } = index.matches({ question, taster: nobody, uploaders: [], limit: 5_000 });
    expect(catalogueQuestions(index).foodsAhead(nobody)).toEqual(ids);
  });

  it('are those nearest in taste first, and nothing that the member avoids', () => {
    const index = indexOfStarters();
    const profile = { ...emptyTasteProfile, preferredFlavours: ['sweet'], allergens: ['milk'] };
    const taster = { memberId: null, profile };
    const ids = catalogueQuestions(index).foodsAhead(taster);
    const question = { ...everyFood, sort: 'match' as const };
    const near = index.matches({ question, taster, uploaders: [], leavesOut: profile, limit: 20 });
    expect(ids.slice(0, 20)).toEqual(near.ids);
    expect(ids.slice(0, 20)).not.toEqual(catalogueQuestions(index).foodsAhead(nobody).slice(0, 20));
    const avoided = starterFoods.filter((food) => speaksAgainst(safetyStatusFor(food, profile)));
    expect(avoided.length).toBeGreaterThan(0);
    expect(avoided.filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});
