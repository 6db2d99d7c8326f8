import { afterEach, describe, expect, it, vi } from 'vitest';
import { byLot, dayOf } from '#domain/values/day.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { catalogueQuestions } from './catalogue-questions.ts';
import { FoodIndex } from './food-index.ts';

function dish(name: string, parts: Partial<ReturnType<typeof aFood>> = {}) {
  return aFood({ id: name.toLowerCase().replaceAll(' ', '') as FoodId, name, ...parts });
}

function indexOf(...foods: readonly ReturnType<typeof aFood>[]): FoodIndex {
  const index = new FoodIndex();
  index.onFoods(foods);
  return index;
}

afterEach(() => {
  vi.useRealTimers();
});

const nobody = { memberId: null, profile: null };

describe('FoodIndex', () => {
  it('finds by name and origin, at most eight, and answers with what a line shows (spec 2 §9, search dropdown)', () => {
    const index = indexOf(
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((letter) => dish(`Roll${letter}`, { origin: 'Japanese' })),
    );
    expect(index.hits('japan')).toHaveLength(8);
    expect(index.hits('rolla').slice(0, 1)).toEqual([
      {
        id: 'rolla',
        name: 'RollA',
        nativeName: '',
        origin: 'Japanese',
        isFuzzy: false,
        quality: expect.stringMatching(/^whole \d/),
      },
    ]);
  });

  it('follows what comes, changes and goes between two questions', () => {
    const index = indexOf(dish('Ramen'), dish('Pho'));
    expect(index.hits('ramen')).toHaveLength(1);
    index.onFoods([dish('Ramen', { name: 'Noodle soup' }), dish('Udon')]);
    index.onGone(['pho' as FoodId, 'never-there' as FoodId]);
    expect(index.hits('ramen')).toEqual([]);
    expect(index.hits('noodle').map(({ id }) => id)).toEqual(['ramen']);
    expect(index.hits('udon')).toHaveLength(1);
    expect(index.hits('pho')).toEqual([]);
  });

  it('leads names to foods: called so before merely containing it, and leaves out what nothing holds', () => {
    const index = indexOf(dish('Pasta al forno'), dish('Pasta'), dish('Kimchijjigae'));
    expect(catalogueQuestions(index).foodsNamed(['Pasta', 'Kimchi', 'Avocado'])).toEqual([
      { name: 'Pasta', id: 'pasta' },
      { name: 'Kimchi', id: 'kimchijjigae' },
    ]);
  });

  it('leads a name to the food of just this name, in either language, whatever its accents', () => {
    const index = indexOf(
      dish('Pasta al forno'),
      dish('Pho', { nativeName: 'Phở bò' }),
      dish('Crème brûlée', { id: 'creme' as FoodId }),
    );
    expect(catalogueQuestions(index).foodsCalled(['Pasta', 'pho bo', 'Creme Brulee', 'Kimchi', ''])).toEqual([
      { name: 'pho bo', id: 'pho' },
      { name: 'Creme Brulee', id: 'creme' },
    ]);
  });

  it('tells of foods whose rows are elsewhere what they are called, how they taste and what they state, in a form that may leave the worker (R28)', () => {
    const stated = dish('Satay', { allergens: ['peanuts'], mayContain: ['soy'], ingredients: ['chicken'] });
    const unstated = dish('Soup', { allergens: null, mayContain: null });
    const index = indexOf(stated, unstated);
    index.settle();
    const told = structuredClone(catalogueQuestions(index).farFoods(['satay', 'nothing', 'soup'] as FoodId[]));
    expect(told.map(({ name }) => name)).toEqual(['Satay', 'Soup']);
    expect(told[0]).toMatchObject({ allergens: ['peanuts'], mayContain: ['soy'], ingredients: ['chicken'] });
    expect(told[0]).toMatchObject({ intensities: stated.intensities, flavours: stated.flavours });
    expect([told[1]?.allergens, told[1]?.mayContain]).toEqual([null, null]);
  });

  it('names similar foods by shared taste, never the food itself, nothing for a food it does not know (spec 1 §9)', () => {
    const index = indexOf(
      dish('Ramen', { flavours: ['umami', 'rich'], origin: 'Japanese' }),
      dish('Miso', { flavours: ['Umami'], origin: 'Japanese' }),
      dish('Pho', { flavours: ['umami', 'rich'], origin: 'Vietnamese' }),
      dish('Jelly', { flavours: ['sweet'] }),
    );
    expect(catalogueQuestions(index).similarFoods({ foodId: 'ramen' as FoodId, taster: nobody })).toEqual([
      'pho',
      'miso',
    ]);
    expect(catalogueQuestions(index).similarFoods({ foodId: 'nothing' as FoodId, taster: nobody })).toEqual([]);
  });

  it('puts first which foods are named as similar, by exactly their names', () => {
    const index = indexOf(
      dish('Ramen', { flavours: ['umami', 'rich'], origin: 'Japanese' }),
      dish('Pho', { flavours: ['umami', 'rich'], origin: 'Vietnamese' }),
      dish('Jelly', { flavours: ['sweet'] }),
      dish('Jelly cake', { flavours: ['sweet'] }),
    );
    const asked = { foodId: 'ramen' as FoodId, taster: nobody, names: ['jelly', 'A thing that is not here'] };
    expect(catalogueQuestions(index).similarFoods(asked)).toEqual(['jelly', 'pho']);
  });

  it('counts cuisines and names their newest dish, else their newest food, the largest first, equals by the lot of the day (R36), foods without an origin in none', () => {
    const index = indexOf(
      dish('A', { origin: 'Thai', createdAt: 1, course: 'soup' }),
      dish('B', { origin: 'Thai', createdAt: 2, course: 'main' }),
      dish('Galangal', { origin: 'Thai', createdAt: 3, course: 'ingredient' }),
      dish('C', { origin: 'Korean' }),
      dish('D', { origin: 'Indian' }),
      dish('E'),
    );
    const equals = [
      { name: 'Indian', foods: 1, newest: 'd' },
      { name: 'Korean', foods: 1, newest: 'c' },
    ];
    const compareLots = byLot(index.today());
    expect(catalogueQuestions(index).cuisines()).toEqual([
      { name: 'Thai', foods: 3, newest: 'b' },
      ...equals.toSorted((one, other) => compareLots(one.name, other.name)),
    ]);
  });

  it('counts its days from the one of the page on, whatever the clock says (R36)', () => {
    const index = indexOf();
    const noon = Date.UTC(2026, 10, 22, 12);
    index.onDay(dayOf(Date.UTC(2020, 1, 28)), noon);
    expect(index.today(noon)).toBe('2020-02-28');
    expect(index.today(noon + 43_200_000)).toBe('2020-02-29');
  });

  it('tells of many changes in a row once', () => {
    vi.useFakeTimers();
    const onChanged = vi.fn<() => void>();
    const index = new FoodIndex({ onChanged });
    for (const name of ['A', 'B', 'C']) index.onFoods([dish(name)]);
    index.onGone(['a' as FoodId]);
    vi.advanceTimersByTime(1000);
    expect(onChanged).toHaveBeenCalledTimes(1);
    index.onGone(['b' as FoodId]);
    vi.advanceTimersByTime(1000);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });
});
