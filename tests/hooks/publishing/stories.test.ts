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
type Food = Readonly<Record<string, unknown>> & { readonly name: string; readonly slug: string };
/** A file of `pb_hooks/data/stories`. */
interface StoryLanguage {
  readonly words: Readonly<Record<string, string>>;
  readonly tastes: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<string, readonly string[]>>;
  readonly shapes: readonly {
    readonly titles: readonly string[];
    readonly openings: readonly string[];
    readonly headings: readonly (readonly string[])[];
  }[];
}

const load = createRequire(import.meta.url);
const { storyFacts } = load('../../../pb_hooks/lib/publishing/story-facts.js') as {
  readonly storyFacts: (food: object) => object;
};
const { shapeCount, textOf, writeStory } = load('../../../pb_hooks/lib/publishing/write-story.js') as {
  readonly shapeCount: number;
  readonly textOf: (blocks: readonly Block[]) => string;
  readonly writeStory: (
    facts: object,
    choice: { shape: number; turn: number; language: StoryLanguage; least?: number },
  ) => Story | null;
};
const { translatedFood } = load('../../../pb_hooks/lib/publishing/story-translation.js') as {
  readonly translatedFood: (
    food: Food,
    means: {
      shipped: { english: object; texts: object };
      language: StoryLanguage;
      nameOf: (name: string) => string;
    },
  ) => Food | null;
};
const { slugOf } = load('../../../pb_hooks/lib/publishing/story-slug.js') as {
  readonly slugOf: (title: string) => string;
};

const data = new URL('../../../pb_hooks/data/', import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, data), 'utf8'));
const filesIn = (folder: string) => readdirSync(new URL(`${folder}/`, data)).map((file) => `${folder}/${file}`);
const foods = ['catalogue', 'bulk'].flatMap((folder) => filesIn(folder).flatMap((file) => readJson(file) as Food[]));
const english = readJson('stories/en.json') as StoryLanguage;
/** Every language beside English that stories are told in. */
const others = filesIn('stories')
  .map((file) => /(\w+)\.json$/.exec(file)?.[1] ?? '')
  .filter((code) => code !== 'en')
  .map((code) => ({
    code,
    language: readJson(`stories/${code}.json`) as StoryLanguage,
    texts: Object.assign({}, ...filesIn(`texts/${code}`).map((file) => readJson(file))) as Record<
      string,
      { readonly name?: string }
    >,
  }));
const choices = Array.from({ length: shapeCount * 3 }, (_, at) => ({ shape: at % shapeCount, turn: at }));
const storiesOf = (food: object) =>
  choices.map((choice) => writeStory(storyFacts(food), { ...choice, language: english }));
const foodNamed = (name: string): Food => foods.find((food) => food.name === name) ?? { name, slug: '' };
const byName = new Map(foods.map((food) => [food.name, food]));

/** Texts of a block that no reader should see: with a hole in them, or without an end. */
function brokenTexts(block: Block): readonly string[] {
  const texts = block.kind === 'list' ? block.items : [block.text];
  const ends = block.kind === 'paragraph' || block.kind === 'lead' ? /[.!?:…]["'’”“)]?$/ : /$/;
  return texts.filter(
    (text) =>
      !/^\S/.test(text) ||
      /undefined|null\b|NaN|\{|\}|\.\.|\s{2}| [,.;]|:\.|(?<!summer )savory/.test(text) ||
      !ends.test(text),
  );
}

describe('the built-in writer', () => {
  test.each(foods.map((food) => [food.name, food] as const))(
    'tells of %s in every shape, in whole sentences',
    (_name, food) => {
      const stories = storiesOf(food);
      for (const story of stories) {
        expect(story).not.toBeNull();
        if (story === null) return;
        expect(story.title).toContain(food.name);
        expect(story.title.length).toBeLessThanOrEqual(120);
        expect(story.metaDescription.length).toBeLessThanOrEqual(155);
        expect(story.keywords.length).toBeGreaterThanOrEqual(3);
        const headings = story.blocks.filter(({ kind }) => kind === 'heading');
        expect(headings.length).toBeGreaterThanOrEqual(4);
        expect(story.blocks.at(-1)?.kind).not.toBe('heading');
      }
      // One expectation for all texts: each of its own would take most of the time.
      expect(stories.flatMap((story) => story?.blocks ?? []).flatMap(brokenTexts)).toEqual([]);
    },
  );

  test('says the same of the same, and something else in another turn', () => {
    const facts = storyFacts(foodNamed('Kimchi'));
    const choice = { shape: 2, turn: 7, language: english };
    expect(writeStory(facts, choice)).toEqual(writeStory(facts, choice));
    expect(new Set(storiesOf(foodNamed('Kimchi')).map((story) => story?.title)).size).toBeGreaterThanOrEqual(10);
  });

  test('R5: says of allergens and diets what is stated, in every shape, and never more', () => {
    const withoutThem = { ...foodNamed('Kimchi'), allergens: null, dietary_info: { vegan: null, vegetarian: false } };
    const careOf = (story: Story | null) => textOf(story?.blocks ?? []);
    for (const story of storiesOf(withoutThem)) {
      expect(careOf(story)).toContain('The allergens are not stated in our catalogue.');
      expect(careOf(story)).not.toMatch(/Stated as|none of the fourteen/);
    }
    for (const story of storiesOf({ ...withoutThem, allergens: ['fish', 'soy'], ingredients: [] }))
      expect(careOf(story)).toContain('Allergens stated in our catalogue: fish and soy.');
    // A list that forgot the butter, and a flag that the honey breaks, are no promise (R28).
    const claims = { allergens: [], may_contain: [], dietary_info: { vegan: true, vegetarian: true } };
    const made = {
      ...foodNamed('Kimchi'),
      ...claims,
      name: 'Peanut bites',
      ingredients: ['honey', 'butter'],
      health_warnings: [],
    };
    for (const story of storiesOf(made)) {
      expect(careOf(story)).toContain('Allergens stated in our catalogue: milk. It may contain peanut.');
      expect(careOf(story)).not.toMatch(/Stated as vegan|none of the fourteen/);
    }
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
    for (const story of storiesOf(food)) expect(story).toBeNull();
  });
});

describe.each(others)('the built-in writer in $code', ({ language, texts }) => {
  const nameOf = (name: string) => {
    const food = byName.get(name);
    return food === undefined ? '' : (texts[food.slug]?.name ?? name);
  };
  const translated = (food: Food, own: Food = food) =>
    translatedFood(own, { shipped: { english: food, texts: texts[food.slug] ?? {} }, language, nameOf });
  const toldOf = (food: Food, own?: Food) => {
    const row = translated(food, own);
    return choices.map((choice) =>
      row === null ? null : writeStory(storyFacts(row), { ...choice, language, least: 0 }),
    );
  };
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];

  test('has every sentence of the English one, with as many wordings and the same values', () => {
    const placesIn = (text: string) => [...text.toLowerCase().matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted();
    expect(Object.keys(language.says)).toEqual(Object.keys(english.says));
    for (const [key, wordings] of Object.entries(english.says)) {
      const own = language.says[key] ?? [];
      expect(own.length, key).toBeGreaterThanOrEqual(wordings.length);
      for (const text of own) {
        const allowed = new Set(wordings.flatMap(placesIn));
        expect(
          placesIn(text).filter((place) => !allowed.has(place)),
          text,
        ).toEqual([]);
        const needed = wordings.map(placesIn).reduce((one, other) => one.filter((place) => other.includes(place)));
        expect(placesIn(text), text).toEqual(expect.arrayContaining(needed));
      }
    }
    expect(language.shapes).toHaveLength(english.shapes.length);
    for (const [at, { titles, openings, headings }] of english.shapes.entries()) {
      const own = language.shapes[at];
      expect(new Set(own?.titles).size).toBeGreaterThanOrEqual(titles.length);
      expect(new Set(own?.openings).size).toBeGreaterThanOrEqual(openings.length);
      for (const title of own?.titles ?? []) expect(title).toContain('{name}');
      expect(own?.headings.map((some) => new Set(some).size)).toEqual(headings.map((some) => some.length));
    }
    const [own, theirs] = [language, english].map((one) =>
      [one.says, one.shapes].flatMap(textsIn).filter((text) => /[a-z]{4}/.test(text.replace(/\{.*?\}/g, ''))),
    );
    expect(own?.filter((text) => theirs?.includes(text))).toEqual([]);
  });

  test.each(foods.map((food) => [food.name, food] as const))('tells of %s, in whole sentences', (_name, food) => {
    const called = nameOf(food.name);
    const stories = toldOf(food);
    for (const story of stories) {
      expect(story).not.toBeNull();
      if (story === null) return;
      expect(story.title).toContain(called.slice(1));
      expect(story.title.length).toBeLessThanOrEqual(150);
      expect(story.metaDescription.length).toBeLessThanOrEqual(155);
      expect(story.keywords.length).toBeGreaterThanOrEqual(3);
      expect(story.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(4);
      expect(story.blocks.at(-1)?.kind).not.toBe('heading');
    }
    expect(stories.flatMap((story) => story?.blocks ?? []).flatMap(brokenTexts)).toEqual([]);
  });

  test('R28: names each stated allergen and each trace, and every warning has its own', () => {
    for (const food of foods) {
      const { allergens, may_contain: traces, health_warnings: warnings } = food as Food & Record<string, string[]>;
      const row = translated(food);
      const care = textOf(toldOf(food)[0]?.blocks.slice(-1) ?? []);
      for (const word of [...(allergens ?? []), ...(traces ?? [])]) expect(care).toContain(language.words[word]);
      expect((row?.['health_warnings'] as unknown[] | undefined)?.length).toBe(warnings?.length);
    }
  });

  test('R5: says of allergens and diets what is stated, in every shape, and never more', () => {
    const kimchi = foodNamed('Kimchi');
    const none = { ...kimchi, allergens: null, dietary_info: { vegan: null, vegetarian: false } };
    for (const story of toldOf(kimchi, none)) {
      const text = textOf(story?.blocks ?? []);
      expect(text).toContain(language.says['allergensUnstated']?.[0]);
      for (const key of ['vegan', 'vegetarian', 'allergensNone']) expect(text).not.toContain(language.says[key]?.[0]);
    }
  });

  test.each([
    ['another text', { culture_notes: 'An admin knows better.' }],
    ['another warning', { health_warnings: ['contains walnuts'] }],
    ['another ingredient', { ingredients: ['walnuts'] }],
    ['an allergen without a word', { allergens: ['walnut'] }],
    ['a flavour without a word', { taste_profile: { flavor: ['odd'] } }],
  ])('tells nothing of a food that states %s', (_what, change) => {
    const kimchi = foodNamed('Kimchi');
    expect(translated(kimchi, { ...kimchi, ...change })).toBeNull();
  });
});

test('the English wordings come round in six turns, by which an older story is known again', () => {
  const wordings = [
    english.says,
    english.shapes.flatMap(({ titles, openings, headings }) => [titles, openings, ...headings]),
  ];
  const counts = wordings.flatMap((some) => Object.values(some).map(({ length }) => length));
  expect(counts.filter((count) => 6 % count !== 0)).toEqual([]);
});

test('stories in German use the app’s own words of food', () => {
  // Where a narrow screen may break a word is the screen's matter, and no letter of it.
  const softHyphen = /\u00AD/gu;
  const catalogue = readFileSync(new URL('../../../src/languages/de.po', import.meta.url), 'utf8').replace(
    softHyphen,
    '',
  );
  const { words, tastes } = others.find(({ code }) => code === 'de')?.language ?? english;
  for (const [word, german] of Object.entries(words))
    expect(catalogue).toContain(`msgid "${word}"\nmsgstr "${german}"\n`);
  for (const word of Object.keys(tastes)) expect(Object.keys(words)).toContain(word);
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
