import { describe, expect, it } from 'vitest';
import { statedTopics } from './topics/stated-topics.ts';
import { decodeFoodTexts, localizedFood, localizedWords } from './food-texts.ts';
import { textPrint } from './text-print.ts';

const row = {
  id: 'food00000000001',
  name: 'Pretzel',
  slug: 'pretzel',
  description: 'A knot of dough.',
  ingredients: ['wheat flour', 'lye'],
  health_warnings: ['contains wheat'],
  taste_profile: { flavor: ['salty'], aftertaste: 'A little lye.' },
  likened: [
    { food: 'Bagel', but: 'saltier' },
    { food: 'Baguette', but: 'browner' },
  ],
};
const placed = (own: unknown, text: unknown) => [textPrint(own), text];
const document = {
  pretzel: {
    name: 'Pretzel',
    local: 'Brezel',
    words: 'deutsch salzig',
    fields: {
      description: placed(row.description, 'Ein Knoten aus Teig.'),
      ingredients: placed(row.ingredients, ['Mehl', 'Lauge']),
      health_warnings: placed(row.health_warnings, ['enthält Weizen']),
      'taste_profile.aftertaste': placed(row.taste_profile.aftertaste, 'Ein wenig Lauge.'),
      likened: placed(['saltier', 'browner'], ['salziger', 'brauner']),
    },
  },
};
const [texts] = decodeFoodTexts(document, 'de');
const spoken = (changed: object = {}) => {
  const decoded = localizedFood({ ...row, ...changed }, texts);
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
};

describe('a food in another language', () => {
  it('says its texts in it, under its own name, and says which language it is', () => {
    expect(spoken()).toMatchObject({
      name: 'Pretzel',
      language: 'de',
      description: 'Ein Knoten aus Teig.',
      aftertaste: 'Ein wenig Lauge.',
      flavours: ['salty'],
      likened: [
        { food: 'Bagel', but: 'salziger' },
        { food: 'Baguette', but: 'brauner' },
      ],
      translation: { name: 'Brezel', ingredients: ['Mehl', 'Lauge'], healthWarnings: ['enthält Weizen'] },
    });
  });

  it('is judged by the words of its record: a translation that says less hides nothing (R28)', () => {
    const food = spoken();
    expect([food.ingredients, food.healthWarnings]).toEqual([row.ingredients, row.health_warnings]);
    const own = localizedFood(row, undefined);
    expect(statedTopics(food)).toEqual(statedTopics((own as { readonly value: typeof food }).value));
  });

  it('says in its own words whatever was changed since it was translated', () => {
    const changed = { ingredients: ['wheat flour', 'lye', 'milk'], description: 'A knot of rich dough.' };
    const food = spoken(changed);
    expect([food.description, food.translation?.ingredients]).toEqual([changed.description, changed.ingredients]);
    expect(food.aftertaste).toBe('Ein wenig Lauge.');
    expect(spoken({ likened: [{ food: 'Bagel', but: 'sweeter' }] }).likened).toEqual([
      { food: 'Bagel', but: 'sweeter' },
    ]);
  });

  it('is itself where nothing of it is translated, or no texts are there', () => {
    const own = localizedFood(row, undefined);
    expect(own).toMatchObject({ value: { language: '', translation: null, description: row.description } });
    expect(localizedFood({ id: row.id, name: 'Pretzel' }, texts)).toMatchObject({
      value: { language: '', translation: null },
    });
    expect(localizedFood('nothing', texts).kind).toBe('refused');
  });

  it('is found by its name, cuisine, flavours, description and ingredients there', () => {
    expect(texts === undefined ? null : localizedWords(texts)).toEqual({
      name: 'Brezel',
      words: 'deutsch salzig Ein Knoten aus Teig. Mehl Lauge',
    });
  });
});

describe('a document of texts', () => {
  it('is read entry by entry, without what has another shape', () => {
    expect(texts).toMatchObject({ slug: 'pretzel', key: 'pretzel', name: 'Brezel', language: 'de' });
    for (const entry of [null, 7, [], { name: 'X' }, { fields: {} }, { name: 7, fields: {} }])
      expect(decodeFoodTexts({ x: entry }, 'de')).toEqual([]);
    expect(
      decodeFoodTexts(
        { x: { name: 'X', fields: { a: ['p', 7], b: ['p'], c: 'p', d: [1, 'x'], e: ['p', ['y', 1]] } } },
        'de',
      ),
    ).toMatchObject([{ fields: {} }]);
    expect(decodeFoodTexts({ x: { name: 'X', words: ['y'], fields: {} } }, 'de')).toEqual([
      { slug: 'x', key: 'x', language: 'de', name: '', fields: {} },
    ]);
    for (const whole of [null, [], 'x', 4]) expect(decodeFoodTexts(whole, 'de')).toEqual([]);
    expect(decodeFoodTexts(document, '../de')).toEqual([]);
  });
});

it('a print tells texts and lists apart', () => {
  const prints = ['a', 'b', ['a'], ['a', 'b'], ['b', 'a'], '', [], undefined].map(textPrint);
  expect(new Set(prints).size).toBe(prints.length);
  expect(textPrint(['wheat'])).toBe(textPrint(['wheat']));
});
