import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { AssistantTaster } from '#domain/assistant/assistant-catalogue.ts';
import { aFood } from './a-food.ts';

/** A visitor. */
export const nobody: AssistantTaster = { memberId: null, profile: null };
const noDiet = aFood().diet;
export const levels = { sweet: 0, salty: 0, sour: 0, bitter: 0, umami: 0, spicy: 0 };

/** A food that nobody has rated, without any taste unless one is given. */
export function dish(name: string, parts: Partial<Food> = {}): Food {
  return aFood({
    id: `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}000000000000000`.slice(0, 15) as FoodId,
    name,
    defaulted: ['rating'],
    intensities: levels,
    ...parts,
  });
}

/** What the assistant is asked about, but for what only one language's questions need. */
export const dishes: readonly Food[] = [
  dish('Tonkotsu Ramen', {
    origin: 'Japanese',
    flavours: ['rich', 'umami'],
    textures: ['silky'],
    aromas: ['toasty'],
    intensities: { ...levels, umami: 5, salty: 4, spicy: 1 },
    aftertaste: 'Pork lingers',
    temperatureServed: 'Piping hot',
    bestPairedWith: ['Green tea'],
    allergens: ['gluten', 'egg'],
    diet: { ...noDiet, vegan: false },
  }),
  dish('Pho Bo', {
    nativeName: 'Phở bò',
    origin: 'Vietnamese',
    flavours: ['umami', 'fresh'],
    textures: ['silky'],
    intensities: { ...levels, umami: 3, spicy: 2 },
  }),
  dish('Pad Thai', {
    origin: 'Thai',
    flavours: ['tangy', 'sweet'],
    intensities: { ...levels, sweet: 3, sour: 2, spicy: 2 },
    allergens: ['peanut'],
    ingredients: ['rice noodles', 'peanuts'],
  }),
  dish('Som Tam', {
    origin: 'Thai',
    flavours: ['sour', 'spicy'],
    textures: ['crunchy'],
    intensities: { ...levels, sour: 4, spicy: 5 },
    allergens: [],
    diet: { ...noDiet, vegan: true, nut_free: true, gluten_free: true },
  }),
  dish('Daifuku', {
    origin: 'Japanese',
    flavours: ['sweet', 'light'],
    textures: ['chewy'],
    intensities: { ...levels, sweet: 4 },
    allergens: [],
    diet: { ...noDiet, vegan: true, nut_free: true },
  }),
  dish('Peanut Soup', { flavours: ['nutty'], allergens: ['peanut'], diet: { ...noDiet, vegan: true } }),
  dish('Mystery Stew', {
    defaulted: ['rating', 'temperatureServed', 'sweet', 'salty', 'sour', 'bitter', 'umami', 'spicy'],
  }),
];
