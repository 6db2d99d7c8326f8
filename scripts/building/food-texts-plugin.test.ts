import 'fake-indexeddb/auto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { decodeFoodTexts, localizedFood, localizedWords } from '#domain/foods/food-texts.ts';
import { textPrint } from '#domain/foods/text-print.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { decodedFood } from '#domain/testing/decoded-food.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { catalogueQuestions } from '#ranking/catalogue-questions.ts';
import { FoodIndex } from '#ranking/food-index.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { foodTextDocuments, foodTextsPlugin } from './food-texts-plugin.mjs';

describe('the texts that the project ships', () => {
  it('stand in the place of what each food says, every one of them', () => {
    const documents = foodTextDocuments();
    expect(documents.map(({ language }) => language)).toContain('de');
    const lost = documents.flatMap(({ language, source }) =>
      decodeFoodTexts(JSON.parse(source), language).flatMap((texts) => {
        const row = builtInFoods.find(({ slug }) => slug === texts.slug);
        const food = localizedFood({ ...row, id: 'food00000000001' }, texts);
        const own = localizedFood({ ...row, id: 'food00000000001' }, undefined);
        if (food.kind === 'refused' || own.kind === 'refused') return [texts.slug];
        const isLocalized = food.value.language === language && food.value.translation !== null;
        return isLocalized && food.value.description !== own.value.description ? [] : [texts.slug];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('bring the words by which the reader of a language looks for a kitchen, a flavour or a texture', () => {
    const index = new FoodIndex();
    const foods = builtInFoods.map(({ slug, ...columns }) => decodedFood({ ...columns, id: slug }));
    index.onFoods(foods);
    const texts = foodTextDocuments()
      .filter(({ language }) => language === 'de')
      .flatMap(({ source }) => decodeFoodTexts(JSON.parse(source), 'de'));
    index.onLocalizedWords(new Map(texts.map((one) => [one.key, localizedWords(one)])));
    const found = (text: string) =>
      catalogueQuestions(index).countFoods({
        question: { ...everyFood, text },
        taster: { memberId: null, profile: null },
        uploaders: [],
      });
    const said = new Set(texts.map(({ key }) => key));
    const spoken = foods.filter(({ name }) => said.has(foldCase(name)));
    for (const [german, isMeant] of [
      ['indisch', ({ origin }: Food) => origin === 'Indian'],
      ['thailändisch', ({ origin }: Food) => origin === 'Thai'],
      ['knusprig', ({ textures }: Food) => textures.includes('crunchy')],
      ['scharf süß', ({ flavours }: Food) => ['spicy', 'sweet'].every((word) => flavours.includes(word))],
    ] as const)
      expect(found(german), german).toBeGreaterThanOrEqual(spoken.filter(isMeant).length);
  });
});

/** A language that the app has never heard of: two files, and nothing else. */
describe('a third language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foretaste-texts-'));
  const food = {
    slug: 'water',
    name: 'Water',
    description: 'Clear and cool.',
    ingredients: ['water'],
    taste_profile: { aftertaste: 'None at all.' },
    likened: [{ food: 'Tea', but: 'without leaves' }],
  };
  const texts = {
    water: {
      name: 'Akvo',
      description: 'Klara kaj freŝa.',
      ingredients: ['akvo'],
      taste_profile: { aftertaste: 'Neniu.' },
      likened: [{ but: 'sen folioj' }],
    },
  };
  for (const [file, content] of [
    ['catalogue/plain.json', [food]],
    ['bulk/plain.json', []],
    ['texts/eo/plain.json', texts],
  ] as const) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  afterAll(() => {
    rmSync(folder, { recursive: true });
    vi.resetModules();
  });
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('needs no code: built, fetched, kept, shown and found', async () => {
    const entry = join(folder, 'entry.js');
    writeFileSync(
      entry,
      "import { foodTexts } from 'virtual:food-texts'; import { foodTextPlaces } from 'virtual:food-text-places'; console.log(foodTexts, JSON.stringify(foodTextPlaces));",
    );
    const output = join(folder, 'dist');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [foodTextsPlugin(folder)],
      build: { outDir: output, rolldownOptions: { input: entry } },
    });
    const [built = ''] = readdirSync(join(output, 'assets')).filter((name) => name.endsWith('.json'));
    expect(built).toMatch(/^food-texts-eo-plain-[0-9a-f]{8}\.json$/);
    const code = readdirSync(join(output, 'assets')).find((name) => name.endsWith('.js')) ?? '';
    expect(readFileSync(join(output, 'assets', code), 'utf8'), 'which document speaks of which food').toMatch(
      new RegExp(`/assets/${built}[^a-z]+water`),
    );
    expect(JSON.parse(readFileSync(join(output, 'page-texts/eo.jsonl'), 'utf8'))).toEqual([
      'water',
      'Akvo',
      textPrint(food.description),
      texts.water.description,
    ]);

    // The page speaks some language that is not English; the texts are of another still.
    vi.stubGlobal('self', { name: 'de' });
    const { ReplicaDatabase } = await import('#replica/database/replica-database.ts');
    const { keepFoodTexts } = await import('#replica/foods/food-texts-here.ts');
    const { localizedFoods } = await import('#replica/foods/localized-foods.ts');
    const { readFoodTexts } = await import('#remote/read-food-texts.ts');
    const { feedTexts } = await import('#workers/feed-texts.ts');
    const { FoodIndex: GermanIndex } = await import('#ranking/food-index.ts');
    const database = new ReplicaDatabase({ name: crypto.randomUUID() });
    const replica = { database } as Parameters<typeof keepFoodTexts>[0];
    const row = { ...food, id: 'food00000000001', uploaded_by: '', created: '2026-01-01 00:00:00Z' };
    const send = (address: unknown) =>
      Promise.resolve(new Response(readFileSync(join(output, String(address)), 'utf8')));
    const index = new GermanIndex();
    const [english] = await localizedFoods(database, [row]);
    if (english !== undefined) index.onFoods([english]);
    expect(index.hits('akvo')).toEqual([]);
    await feedTexts(replica, index, {
      language: 'eo',
      addresses: [`/assets/${built}`],
      read: (address) => readFoodTexts(address, { language: 'eo', send }),
    });
    const [shown] = await localizedFoods(database, [row]);
    expect(shown).toMatchObject({
      name: 'Water',
      language: 'eo',
      description: 'Klara kaj freŝa.',
      aftertaste: 'Neniu.',
      likened: [{ food: 'Tea', but: 'sen folioj' }],
      translation: { name: 'Akvo', ingredients: ['akvo'] },
    });
    expect(index.hits('akvo').map(({ name }) => name)).toEqual(['Water']);
    expect(index.hits('freŝa').map(({ name }) => name)).toEqual(['Water']);
    expect(index.hits('cool').map(({ name }) => name)).toEqual(['Water']);
    // A member's food of that name has its own words alone.
    const [members] = await localizedFoods(database, [{ ...row, uploaded_by: 'member000000001' }]);
    expect(members?.description).toBe(food.description);
    database.close();
  });
});
