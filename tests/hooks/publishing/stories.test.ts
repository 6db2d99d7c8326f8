import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

type Block =
  | { readonly kind: 'lead' | 'heading' | 'paragraph' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };
interface Story {
  readonly title: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly blocks: readonly Block[];
  readonly readMinutes: number;
}
type Food = Readonly<Record<string, unknown>> & { readonly name: string };

const load = createRequire(import.meta.url);
const { storyFacts } = load('../../../pb_hooks/lib/blog/story-facts.js') as {
  readonly storyFacts: (food: object) => object;
};
const { shapeCount, textOf, writeStory } = load('../../../pb_hooks/lib/blog/write-story.js') as {
  readonly shapeCount: number;
  readonly textOf: (blocks: readonly Block[]) => string;
  readonly writeStory: (facts: object, choice: { shape: number; turn: number }) => Story | null;
};
const { slugOf } = load('../../../pb_hooks/lib/blog/story-slug.js') as { readonly slugOf: (title: string) => string };

function readFoods(): Food[] {
  const data = new URL('../../../pb_hooks/data/', import.meta.url);
  return ['catalogue', 'bulk'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, data)).flatMap(
      (file) => JSON.parse(readFileSync(new URL(`${folder}/${file}`, data), 'utf8')) as Food[],
    ),
  );
}
const foods = readFoods();
const choices = Array.from({ length: shapeCount * 3 }, (_, at) => ({ shape: at % shapeCount, turn: at }));
const storiesOf = (food: Food) => choices.map((choice) => writeStory(storyFacts(food), choice));
const foodNamed = (name: string): Food => foods.find((food) => food.name === name) ?? { name };

describe('the built-in writer', () => {
  test.each(foods.map((food) => [food.name, food] as const))(
    'tells of %s in every shape, in whole sentences',
    (_name, food) => {
      for (const story of storiesOf(food)) {
        expect(story).not.toBeNull();
        if (story === null) return;
        expect(story.title).toContain(food.name);
        expect(story.title.length).toBeLessThanOrEqual(120);
        expect(story.metaDescription.length).toBeLessThanOrEqual(155);
        expect(story.keywords.length).toBeGreaterThanOrEqual(3);
        for (const block of story.blocks) {
          const texts = block.kind === 'list' ? block.items : [block.text];
          for (const text of texts) {
            expect(text).toMatch(/^\S/);
            expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\.\.|\s{2}| [,.;]|:\.|(?<!summer )savory/);
            if (block.kind === 'paragraph' || block.kind === 'lead') expect(text).toMatch(/[.!?:…]["'’”)]?$/);
          }
        }
        const headings = story.blocks.filter(({ kind }) => kind === 'heading');
        expect(headings.length).toBeGreaterThanOrEqual(4);
        expect(story.blocks.at(-1)?.kind).not.toBe('heading');
      }
    },
  );

  test('says the same of the same, and something else in another turn', () => {
    const facts = storyFacts(foodNamed('Kimchi'));
    expect(writeStory(facts, { shape: 2, turn: 7 })).toEqual(writeStory(facts, { shape: 2, turn: 7 }));
    expect(new Set(storiesOf(foodNamed('Kimchi')).map((story) => story?.title)).size).toBeGreaterThanOrEqual(10);
  });

  test('R5: says of allergens and diets what is stated, in every shape, and never more', () => {
    const withoutThem = { ...foodNamed('Kimchi'), allergens: null, dietary_info: { vegan: null, vegetarian: false } };
    const careOf = (story: Story | null) => textOf(story?.blocks ?? []);
    for (const story of storiesOf(withoutThem)) {
      expect(careOf(story)).toContain('The allergens are not stated in our catalogue.');
      expect(careOf(story)).not.toMatch(/Stated as|none of the fourteen/);
    }
    for (const story of storiesOf({ ...withoutThem, allergens: ['fish', 'soy'] }))
      expect(careOf(story)).toContain('Allergens stated in our catalogue: fish and soy.');
  });

  test('R4: a level that is not stated is not told, and one of 0 is', () => {
    const food = { ...foodNamed('Kimchi'), taste_intensity: { umami: 4 }, difficulty_level: 0 };
    for (const story of storiesOf(food))
      expect(textOf(story?.blocks ?? [])).not.toMatch(/\bheat\b|saltiness|difficulty/);
    const told = storiesOf({ ...food, taste_intensity: { umami: 4, spicy: 0 } }).map((story) =>
      textOf(story?.blocks ?? []),
    );
    expect(told.every((text) => text.includes('There is no heat at all.'))).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['a name', { name: 'Soup' }],
    [
      'values of wrong forms',
      { name: 7, description: ['x'], taste_profile: 'sweet', allergens: 'milk', dietary_info: [] },
    ],
    ['a name, a line and a word', { name: 'Soup', description: 'A soup.', taste_profile: { flavor: ['mild'] } }],
  ])('writes no story from %s', (_what, food) => {
    for (const choice of choices) expect(writeStory(storyFacts(food), choice)).toBeNull();
  });
});

test.each([
  ['Crème brûlée, from kitchen to table', 'creme-brulee-from-kitchen-to-table'],
  ['Phở Bò: nine questions', 'pho-bo-nine-questions'],
  ['Œufs à l’Œuvre', 'oeufs-a-loeuvre'],
  ['  --Đậu!  ', 'dau'],
  ['寿司', 'story'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ['', 'story'],
])('the title %s has the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
