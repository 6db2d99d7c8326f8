import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerToAnyone } from '#domain/safety/offered.ts';
import { dislikedIn } from '#domain/tables/disliked-in.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { anyCatalogue, anyFood } from '#tests/support/any-food.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { dislikedLast } from './disliked-last.ts';
import { FoodIndex } from './food-index.ts';

const anyDislikes = fc.subarray(['olives', 'egg', 'rice', 'Pilze', 'garlic', 'fish'], { minLength: 1 });

describe('what somebody of the table does not like', () => {
  it('stands last in an offer, leaves nothing out and adds nothing; both parts stay in their order', () => {
    fc.assert(
      fc.property(fc.array(anyFood, { maxLength: 10 }), anyDislikes, (foods, words) => {
        const sorted = dislikedLast(offerToAnyone(foods), words, (food) => food);
        const isLiked = (food: (typeof foods)[number]) => dislikedIn(food, words).length === 0;
        expect(sorted).toEqual([...foods.filter(isLiked), ...foods.filter((food) => !isLiked(food))]);
      }),
    );
  });

  it.each(['popularFoods', 'tableOfDay', 'trendingFoods', 'trendingNow'] as const)(
    'stands last in %s, which offers the same as without it',
    (question) => {
      fc.assert(
        fc.property(anyCatalogue, anyDislikes, (foods, disliked) => {
          const index = new FoodIndex();
          index.onFoods(foods);
          const taster = { memberId: null, profile: emptyTasteProfile };
          const plain = catalogueQuestions(index)[question](taster);
          const asked = catalogueQuestions(index)[question]({ ...taster, disliked });
          const isLiked = (id: (typeof plain)[number]) => {
            const food = index.food(id);
            return food !== null && dislikedIn(food, disliked).length === 0;
          };
          expect(asked).toEqual([...plain.filter(isLiked), ...plain.filter((id) => !isLiked(id))]);
        }),
        { numRuns: 40 },
      );
    },
  );
});
