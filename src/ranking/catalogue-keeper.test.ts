import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { tasteTraitsOf } from '#domain/foods/taste-traits.ts';
import { aFood } from '#domain/testing/a-food.ts';
import type { CatalogueColumns } from './columns/catalogue-rows.ts';
import { FoodIndex } from './food-index.ts';
import { must } from '#prelude/must.ts';

/** More than are looked through one by one. */
const MANY = 600;

function dish(n: number, name = `Dish${n}`) {
  return aFood({ id: `food${String(n).padStart(11, '0')}` as FoodId, name });
}

const dishes = (count: number) => Array.from({ length: count }, (_, n) => dish(n));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the keeper of the catalogue', () => {
  it('builds columns when many foods came and it is quiet, and says up to which place of the journal they know everything', async () => {
    const onBuilt = vi.fn<(columns: CatalogueColumns, journal: number) => void>();
    const index = new FoodIndex({ onBuilt });
    index.onFoods(dishes(MANY));
    index.onJournal(7);
    await vi.advanceTimersByTimeAsync(900);
    expect(onBuilt).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onBuilt).toHaveBeenCalledTimes(1);
    expect(onBuilt.mock.calls[0]?.[1]).toBe(7);
    expect(index.hits('dish42')[0]?.name).toBe('Dish42');
  });

  it.each(['from foods', 'from columns'])(
    'finds a food first by what the language calls it, %s, and says so in the line',
    async (from) => {
      const kept = vi.fn<(columns: CatalogueColumns) => void>();
      const first = new FoodIndex({ onBuilt: kept });
      const brewed = ['Guinness', 'Cappuccino'].map((name, n) => ({
        ...dish(MANY + n, name),
        rating: 5,
        reviewCount: 90,
      }));
      first.onFoods([...dishes(MANY), ...brewed, { ...dish(MANY + 9, 'Coffee'), nativeName: 'ቡና' }]);
      first.onLocalizedWords(
        new Map([
          ['coffee', { name: 'Kaffee', words: 'Ein heißes Getränk' }],
          ['guinness', { name: '', words: 'Schmeckt nach Kaffee' }],
          ['cappuccino', { name: '', words: 'Kaffee mit Milch' }],
        ]),
      );
      first.onJournal(1);
      await vi.advanceTimersByTimeAsync(5_000);
      const [columns] = must(kept.mock.calls.at(-1), 'the columns');
      const index = from === 'from foods' ? first : new FoodIndex();
      if (index !== first) index.restore(columns);
      expect(index.hits('Kaffee')[0]).toMatchObject({ name: 'Coffee', nativeName: 'ቡና', localName: 'Kaffee' });
      expect(index.hits('kafee').map(({ name }) => name)).toContain('Coffee');
      expect(index.called('kaffee')).toMatchObject([{ name: 'kaffee' }]);
    },
  );

  it('does not build columns for a few changes', async () => {
    const onBuilt = vi.fn<(columns: CatalogueColumns, journal: number) => void>();
    const index = new FoodIndex({ onBuilt });
    index.onJournal(1);
    index.onFoods(dishes(20));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBuilt).not.toHaveBeenCalled();
  });

  it('starts from the columns of another one and answers the same', async () => {
    let kept: CatalogueColumns | null = null;
    const index = new FoodIndex({
      onBuilt: (columns) => {
        kept = columns;
      },
    });
    index.onFoods(dishes(MANY));
    index.onJournal(1);
    await vi.advanceTimersByTimeAsync(5_000);
    const later = new FoodIndex();
    if (kept !== null) later.restore(kept);
    expect(later.hits('dish1')).toEqual(index.hits('dish1'));
    expect([...later.ids()].toSorted()).toEqual([...index.ids()].toSorted());
  });

  it('answers with provided foods, and drops those that the device turns out not to hold', () => {
    const index = new FoodIndex();
    index.onFoods([dish(1, 'Known')]);
    index.provide([dish(1, 'Elsewhere'), dish(2, 'Second'), dish(3, 'Third')].map(tasteTraitsOf));
    const names = () => ['known', 'elsewhere', 'second', 'third'].filter((name) => index.hits(name).length > 0);
    expect(names()).toEqual(['known', 'second', 'third']);
    expect([...index.ids()]).toEqual([dish(1).id]);
    index.onFoods([dish(2, 'Second')]);
    index.endProvision(5);
    index.onJournal(4);
    expect(names()).toEqual(['known', 'second', 'third']);
    index.onJournal(5);
    expect(names()).toEqual(['known', 'second']);
  });

  it('takes columns of all foods in the place of what it knew, and keeps none for the next start before it is sure', async () => {
    const [onBuilt, onUnsure] = [vi.fn<(columns: CatalogueColumns, journal: number) => void>(), vi.fn<() => void>()];
    const index = new FoodIndex({ onBuilt, onUnsure });
    index.onFoods([dish(1, 'Gone'), dish(2, 'Second')]);
    index.onJournal(3);
    index.onUnsure();
    expect(onUnsure).toHaveBeenCalledTimes(1);
    index.onFoods(dishes(MANY).slice(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onBuilt).not.toHaveBeenCalled();
    index.takeWhole([dish(2, 'Second'), dish(3, 'Third')].map(tasteTraitsOf));
    index.onFoods([dish(3, 'Mine')]);
    index.onSure();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onBuilt.mock.lastCall?.[1]).toBe(3);
    const later = new FoodIndex();
    later.restore(onBuilt.mock.lastCall?.[0] ?? index.catalogue.base.columns);
    expect([...later.ids()].toSorted()).toEqual([dish(2).id, dish(3).id]);
    expect(later.hits('mine')[0]?.id).toBe(dish(3).id);
  });

  it('hides the foods of members, whether or not they are here by the columns alone', () => {
    const index = new FoodIndex();
    const uploader = 'member000000009' as MemberId;
    index.takeWhole([{ ...dish(1, 'Theirs'), uploadedBy: uploader }, dish(2, 'Second')].map(tasteTraitsOf));
    index.hideFoodsOf(new Set([uploader]));
    expect([...index.ids()]).toEqual([dish(2).id]);
  });

  it('keeps no columns for the next start while some foods are only provided', async () => {
    const onBuilt = vi.fn<(columns: CatalogueColumns, journal: number) => void>();
    const index = new FoodIndex({ onBuilt });
    index.onJournal(1);
    index.provide(dishes(MANY).map(tasteTraitsOf));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onBuilt).not.toHaveBeenCalled();
    expect(index.hits('dish42')[0]?.name).toBe('Dish42');
  });
});
