import { t } from '@lingui/core/macro';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';

export const textTargets = [
  'name',
  'nativeName',
  'origin',
  'course',
  'description',
  'temperatureServed',
  'aftertaste',
  'preparationNotes',
  'cultureNotes',
  'culturalSignificance',
  'portion',
  'wayOfEating',
  'language',
] as const;
export const listTargets = [
  'ingredients',
  'flavours',
  'textures',
  'aromas',
  'cookingMethods',
  'similarFoods',
  'bestPairedWith',
  'culturalVariations',
  'regionalVariations',
  'allergens',
  'mayContain',
] as const;

/** What a column of a file can say of a food. Ratings, pictures and whose it is are not among them: those are not a file's to say. */
export const importTargets = [...textTargets, ...listTargets, 'likened', ...intensityNames] as const;
export type ImportTarget = (typeof importTargets)[number];

export const targetLabels: Readonly<Record<ImportTarget, string>> = {
  name: t`Name`,
  nativeName: t`Name in its own script`,
  origin: t`Origin (the first of several)`,
  course: t`Course`,
  description: t`Description`,
  temperatureServed: t`Temperature served`,
  aftertaste: t`Aftertaste`,
  preparationNotes: t`Preparation notes`,
  cultureNotes: t`Culture notes`,
  culturalSignificance: t`Cultural significance`,
  portion: t`Portion`,
  wayOfEating: t`With what it is eaten`,
  language: t`Language of its texts (de, en …)`,
  likened: t`Like … but … (list: “Pho: sourer; Ramen: thinner”)`,
  ingredients: t`Ingredients (list)`,
  flavours: t`Flavours (list)`,
  textures: t`Textures (list)`,
  aromas: t`Aromas (list)`,
  cookingMethods: t`Cooking methods (list)`,
  similarFoods: t`Similar foods (list)`,
  bestPairedWith: t`Best paired with (list)`,
  culturalVariations: t`Cultural variations (list)`,
  regionalVariations: t`Regional variations (list)`,
  allergens: t`Allergens (list; "none" says that there are none)`,
  mayContain: t`May contain (list; "none" says that there is nothing more)`,
  sweet: t`Sweet, 0 to 5`,
  salty: t`Salty, 0 to 5`,
  sour: t`Sour, 0 to 5`,
  bitter: t`Bitter, 0 to 5`,
  umami: t`Umami, 0 to 5`,
  spicy: t`Spicy, 0 to 5`,
};

/** What each column of a file says; null: it is left out. By the column's place. */
export type ImportMapping = readonly (ImportTarget | null)[];

/** Other names under which files have these, folded to letters. */
const otherNames: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  name: ['dish', 'food', 'title', 'dishname', 'foodname'],
  nativeName: ['localname', 'originalname'],
  origin: ['cuisine', 'cuisines', 'country', 'countries', 'countryoforigin'],
  course: ['mealcourse', 'dishtype', 'coursetype'],
  description: ['summary', 'about', 'text'],
  flavours: ['flavor', 'flavors', 'flavour', 'taste', 'tastes'],
  textures: ['texture', 'mouthfeel'],
  aromas: ['aroma', 'smell'],
  portion: ['servingsize', 'serving'],
  wayOfEating: ['howtoeat', 'eatenhow'],
  language: ['lang', 'textlanguage'],
  likened: ['like', 'likebut', 'comparable'],
  cookingMethods: ['method', 'methods', 'cooking', 'cookingmethod'],
  ingredients: ['ingredient', 'maincomponents'],
  allergens: ['allergen', 'allergy', 'allergies'],
  mayContain: ['traces', 'maycontaintraces', 'mayhold'],
  temperatureServed: ['temperature', 'servingtemperature'],
  spicy: ['spice', 'spiciness', 'heat'],
  sweet: ['sweetness'],
  salty: ['saltiness'],
  sour: ['sourness'],
  bitter: ['bitterness'],
};

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A first mapping by the columns' names: each target at most once, the column whose name fits best before others. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const wanted = importTargets.map((target) => ({ target, names: [letters(target), ...(otherNames[target] ?? [])] }));
  const folded = columns.map(letters);
  const found = wanted.flatMap(({ target, names }) => {
    const place = names.map((name) => folded.indexOf(name)).find((at) => at !== -1);
    return place === undefined ? [] : [{ place, target }];
  });
  return columns.map((_, place) => found.find((one) => one.place === place)?.target ?? null);
}

/** Why a mapping cannot be used, in words; '' when it can. */
export function mappingProblem(mapping: ImportMapping): string {
  if (!mapping.includes('name')) return t`Choose the column that holds the names.`;
  const twice = mapping.find((target, place) => target !== null && mapping.indexOf(target) !== place);
  return twice === undefined || twice === null ? '' : t`Two columns cannot both be “${targetLabels[twice]}”.`;
}
