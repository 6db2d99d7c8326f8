import { memoize } from '#prelude/memoize.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/**
 * What kind of drink a drink is, as far as it says when it is had: 'chai' is tea boiled with milk, 'sweet' is a treat of its own like cocoa, 'milk' is
 * sour milk beside a meal, 'beer' with cider and brewed rice, 'wine' with sake, 'aperitif' is had before a meal, with spirits.
 */
export const drinkKinds = ['coffee', 'chai', 'tea', 'sweet', 'milk', 'soft', 'beer', 'wine', 'aperitif'] as const;
export type DrinkKind = (typeof drinkKinds)[number];

/** Words of a drink's name, folded; and, where the name says nothing, of what it is made of. The first kind that is said counts. */
const said: readonly (readonly [
  DrinkKind,
  { readonly name: readonly string[]; readonly madeOf: readonly string[] },
])[] = [
  [
    'aperitif',
    {
      name: [
        'spritz',
        'pastis',
        'kir',
        'cocktail',
        'vermouth',
        'liqueur',
        'likör',
        'schnaps',
        'rum',
        'whisky',
        'whiskey',
        'gin',
        'vodka',
        'tequila',
        'mezcal',
        'grappa',
        'ouzo',
        'raki',
        'negroni',
        'margarita',
        'mojito',
      ],
      madeOf: [
        'alcohol',
        'alkohol',
        'aperol',
        'campari',
        'vermouth',
        'liqueur',
        'rum',
        'whisky',
        'gin',
        'vodka',
        'tequila',
        'mezcal',
      ],
    },
  ],
  ['chai', { name: ['chai'], madeOf: [] }],
  [
    'coffee',
    {
      name: ['coffee', 'kaffee', 'café', 'espresso', 'cappuccino', 'latte', 'macchiato', 'mocha'],
      madeOf: ['coffee', 'kaffee', 'espresso'],
    },
  ],
  [
    'soft',
    { name: ['juice', 'saft', 'lemonade', 'limonade', 'soda', 'agua', 'kombucha', 'iced', 'eistee'], madeOf: [] },
  ],
  [
    'beer',
    {
      name: ['beer', 'bier', 'ale', 'lager', 'stout', 'cider', 'makgeolli', 'chicha'],
      madeOf: ['hops', 'hopfen', 'nuruk'],
    },
  ],
  [
    'wine',
    {
      name: ['wine', 'wein', 'sake', 'champagne', 'prosecco', 'cava', 'sherry', 'mead'],
      madeOf: ['wine', 'prosecco', 'grapes'],
    },
  ],
  [
    'milk',
    {
      name: ['lassi', 'kefir', 'ayran', 'doogh', 'buttermilk', 'buttermilch'],
      madeOf: ['yogurt', 'yoghurt', 'joghurt', 'buttermilk', 'kefir'],
    },
  ],
  [
    'sweet',
    {
      name: [
        'cocoa',
        'kakao',
        'chocolate',
        'schokolade',
        'shake',
        'milkshake',
        'eggnog',
        'champurrado',
        'atole',
        'amazake',
        'sikhye',
      ],
      madeOf: ['chocolate', 'cocoa', 'kakao', 'malted', 'koji'],
    },
  ],
  ['tea', { name: ['tea', 'tee', 'matcha', 'mate', 'rooibos'], madeOf: ['tea', 'tee'] }],
];

function wordsOf(text: string): readonly string[] {
  return foldCase(text).split(/[^\p{L}\p{M}]+/u);
}
const kindIn = (place: 'name' | 'madeOf', texts: readonly string[]): DrinkKind | undefined => {
  const words = new Set(texts.flatMap(wordsOf));
  return said.find(([, lists]) => lists[place].some((word) => words.has(word)))?.[0];
};

const kept = memoize(2_000, (key): DrinkKind => {
  const [name = '', ...ingredients] = key.split('\n');
  return kindIn('name', [name]) ?? kindIn('madeOf', ingredients) ?? 'soft';
});

/** By its name, else by what it is made of; a drink of which neither says more is a soft one. */
export function drinkKindOf({ name, ingredients }: Pick<TasteTraits, 'name' | 'ingredients'>): DrinkKind {
  return kept([name, ...ingredients].join('\n'));
}
