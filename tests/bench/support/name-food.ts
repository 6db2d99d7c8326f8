import { dishes as plainDishes } from './generate-food.ts';

const adjectives = [
  'smoked',
  'braised',
  'crisp',
  'pickled',
  'golden',
  'black',
  'sweet',
  'sour',
  'fiery',
  'cold',
  'grilled',
  'stuffed',
  'roasted',
  'steamed',
  'wild',
  'village',
];
const ingredients = [
  'aubergine',
  'lamb',
  'chickpea',
  'mackerel',
  'plum',
  'walnut',
  'spinach',
  'pumpkin',
  'duck',
  'oyster',
  'lentil',
  'cabbage',
  'mushroom',
  'coconut',
  'mango',
  'barley',
  'squid',
  'rhubarb',
  'tofu',
  'leek',
  'beetroot',
  'quince',
  'sardine',
  'almond',
];
const dishes = [...plainDishes, 'pie', 'rice', 'fritters', 'roll'];
const syllables = [
  'ka',
  'ri',
  'mo',
  'sha',
  'ten',
  'bu',
  'la',
  'po',
  'ne',
  'chu',
  'wa',
  'gi',
  'do',
  'sel',
  'min',
  'tra',
  'vo',
  'ys',
  'lu',
  'qar',
];

/** A name as dishes have them: a word of its own kitchen, and what it is made of; some thousand distinct words in 100,000 names. */
export function nameFood(n: number): string {
  const pick = (list: readonly string[], salt: number) =>
    list[Math.abs(Math.imul(n + 1, salt) >> 7) % list.length] ?? '';
  const own = [2_654_435, 1_597_334, 374_761].map((salt) => pick(syllables, salt)).join('');
  const word = own.charAt(0).toUpperCase() + own.slice(1);
  const made = `${pick(ingredients, 668_265)} ${pick(dishes, 224_682)}`;
  return n % 3 === 0 ? `${word} ${made}` : `${pick(adjectives, 912_671)} ${made} ${n % 2 === 0 ? word : ''}`.trim();
}
