import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A food's own name, as a screen may print it. */
const ownName = /\b(?:food|chosen|partner|than|lookup\.food|last\.food)\??\.name\b/;
/** What the reader calls the food stands beside it. */
const hasBoth = /\b(?:LocalName|localNameBeside|namesBeside|oneNameBeside|SheetFood)\b/;

/** Where the own name stands alone by right. */
const byRight = new Map([
  ['features/contribution/edit-food-screen.tsx', 'one’s own food, which is never told in other words'],
  ['features/catalogue/food-page/owner-items.tsx', 'one’s own food'],
  ['features/catalogue/food-page/food-view.tsx', 'the title of the document, as the server writes it'],
  ['food-views/marks/use-food-marks.ts', 'what the diary keeps'],
  ['food-views/cards/card-name.tsx', 'the heading of cards, which have the other name on a line of their own'],
]);

/** Files of screens, and their hooks, that say what a food is called, and not what the reader calls it. */
function inOneNameAlone(files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([, source]) => ownName.test(source) && !hasBoth.test(source)).map(([file]) => file);
}

it('a screen that names a food says what the reader calls it: beside its name, or by calledName where there is room for one', () => {
  const files = ['app', 'features', 'food-views', 'shared'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:\.tsx|(?:^|\/)use-[^/]+\.ts)$/.test(file) && !file.includes('.test.'))
      .map((file) => [`${folder}/${file}`, readFileSync(`src/${folder}/${file}`, 'utf8')] as const),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(inOneNameAlone(new Map(files)).toSorted()).toEqual([...byRight.keys()].toSorted());
});

it.each([
  ['<bdi>{food.name}</bdi>', true],
  ['title={t`Move ${food?.name}`}', true],
  ['<bdi>{food.name}</bdi><LocalName food={food} />', false],
  ['<bdi>{calledName(food)}</bdi>', false],
  ['<bdi>{list.name}</bdi>', false],
])('of %s it says %s', (source, isAlone) => {
  expect(inOneNameAlone(new Map([['a-screen.tsx', source]]))).toHaveLength(isAlone ? 1 : 0);
});
