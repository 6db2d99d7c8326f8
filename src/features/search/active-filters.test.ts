import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { activeFilters, narrowings } from './active-filters.ts';
import { searchParameters } from '#food-views/search/search-place.ts';
import { anyFoodQuestion } from '#tests/support/any-food-question.ts';

const anyQuestion = anyFoodQuestion('', 'ramen', '  ');

describe('the filters of a search (spec 2 §2.11)', () => {
  it.each<[string, Partial<FoodQuestion>, readonly string[]]>([
    ['nothing', {}, []],
    ['a text, which is no filter', { text: 'ramen' }, []],
    ['a sort, which leaves nothing out', { sort: 'name' }, []],
    ['a mood', { mood: 'adventure' }, ['Mood: adventure']],
    ['a cuisine', { cuisine: 'Thai' }, ['Thai']],
    ['a rating', { minimumRating: 3.5 }, ['Rated 3.5 or better']],
    [
      'flavours and textures',
      { flavours: ['umami', 'smoky'], textures: ['silky'] },
      ['Tastes umami', 'Tastes smoky', 'Feels silky'],
    ],
    ['ranges', { intensities: { spicy: { from: 2, to: 4 } } }, ['Spicy 2–4']],
    ['allergens', { withoutAllergens: ['milk'] }, ['Milk: not among its stated allergens']],
    ['diets', { diet: ['vegan', 'gluten_free'] }, ['Vegan', 'Gluten free']],
  ])('%s', (_, parts, labels) => {
    expect(activeFilters({ ...everyFood, ...parts }).map(({ label }) => label)).toEqual(labels);
  });

  it('each is taken away alone, and together they are all there is', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const filters = activeFilters(question);
        for (const { label, without } of filters) {
          expect(activeFilters(without).map((other) => other.label)).toEqual(
            filters.map((other) => other.label).filter((other) => other !== label),
          );
          expect(without).toMatchObject({ text: question.text, sort: question.sort });
        }
        const bare = narrowings(question).reduce(
          (rest, { label }) => narrowings(rest).find((part) => part.label === label)?.without ?? rest,
          question,
        );
        expect(searchParameters({ ...bare, text: bare.text.trim() }).toString()).toBe(
          searchParameters({ ...everyFood, sort: question.sort }).toString(),
        );
      }),
    );
  });

  it('of what narrows a search the text comes first, unless it is blank', () => {
    expect(narrowings({ ...everyFood, text: ' ramen ', cuisine: 'Thai' }).map(({ label }) => label)).toEqual([
      'ramen',
      'Thai',
    ]);
    expect(narrowings({ ...everyFood, text: '  ' })).toEqual([]);
  });
});
