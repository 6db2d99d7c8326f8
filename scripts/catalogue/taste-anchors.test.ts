import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';

const scale = readFileSync(new URL('../../docs/product/taste-scale.md', import.meta.url), 'utf8');

/** The anchors of a taste by its table, each with its level. */
function anchorsOf(taste: string): readonly (readonly [name: string, level: number])[] {
  const section = scale.split(/^## /m).find((part) => part.startsWith(`${taste[0]?.toUpperCase()}${taste.slice(1)}\n`));
  return [...(section ?? '').matchAll(/^\| ([\d.]+) \| (.*) \|$/gm)].flatMap(([, level, names]) =>
    (names ?? '').split(', ').map((name) => [foldCase(name), Number(level)] as const),
  );
}

it('places the foods of the catalogue that are anchors of the scale at their level', () => {
  const foods = new Map(builtInFoods.map((food) => [foldCase(food.name), food]));
  const placed = intensityNames.flatMap((taste) =>
    anchorsOf(taste).flatMap(([name, level]) => {
      const food = foods.get(name);
      return food === undefined ? [] : [{ anchor: `${name}: ${taste}`, level, stated: food.taste_intensity[taste] }];
    }),
  );
  expect(placed.length).toBeGreaterThan(30);
  expect(placed.filter(({ level, stated }) => stated !== level)).toEqual([]);
});

/** Glutamate beside the meat: what is fermented, aged, dried or cured, from the sea, of tomatoes, mushrooms or yeast. */
const lifted =
  /soy|fish|oyster|miso|parm|grana|pecorino|gruy|cheese|anchov|shrimp|prawn|dashi|bonito|kombu|kelp|mushroom|shiitake|tomato|ferment|doenjang|gochu|doubanj|bean (paste|sauce)|ham\b|jam[oó]n|prosciutto|bacon|guanciale|pancetta|sausage|salami|chorizo|luncheon|crayfish|crab|clam|mussel|squid|scallop|tuna|roe|nori|yeast|worcester|kimchi|wine/i;
const meat = /(beef|lamb|pork|chicken|duck|goat|veal|turkey|mutton|rabbit|\bmeat)(?!'s rennet)/i;

it('lets the umami of meat that nothing else lifts stand below miso soup', () => {
  const misoSoup = builtInFoods.find(({ slug }) => slug === 'miso-soup')?.taste_intensity.umami ?? 0;
  const above = builtInFoods.filter(
    ({ ingredients, taste_intensity: levels }) =>
      ingredients.some((one) => meat.test(one)) &&
      !ingredients.some((one) => lifted.test(one)) &&
      levels.umami >= misoSoup,
  );
  expect(misoSoup).toBe(4);
  expect(above.map(({ slug, taste_intensity: { umami } }) => `${slug}: ${umami}`)).toEqual([]);
});
