import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';

const { fingerprintLength, statementText } = createRequire(import.meta.url)(
  '../../../../pb_hooks/lib/foods/food-statement.js',
) as {
  readonly fingerprintLength: number;
  readonly statementText: (food: object) => string;
};
const shipped = JSON.parse(
  readFileSync(new URL('../../../../pb_hooks/data/statements.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

const fingerprint = (food: object) =>
  createHash('sha256').update(statementText(food)).digest('hex').slice(0, fingerprintLength);

it('signs what each built-in food states, so that servers can renew it (npm run catalogue:sign)', () => {
  expect(
    builtInFoods.filter((food) => shipped[food.slug]?.at(-1) !== fingerprint(food)).map(({ slug }) => slug),
  ).toEqual([]);
  expect(Object.entries(shipped).filter(([, signs]) => new Set(signs).size !== signs.length)).toEqual([]);
});

it('takes two statements for one that state the same', () => {
  const food = { ingredients: ['rice'], allergens: [], dietary_info: { vegan: true, vegetarian: true } };
  expect(
    statementText({
      ...food,
      may_contain: [],
      health_warnings: null,
      dietary_info: { vegetarian: true, gluten_free: null, vegan: true },
    }),
  ).toBe(statementText(food));
  expect(statementText({ ...food, may_contain: ['soy'] })).not.toBe(statementText(food));
  expect(statementText({ ...food, dietary_info: { vegan: false, vegetarian: true } })).not.toBe(statementText(food));
});
