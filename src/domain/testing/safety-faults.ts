import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { dishAllergens } from './dish-allergens.ts';
import { namedAllergens } from './ingredient-allergens.ts';
import {
  alcoholWords,
  animalRennetCheeses,
  beeWords,
  meatWords,
  notAlcohol,
  porkWords,
  rennetFree,
  usualAlcoholWords,
  usualPorkWords,
  usualRennetCheeses,
} from './ingredient-origins.ts';
import { plainWords, type StatedFood } from './stated-food.ts';
import { versionAllergenFaults, versionDietFaults } from './version-faults.ts';

type Check = (food: StatedFood) => Iterable<string>;

const seaAnimals = ['fish', 'shellfish', 'molluscs'];
const animalAllergens = [...seaAnimals, 'milk', 'egg'];
/** The allergens of which a flag speaks. */
const flagAllergens: Readonly<Record<string, readonly string[]>> = {
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
  nut_free: ['peanut', 'tree nut'],
};
/** The ingredients of every plate; one that is optional is in some. */
function certainIngredients({ ingredients }: StatedFood): readonly string[] {
  return ingredients
    .filter((ingredient) => !ingredient.includes('(optional)'))
    .map((ingredient) => ingredient.toLowerCase());
}

/** Everything a record says of the food itself. */
function ownTexts({
  name,
  description,
  preparation_notes: notes,
  preparation_methods: methods,
}: StatedFood): readonly string[] {
  return [name, description, notes, ...methods].map(plainWords);
}

/** What may be in other versions or beside it: reasons for 'may contain', never for 'contains'. */
function asideTexts(food: StatedFood): readonly string[] {
  return [
    ...food.serving_suggestions,
    ...food.best_paired_with,
    ...food.consumption_tips,
    ...food.cultural_variations,
    ...food.regional_variations,
    food.culture_notes,
  ].map((text) => text.toLowerCase());
}

function* unstated(food: StatedFood, named: Iterable<string>, where: string): Iterable<string> {
  for (const allergen of named)
    if (!food.allergens.includes(allergen) && !food.may_contain.includes(allergen))
      yield `${allergen} of ${where} is not stated`;
}

const listOfIngredients: Check = function* check(food) {
  for (const ingredient of certainIngredients(food)) {
    for (const allergen of namedAllergens(ingredient).certain)
      if (!food.allergens.includes(allergen)) yield `contains no ${allergen}, in spite of ${ingredient}`;
  }
  const possible = new Set<string>(food.ingredients.flatMap((ingredient) => [...namedAllergens(ingredient).possible]));
  for (const allergen of food.allergens) if (!possible.has(allergen)) yield `contains ${allergen}, from nowhere`;
};

const mayContainOfTexts: Check = function* check(food) {
  for (const ingredient of food.ingredients)
    yield* unstated(food, new Set([...namedAllergens(ingredient).likely, ...dishAllergens(ingredient)]), ingredient);
  for (const text of ownTexts(food)) yield* unstated(food, namedAllergens(text).certain, `'${text.slice(0, 60)}'`);
  for (const warning of food.health_warnings)
    yield* unstated(food, namedAllergens(plainWords(warning)).certain, `the warning '${warning}'`);
  // Who orders it may get any of the versions that it is told to have, with what it is told to come with.
  yield* versionAllergenFaults(food);
};

const mayContainOfSomething: Check = function* check(food) {
  const reasons = [...food.ingredients, ...food.health_warnings, ...ownTexts(food), ...asideTexts(food)];
  const possible = new Set<string>(
    reasons.flatMap((text) => [...namedAllergens(text).possible, ...dishAllergens(text)]),
  );
  for (const allergen of food.may_contain) {
    if (!possible.has(allergen)) yield `may contain ${allergen}, from nowhere`;
    if (food.allergens.includes(allergen)) yield `both contains and may contain ${allergen}`;
    if (!(allergenWords as readonly string[]).includes(allergen)) yield `${allergen} is no allergen`;
  }
};

const flagsAsAllergens: Check = function* check({ allergens, may_contain: may, dietary_info: diet }) {
  const present = (words: readonly string[]) => words.filter((word) => allergens.includes(word));
  const possible = (words: readonly string[]) => words.filter((word) => may.includes(word));
  for (const [flag, words] of Object.entries(flagAllergens)) {
    if (present(words).length > 0 && diet[flag] !== false)
      yield `${flag} ${diet[flag]} with ${present(words).join(', ')}`;
    if (possible(words).length > 0 && diet[flag] === true)
      yield `${flag} true, while it may contain ${possible(words).join(', ')}`;
    if (diet[flag] === false && present(words).length === 0) yield `${flag} false without reason`;
  }
  for (const [flag, words] of [
    ['vegetarian', seaAnimals],
    ['vegan', animalAllergens],
  ] as const) {
    if (present(words).length > 0 && diet[flag] !== false)
      yield `${flag} ${diet[flag]} with ${present(words).join(', ')}`;
    if (possible(words).length > 0 && diet[flag] === true)
      yield `${flag} true, while it may contain ${possible(words).join(', ')}`;
  }
  if (diet['vegan'] === true && diet['vegetarian'] !== true) yield 'vegan but not vegetarian';
  if (diet['vegetarian'] === false && diet['vegan'] !== false) yield 'vegan in doubt without being vegetarian';
};

const dietsAsIngredients: Check = function* check(food) {
  const { allergens, dietary_info: diet } = food;
  const certain = certainIngredients(food);
  const said = [
    ...food.ingredients.map((ingredient) => ingredient.toLowerCase()),
    ...ownTexts(food),
    ...food.health_warnings.map(plainWords),
  ];
  const meat = certain.filter((ingredient) => meatWords.test(ingredient));
  if (meat.length > 0 && diet['vegetarian'] !== false) yield `vegetarian ${diet['vegetarian']} with ${meat.join(', ')}`;
  const meatSaid = said.filter((text) => meatWords.test(text));
  if (meatSaid.length > 0 && diet['vegetarian'] === true) yield `vegetarian true, in spite of '${meatSaid[0]}'`;
  const rennet = said.filter((text) => animalRennetCheeses.test(text));
  if (rennet.length > 0 && diet['vegetarian'] === true) yield `vegetarian true with '${rennet[0]}'`;
  const maybeRennet = certain.filter((text) => usualRennetCheeses.test(text) && !rennetFree.test(text));
  if (maybeRennet.length > 0 && diet['vegetarian'] === true)
    yield `vegetarian true with '${maybeRennet[0]}', which is often set with the rennet of an animal`;
  const bees = certain.filter((ingredient) => beeWords.test(ingredient));
  if (bees.length > 0 && diet['vegan'] !== false) yield `vegan ${diet['vegan']} with ${bees.join(', ')}`;
  if (said.some((text) => beeWords.test(text)) && diet['vegan'] === true) yield 'vegan true, in spite of honey';
  const isOfTheSea = seaAnimals.some((word) => allergens.includes(word));
  const isOfAnimals = animalAllergens.some((word) => allergens.includes(word));
  if (diet['vegetarian'] === false && !isOfTheSea && meat.length + rennet.length === 0)
    yield 'vegetarian false without reason';
  if (diet['vegan'] === false && !isOfAnimals && meat.length + bees.length === 0) yield 'vegan false without reason';
};

const porkAndAlcohol: Check = function* check(food) {
  const diet = food.dietary_info;
  const strip = (text: string) => text.toLowerCase().replaceAll(notAlcohol, ' ');
  const certain = certainIngredients(food);
  const said = [
    ...food.ingredients.map(strip),
    ...ownTexts(food).map(strip),
    ...food.health_warnings.map(plainWords).map(strip),
  ];
  for (const [flag, words, usual, ingredients] of [
    ['pork_free', porkWords, usualPorkWords, certain],
    ['alcohol_free', alcoholWords, usualAlcoholWords, certain.map(strip)],
  ] as const) {
    const present = ingredients.filter((ingredient) => words.test(ingredient));
    if (present.length > 0 && diet[flag] !== false) yield `${flag} ${diet[flag]} with ${present.join(', ')}`;
    const hinted = [
      ...said.filter((text) => words.test(text)),
      ...certain.filter((ingredient) => usual.test(ingredient)),
    ];
    if (hinted.length > 0 && diet[flag] === true) yield `${flag} true, in spite of '${hinted[0]}'`;
    if (diet[flag] === false && hinted.length === 0) yield `${flag} false without reason`;
    if (typeof diet[flag] !== 'boolean' && diet[flag] !== null) yield `${flag} is no answer`;
  }
  if (diet['vegetarian'] === true && diet['pork_free'] !== true) yield 'vegetarian, while it may hold pork';
};

/** 'Safe', 'free of' and their like are for the eater's own reading of the list and the flags (R28). */
const promises =
  /\bsafe for\b|\bsuitable for|hypoallergenic|allergen[- ]free|(gluten|wheat|dairy|milk|lactose|nut|peanut|egg|soya?|fish|sesame|alcohol|pork)[- ]free\b|\bfree (of|from) (gluten|wheat|dairy|milk|lactose|nuts?|peanuts?|eggs?|soya?|fish|shellfish|sesame|alcohol|pork)|\bavoid (gluten|wheat|dairy|milk|nuts?|it)\b/;

const noPromises: Check = function* check(food) {
  const texts = [
    food.name,
    food.description,
    food.preparation_notes,
    food.culture_notes,
    ...food.nutritional_highlights,
    ...food.health_warnings,
    ...food.consumption_tips,
    ...food.serving_suggestions,
  ];
  for (const text of texts) if (promises.test(text.toLowerCase())) yield `promises: ${text}`;
};

/**
 * The oracle of the catalogue's safety: every text of a record, read by an independent table of the kitchen's words, against its list of allergens,
 * what it may contain, its flags and its warnings (R28). Each fault is one sentence; none is what a record should have.
 *
 * A version that is named, and a suggestion of what the food comes with, ask for 'may contain' and break a flag (`version-faults.ts`). The words of
 * pairings and stories give reasons for it alone.
 */
export function safetyFaults(food: StatedFood): readonly string[] {
  const checks = [
    listOfIngredients,
    mayContainOfTexts,
    mayContainOfSomething,
    flagsAsAllergens,
    dietsAsIngredients,
    porkAndAlcohol,
    versionDietFaults,
    noPromises,
  ];
  return [...new Set(checks.flatMap((check) => [...check(food)]))];
}
