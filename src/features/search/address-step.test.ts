import { describe, expect, it } from 'vitest';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { addressStep } from './address-step.ts';

describe('how a change of the search gets into the address (spec 2 §2.11)', () => {
  const before: FoodQuestion = {
    ...everyFood,
    text: 'ram',
    cuisine: 'Thai',
    intensities: { spicy: { from: 2, to: 5 } },
  };
  it.each<[string, Partial<FoodQuestion>, ReturnType<typeof addressStep>['kind']]>([
    ['a letter', { text: 'rame' }, 'typing'],
    ['an emptied box', { text: '' }, 'typing'],
    ['another minimum rating', { minimumRating: 0.5 }, 'sliding'],
    ['another range', { intensities: { spicy: { from: 3, to: 5 } } }, 'sliding'],
    ['a range that is none any more', { intensities: {} }, 'sliding'],
    ['a cuisine', { cuisine: 'Korean' }, 'choosing'],
    ['a flavour', { flavours: ['umami'] }, 'choosing'],
    ['a sort', { sort: 'name' }, 'choosing'],
    ['a mood', { mood: 'comfort' }, 'choosing'],
    ['a text and a filter at once', { text: '', cuisine: '' }, 'choosing'],
    ['everything at once', everyFood, 'choosing'],
  ])('%s', (_, change, kind) => {
    expect(addressStep(before, { ...before, ...change }).kind).toBe(kind);
  });

  it('letters alone leave no step to go back to, and only letters and drags wait for a pause', () => {
    const [typing, sliding, choosing] = [{ text: 'r' }, { minimumRating: 3 }, { cuisine: '' }].map((change) =>
      addressStep(before, { ...before, ...change }),
    );
    expect([typing?.isOwnEntry, sliding?.isOwnEntry, choosing?.isOwnEntry]).toEqual([false, true, true]);
    expect([typing?.after, sliding?.after, choosing?.after]).toEqual([300, 300, 0]);
  });
});
