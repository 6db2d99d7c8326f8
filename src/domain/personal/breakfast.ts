import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/** What the project ships and its own records say to be eaten or drunk in the morning, by the English name, set by hand. */
const shipped = [
  'Croissant',
  'Baguette',
  'Madeleine',
  'Cappuccino',
  'Espresso',
  'Masala Dosa',
  'Idli with Sambar',
  'Upma',
  'Pesarattu',
  'Misal Pav',
  'Chilaquiles Rojos',
  'Huevos Rancheros',
  'Champurrado',
  'Miso Soup',
  'Natto',
  'Tamagoyaki',
  'Hobakjuk',
  'Jok',
  'Thai Omelette',
  'Khanom Krok',
  'Pho Bo',
  'Pho Ga',
  'Banh Cuon',
  'Banh Bao',
  'Com Tam',
  'Focaccia Genovese',
  'Ochazuke',
  'Mango Lassi',
  'Biscuits and Gravy',
  'Pancakes with Maple Syrup',
  'Açaí na Tigela',
  'Tapioca Crepe',
  'Pão de Queijo',
  'Full English Breakfast',
  'Ackee and Saltfish',
  'Doubles',
  'Scallion Pancake',
  'Congee with Century Egg',
  'Fried Dough Sticks',
  'Soy Milk',
  'Orange Juice',
  'Fried Egg',
  'Chechebsa',
  'Fir-Fir',
  'Arroz Caldo',
  'Longganisa',
  'Pretzel',
  'Greek Yogurt with Honey',
  'Nasi Lemak',
  'Roti Canai',
  'Shakshuka',
  'Manakish',
  'Labneh',
  'Ful Medames',
  'Msemen',
  'Baghrir',
  'Bissara',
  'Karjalanpiirakka',
  'Skyr',
  'Syrnyky',
  'Papaya',
  'Menemen',
  'Börek',
  'Simit',
  'Akara',
  'Waakye',
] as const;
/** Whole words of a name that say so by themselves. */
const words = [
  'breakfast',
  'brunch',
  'tea',
  'coffee',
  'chai',
  'latte',
  'cappuccino',
  'espresso',
  'porridge',
  'oatmeal',
  'granola',
  'muesli',
  'cereal',
  'congee',
  'pancake',
  'pancakes',
  'waffle',
  'waffles',
  'toast',
  'bagel',
  'croissant',
  'brioche',
  'muffin',
  'omelette',
  'omelet',
  'shakshuka',
  'yogurt',
  'yoghurt',
  'smoothie',
  'frühstück',
  'kaffee',
  'tee',
] as const;

const shippedNames: ReadonlySet<string> = new Set(shipped.map(foldSearchText));
const breakfastWords: ReadonlySet<string> = new Set(words.map(foldSearchText));

/** For an index: a name with one of these folded words is of the morning. */
export function isBreakfastTerm(term: string): boolean {
  return breakfastWords.has(term);
}

/** The first folded words of the shipped names: a name that begins otherwise is none of them. */
export const shippedBeginnings: ReadonlySet<string> = new Set(
  Array.from(shippedNames, (name) => name.split(' ')[0] ?? ''),
);

/** Whether a food is of the morning by its name. */
export function isBreakfast({ name }: Pick<TasteTraits, 'name'>): boolean {
  const folded = foldSearchText(name);
  return shippedNames.has(folded) || folded.split(' ').some((word) => breakfastWords.has(word));
}
