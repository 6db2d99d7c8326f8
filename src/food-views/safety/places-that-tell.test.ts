import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { answerAllergens, answerSafety } from '#domain/assistant/answers/answer-safety.ts';
import { englishWords } from '#domain/assistant/words/replies/english-words.ts';
import { germanWords } from '#domain/assistant/words/replies/german-words.ts';
import { allergen, diet } from '#domain/avoidance/need.ts';
import { decodeFood } from '#domain/foods/decoding/decode-food.ts';
import type { Food } from '#domain/foods/food.ts';
import { avoidedIn } from '#domain/safety/avoided-in.ts';
import { safetyStatuses } from '#domain/safety/safety-status.ts';
import { toldSafety } from '#domain/safety/server-safety.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { allergenWords, wordsForMore } from './allergen-words.ts';
import { avoidedInWords } from './avoided-in-words.ts';

/**
 * How each file that reads what foods state of allergens and diets uses it. 'tells': it makes sentences of it, which the table below reads; 'shows': it shows the
 * sentences of one that tells; 'offers': it decides what may be offered, and says nothing; 'form': what a contributor or an importer states, as they
 * state it; 'stores': carries or decodes columns. A file that is not named here fails, and so does one that no longer reads any.
 */
const places: Readonly<Record<string, 'tells' | 'shows' | 'offers' | 'form' | 'stores'>> = {
  'src/food-views/safety/allergen-words.ts': 'tells',
  'src/food-views/safety/avoided-in-words.ts': 'tells',
  'src/features/catalogue/food-page/avoided-list.tsx': 'tells',
  'src/features/catalogue/food-page/health-tab.tsx': 'tells',
  'src/food-views/taste/match-words.ts': 'tells',
  'src/food-views/tables/table-line.tsx': 'tells',
  'src/domain/assistant/answers/answer-safety.ts': 'tells',
  'pb_hooks/lib/publishing/story-parts.js': 'tells',
  'src/features/search/active-filters.ts': 'shows',
  'src/food-views/safety/allergen-line.tsx': 'shows',
  'src/food-views/safety/safety-mark.tsx': 'shows',
  'src/food-views/safety/safety-note.tsx': 'shows',
  'src/food-views/cards/match-badge.tsx': 'shows',
  'src/features/assistant/dish-line.tsx': 'shows',
  'src/features/menu/menu-dish.tsx': 'shows',
  'src/features/compare/compare-lines.tsx': 'shows',
  'src/features/catalogue/food-page/food-absent.tsx': 'shows',
  'src/features/catalogue/food-page/food-head.tsx': 'shows',
  'src/domain/assistant/answers/list-what-holds.ts': 'shows',
  'src/domain/assistant/words/replies/english-words.ts': 'shows',
  'src/domain/assistant/words/replies/german-words.ts': 'shows',
  'src/domain/assistant/words/replies/assistant-words.ts': 'shows',
  'pb_hooks/lib/publishing/story-facts.js': 'shows',
  'pb_hooks/lib/publishing/story-translation.js': 'shows',
  'pb_hooks/lib/publishing/story-service.js': 'stores',
  'src/app/routes/read-shown-food.ts': 'stores',
  'src/domain/assistant/answer-one-food.ts': 'offers',
  'src/domain/assistant/decode-served.ts': 'offers',
  'src/domain/assistant/answers/list-foods.ts': 'offers',
  'src/domain/assistant/answers/recommend-dishes.ts': 'offers',
  'src/domain/assistant/reading/taste-wish.ts': 'offers',
  'src/domain/assistant/words/kinds/dish-kinds.ts': 'offers',
  'src/domain/assistant/words/kinds/drink-kinds.ts': 'offers',
  'src/domain/assistant/words/kinds/food-kinds.ts': 'offers',
  'src/domain/assistant/words/kinds/lightly-made.ts': 'offers',
  'src/domain/assistant/words/occasion.ts': 'offers',
  'src/features/contribution/food-summary.tsx': 'form',
  'src/features/contribution/form-sections.ts': 'form',
  'src/features/contribution/section-fields.tsx': 'form',
  'src/features/contribution/safety/allergen-field.tsx': 'form',
  'pb_hooks/lib/foods/import-rows.js': 'form',
  'pb_hooks/lib/foods/food-statement.js': 'stores',
  'pb_hooks/lib/records/writable-fields.js': 'stores',
  'pb_hooks/lib/server/json-shapes.js': 'stores',
  'pb_hooks/lib/sync/food-columns.js': 'stores',
};

/** Rooms that speak to somebody, or hand on what is spoken. */
const speaking = ['src/features', 'src/food-views', 'src/app', 'src/shared', 'src/domain/assistant', 'pb_hooks'];
const aloud =
  /\b(?:toldAllergens|allergenStatements|AllergenLine|SafetyNote|avoidedIn|avoidedInWords|standingsAt|dietStatus|allergenStatus|needStatus|safetyStatusFor|toldSafety|noAllergens|allergensNone|noneListed|nothingMore|mayContain|may_contain|dietary_info)\b|\ballergenWords\(|\bsafetyWords\[|\b(?:food|row)\.(?:allergens|diet)\b/;

it('are all named, with what they do with it', () => {
  const reading = speaking
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.test\.|\/(?:testing|data|generated)\//.test(file))
    .filter((file) => aloud.test(readFileSync(file, 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')));
  expect(reading.toSorted()).toEqual(Object.keys(places).toSorted());
});

const { careOf } = createRequire(import.meta.url)('../../../pb_hooks/lib/publishing/story-parts.js') as {
  readonly careOf: (facts: object, language: object) => readonly { readonly text?: string }[];
};
const stories = Object.fromEntries(
  ['en', 'de'].map((language) => [
    language,
    JSON.parse(readFileSync(`pb_hooks/data/stories/${language}.json`, 'utf8')),
  ]),
);

function storyCare(row: object, language: string): string {
  return careOf({ ...toldSafety(row), warnings: [] }, stories[language])
    .map(({ text }) => text ?? '')
    .join(' ');
}

/** Each way in which a record can stand to peanuts, as a row; what is said of it must say so, and nothing may be surer. */
const supper = { id: 'food00000000001', name: 'Supper', dietary_info: { nut_free: true, vegan: false } };
const records: Readonly<Record<string, object>> = {
  contains: { ...supper, allergens: ['peanut'] },
  'contains by its ingredients': { ...supper, allergens: [], ingredients: ['peanuts', 'rice'] },
  'may contain': { ...supper, allergens: [], may_contain: ['peanut'] },
  'may contain by its name': { ...supper, name: 'Peanut supper', allergens: [] },
  'may contain by its native name': { ...supper, native_name: 'Erdnusstopf', allergens: [] },
  'may contain by its description': { ...supper, allergens: [], description: 'Topped with peanuts.' },
  'may contain by its preparation': { ...supper, allergens: [], preparation_notes: 'Fry it with peanuts.' },
  'may contain by its flag': { ...supper, allergens: [], dietary_info: { nut_free: false } },
  'is doubted by a description': { ...supper, allergens: [], description: 'People think of peanuts.' },
  'is doubted by a suggestion': { ...supper, allergens: [], serving_suggestions: ['topped with peanuts'] },
  'is doubted by a version': {
    ...supper,
    allergens: [],
    ingredients: ['rice', 'oil'],
    regional_variations: ['with peanuts'],
  },
  'is doubted by a warning': { ...supper, allergens: [], health_warnings: ['No peanuts'] },
  'is doubted by what nobody can read': { ...supper, allergens: [], ingredients: ['арахис'] },
  'is not stated': { ...supper, allergens: null },
  'is not stated by an answer that is none': { ...supper, allergens: ['unknown'] },
};
const free = { ...supper, allergens: [], may_contain: [], dietary_info: { nut_free: true } };

function decoded(row: object): Food {
  const food = decodeFood(row);
  if (food.kind === 'refused') throw new Error(food.why);
  return food.value;
}

const profile = { ...emptyTasteProfile, allergens: ['peanut'] };

/** Everything that a food's row makes a place say of peanuts. */
const tellings: Readonly<Record<string, (row: object) => string>> = {
  'the line on pages, menus and comparisons': (row) =>
    allergenWords(decoded(row))
      .map(({ words }) => words)
      .join('. '),
  'what a page says of anything more': (row) =>
    [...allergenWords(decoded(row)).map(({ words }) => words), wordsForMore(decoded(row))].join('. '),
  'the marks on cards and for tables': (row) => {
    const avoided = avoidedIn(decoded(row), profile);
    return safetyStatuses.map((status) => avoidedInWords(avoided, status)).join(' ');
  },
  'the assistant, asked for allergens': (row) => answerAllergens(decoded(row), null, englishWords),
  'the assistant, asked in German': (row) => answerAllergens(decoded(row), null, germanWords),
  'the assistant, asked by a member who avoids them': (row) => answerAllergens(decoded(row), profile, englishWords),
  'the assistant, asked for peanuts': (row) => answerSafety(decoded(row), [allergen('peanut')], englishWords),
  'the assistant, asked for a diet': (row) => answerSafety(decoded(row), [diet('nut_free')], germanWords),
  'a story': (row) => storyCare(row, 'en'),
  'a story in German': (row) => storyCare(row, 'de'),
};

/** Sentences that reassure, whatever they are about. */
const reassuring =
  /states none|gibt keines|none of the|keines der|not among|nicht unter|is not among|nicht darunter|meets your|passt es zu|stated as nut|(?<!not )stated: |(?<!nicht )angegeben: |ist als|lists none|nothing more/i;
/** None is listed, and the next sentence says what there may be. */
const butMay = /none of the|keines der|gibt keines|lists none/i;

describe.each(Object.entries(tellings))('%s', (_, tell) => {
  it.each(Object.entries(records))('is no surer than a record that %s (R28)', (how, row) => {
    const said = tell(row);
    expect(said).toMatch(
      how.startsWith('contains')
        ? /contains|enthält|stated|angibt|angegeben|nicht/i
        : how.startsWith('may')
          ? /may|kann|womöglich|nicht/i
          : /not stated|nicht angegeben|unstated|fraglich|doubt/i,
    );
    const sure = how.startsWith('may') ? said.replace(butMay, '') : said;
    expect(sure).not.toMatch(reassuring);
  });

  it('says that something is not among what is stated only of what is stated', () => {
    expect(tell(free)).not.toMatch(/in doubt|fraglich|not stated|nicht angegeben/i);
  });
});
