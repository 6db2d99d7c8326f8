import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import type { Food } from '#domain/foods/food.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { aFood } from '#domain/testing/a-food.ts';
import { carriersOfAllergens } from '#domain/testing/kitchen-names.ts';
import { type AllergenWord, allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { germanIngredients, germanNames } from '#tests/support/german-names.ts';
import { namedTopics } from './named-topics.ts';
import { topicBits } from './topic-names.ts';

/** How a word may be written so that it looks the same, or nearly, and is made of other signs. */
const disguises: Readonly<Record<string, (word: string) => string>> = {
  'with a zero-width space in it': (word) => inside(word, '\u200b'),
  'with a zero-width joiner in it': (word) => inside(word, '\u200d'),
  'with a soft hyphen in it': (word) => inside(word, '\u00ad'),
  'with a word joiner in it': (word) => inside(word, '\u2060'),
  'with a mark of order in it': (word) => inside(word, '\ufeff'),
  'with a mark of direction in it': (word) => inside(word, '\u202e'),
  'with a selector after each letter': (word) => Array.from(word, (letter) => `${letter}\ufe0e`).join(''),
  'in full width': (word) => shifted(word, 0xff41, 0xff21),
  'in mathematical bold': (word) => shifted(word, 0x1d41a, 0x1d400),
  'with marks on its letters': (word) => word.replace(/[aeiou]/g, '$&\u0301').replace(/[nst]/g, '$&\u0323'),
  'in Cyrillic where that looks alike': (word) => swapped(word, 'aceiopxyHKMT', 'асеіорхуНКМТ'),
  'in Greek where that looks alike': (word) => swapped(word, 'aoviy', 'αονιγ'),
  'with one Cyrillic letter': (word) =>
    word.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter),
  'in capitals of which some are Cyrillic': (word) => swapped(word.toUpperCase(), 'ABCEHKMOPTX', 'АВСЕНКМОРТХ'),
};

function inside(word: string, sign: string): string {
  const at = Math.ceil(word.length / 2);
  return `${word.slice(0, at)}${sign}${word.slice(at)}`;
}

function shifted(word: string, small: number, capital: number): string {
  return word
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 97))
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(capital + letter.charCodeAt(0) - 65));
}

function swapped(word: string, from: string, to: string): string {
  const signs = Array.from(to);
  return Array.from(word, (letter) => signs[from.indexOf(letter)] ?? letter).join('');
}

/** A food whose contributor left everything out of the lists, and said yes to every diet. */
const claims = {
  ...aFood({ name: 'Supper' }),
  allergens: [],
  ingredients: ['rice'],
  diet: Object.fromEntries(dietaryFlagNames.map((flag) => [flag, true])),
} as unknown as Food;

/** Where a contributor may have written it. */
const places: Readonly<Record<string, (word: string) => Partial<Food>>> = {
  'an ingredient': (word) => ({ ingredients: [word] }),
  'an ingredient among others of its line': (word) => ({ ingredients: [`fresh butter and some ${word}, chopped`] }),
  'the list of allergens': (word) => ({ allergens: ['celery', word] }),
  'what it may contain': (word) => ({ mayContain: [word] }),
  'a warning': (word) => ({ healthWarnings: [`Contains ${word}`] }),
  'the name': (word) => ({ name: `Supper with ${word}` }),
  'the description': (word) => ({ description: `A fine supper, topped with ${word} and herbs.` }),
};

const isHeard = (food: Partial<Food>, allergen: AllergenWord) =>
  allergenStatus({ ...claims, ...food }, allergen) !== 'stated-free';

const plain = carriersOfAllergens.filter(([name]) => /^[A-Za-z ]+$/.test(name));
/** What is heard of the names as they are, by place. */
const heardPlainly = new Map(
  Object.entries(places).map(([place, placed]) => [
    place,
    new Set(plain.filter(([name, allergen]) => isHeard(placed(name), allergen))),
  ]),
);
const placeNames = Object.keys(places);

describe.each(Object.entries(disguises).map(([disguise, write], row) => [disguise, write, row] as const))(
  'an allergen %s',
  (_, disguise, row) => {
    // Every name in every disguise at one of the places, so that each disguise is tried at each place with names of every allergen.
    it.each(Object.entries(places))('is heard in %s (R28)', (place, placed) => {
      const tried = plain.filter(
        (carrier, at) => placeNames[(at + row) % placeNames.length] === place && heardPlainly.get(place)?.has(carrier),
      );
      const missed = tried.filter(([name, allergen]) => !isHeard(placed(disguise(name)), allergen));
      expect(missed.map(([name]) => name)).toEqual([]);
      expect(new Set(tried.map(([, allergen]) => allergen))).toEqual(new Set(plain.map(([, allergen]) => allergen)));
    });

    it('is heard in what a member avoids', () => {
      const missed = allergenWords.filter((allergen) => {
        const contains = { ...claims, allergens: [allergen] };
        return allergenStatus(contains, disguise(allergen)) !== 'contains';
      });
      expect(missed).toEqual([]);
    });

    it('is heard in a wish', () => {
      const missed = [
        'peanuts',
        'almonds',
        'shrimp',
        'sesame',
        'celery',
        'mustard',
        'Nüsse',
        'Sellerie',
        'Krebstiere',
      ].filter((word) => {
        const plainly = readAvoidance(`something without ${word}, please`).avoided;
        const disguised = readAvoidance(`something without ${disguise(word)}, please`).avoided;
        return !plainly.every((need) => disguised.some((one) => JSON.stringify(one) === JSON.stringify(need)));
      });
      expect(missed).toEqual([]);
    });
  },
);

describe('a word of another script', () => {
  it.each(Object.entries(places).filter(([place]) => !/name|description/.test(place)))(
    'leaves everything in doubt in %s, whatever else is read there (R28)',
    (_, placed) => {
      for (const word of ['арахис', 'φιστίκια', '落花生', 'ピーナッツ', 'فستق', 'ถั่วลิสง'])
        expect(allergenStatus({ ...claims, ...placed(`milk and ${word}`) }, 'peanut'), word).not.toBe('stated-free');
    },
  );
});

/** Long names of the fourteen allergens, as people write them. */
const longWords = {
  peanut: ['peanut', 'peanuts', 'Erdnuss', 'Erdnüsse', 'groundnut'],
  'tree nut': [
    'almond',
    'almonds',
    'cashew',
    'walnut',
    'hazelnut',
    'pistachio',
    'macadamia',
    'Mandeln',
    'Haselnuss',
    'Walnuss',
  ],
  milk: ['butter', 'cheese', 'lactose', 'yoghurt', 'mozzarella', 'Joghurt', 'Laktose'],
  gluten: ['gluten', 'barley', 'semolina', 'Weizen', 'Roggen', 'Gerste'],
  shellfish: ['shrimp', 'lobster', 'crayfish', 'Garnele'],
  molluscs: ['mussel', 'squids', 'oyster', 'octopus', 'Muschel'],
  fish: ['salmon', 'anchovy', 'mackerel', 'Forelle', 'Sardine'],
  celery: ['celery', 'celeriac', 'Sellerie'],
  mustard: ['mustard'],
  sesame: ['sesame', 'tahini'],
  sulphites: ['sulphite', 'sulfite'],
} as const;

/** A letter from an allergen, and words of their own. */
const ownWords = new Set('guten salon geste gerte barely oster madeln rogen muskel'.split(' '));

describe('a long allergen with one letter wrong', () => {
  const slips = fc.constantFrom<(word: string, at: number) => string>(
    (word, at) => `${word.slice(0, at)}${word.slice(at + 1)}`,
    (word, at) => `${word.slice(0, at)}${word[at]}${word.slice(at)}`,
    (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
    (word, at) => `${word.slice(0, at)}q${word.slice(at)}`,
    (word, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`,
  );

  it.each(Object.entries(longWords))('is heard: %s (R28)', (allergen, words) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...words),
        slips,
        fc.nat(),
        fc.constantFrom(...Object.values(places)),
        (word, slip, place, placed) => {
          const typed = slip(word, 1 + (place % (word.length - 2)));
          fc.pre(!ownWords.has(typed.toLowerCase()));
          expect(allergenStatus({ ...claims, ...placed(typed) }, allergen), typed).not.toBe('stated-free');
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['penuts', 'almnd', 'almonsd', 'cashwe', 'celrey', 'Haselnus', 'Selerie', 'mustrad', 'schrimp', 'buter'])(
    'is heard of %s',
    (typed) => {
      expect(namedTopics(typed).slips & topicBits(...allergenWords)).not.toBe(0);
    },
  );
});

/** Words of the catalogue that are a letter from another spelling of the same thing. */
const otherSpellings = new Set(
  'parmigiana macaroons kadayif gravlaks manchega sulphited balachan tortellino tortelloni'.split(' '),
);

it('no word of the shipped catalogue is taken for a slip of an allergen', () => {
  const words = new Set(
    [
      ...builtInFoods.map((food) => JSON.stringify(food)),
      ...germanNames.values(),
      ...germanIngredients.flatMap(({ ingredients }) => ingredients),
    ].flatMap((text) => foldSearchText(text).split(' ')),
  );
  const taken = [...words].filter((word) => namedTopics(word).slips !== 0 && !otherSpellings.has(word));
  expect(taken).toEqual([]);
  expect(words.size).toBeGreaterThan(9_000);
});
