import { dishAllergens } from './dish-allergens.ts';
import { namedAllergens } from './ingredient-allergens.ts';
import {
  alcoholDishes,
  alcoholWords,
  beeWords,
  meatDishes,
  meatless,
  meatWords,
  notAlcohol,
  porkDishes,
  porkless,
  porkWords,
} from './ingredient-origins.ts';
import { plainWords, type StatedFood } from './stated-food.ts';

/** What is itself eaten beside others, or with them: what its suggestions name has a record of its own. */
const companions: ReadonlySet<string | undefined> = new Set(['side', 'salad', 'bread', 'sauce', 'ingredient', 'drink']);
/** A suggestion that puts something on, into or round the food itself. */
const dressings =
  /^(topped|sprinkled|scattered|brushed|dusted|spread|stuffed|filled|rolled in|(on|in) (fried bread|puff pastry)|in an? ([a-z]+ )?(paratha|bread|brioche|wafer|cone))\b|^with ((a|extra|grated|melted|toasted|roasted|fried|raw|poached|chilli) )*(mayonnaise|mustard|soy|cheese|parmesan|pecorino|ricotta|butter|cream|fish sauce|peanuts?|hoisin|ponzu|bonito|sesame|béarnaise|egg(?! curry))\b/;
/** What soaks the food up and is eaten with every bite of it. */
const eatenOn = /\b(on|in|with|and) injera\b/;
/** A sauce or a dip comes on the same plate, with a side dish too. */
const dips = /^with\b.*\b(sambal|sauces?|dips?|chutney|raita|relish|spread|yoghurt|gravy|cha lua)\b/;
/** Eaten at another time, or where the food is the lesser part. */
const apart = /^(beside|next to|alongside|before|after|followed by|in stews|as part of)\b/;
/** A drink to it is no part of the plate; a sauce of it is. */
const drinks =
  /\b(beer|lager|stout|wine|ros[eé]|riesling|vin santo|champagne|cider|sake|soju|makgeolli|aquavit|brennivín|kirsch|mezcal|whisky|liquor|liqueur|(black |green |mint |milk |iced )?tea|coffee|cappuccino|hot chocolate|soft drink|lassi|glass of milk)\b(?! (sauce|gravy|vinegar|butter|jelly|glaze|ice|in the))/g;
/** A dish of its own on the same table. */
const fishBeside = /\b(fried|grilled|smoked|baked) fish\b/g;
/** The gravy or the bottle of the British table, no sauce for okonomiyaki. */
const brownSauce = /\bbrown sauce\b/g;
/** A version that is told to be something else altogether. */
const otherDish =
  /\b(another|a different|different) (dish|stew|food)\b|\b(cousin|kin|relatives?|neighbours?|forerunner)\b/;

/** What may come with the food by one of its versions or suggestions, in small letters. */
interface Named {
  readonly text: string;
  readonly what: 'version' | 'suggestion';
}

function versionsOf({ ingredients, cultural_variations: cultural, regional_variations: regional }: StatedFood) {
  // What is one thing alone has none: those are dishes that are made of it.
  if (ingredients.length === 1) return [];
  return [...cultural, ...regional]
    .map((text) => text.toLowerCase())
    .filter((text) => !otherDish.test(text))
    .map((text): Named => ({ text: plainWords(text), what: 'version' }));
}

function suggestionsOf({ course, ingredients, serving_suggestions: suggestions }: StatedFood) {
  const isOneThing = ingredients.length === 1;
  const ofCompanions = isOneThing ? [dressings, eatenOn] : [dressings, eatenOn, dips];
  return suggestions
    .map((text) => text.toLowerCase())
    .filter((text) =>
      isOneThing || companions.has(course) ? ofCompanions.some((words) => words.test(text)) : !apart.test(text),
    )
    .map((text): Named => ({
      text: [drinks, fishBeside, brownSauce].reduce((rest, words) => rest.replaceAll(words, ' '), plainWords(text)),
      what: 'suggestion',
    }));
}

/** Allergens of the versions and suggestions that a record names, which it states neither as 'contains' nor as 'may contain'. */
export function* versionAllergenFaults(food: StatedFood): Iterable<string> {
  for (const { text, what } of [...versionsOf(food), ...suggestionsOf(food)])
    for (const allergen of new Set([...namedAllergens(text).likely, ...dishAllergens(text)]))
      if (!food.allergens.includes(allergen) && !food.may_contain.includes(allergen))
        yield `${allergen} of the ${what} '${text.trim()}' is not stated`;
}

/** Flags that a version or a suggestion breaks. Meat that a suggestion serves beside the food breaks none; what goes on or into it does. */
export function* versionDietFaults(food: StatedFood): Iterable<string> {
  const diet = food.dietary_info;
  const onOrIn = suggestionsOf(food).filter(({ text }) => dressings.test(text) || putOn.test(text));
  const all = [...versionsOf(food), ...onOrIn];
  const sauced = suggestionsOf(food).filter(({ text }) => /sauce|gravy|glaze/.test(text));
  const breaks = (flag: string, named: readonly Named[], holds: (text: string) => boolean) =>
    diet[flag] === true ? named.filter(({ text }) => holds(text)).map((one) => told(flag, one)) : [];
  yield* breaks('vegetarian', all, (text) => !meatless.test(text) && (meatWords.test(text) || meatDishes.test(text)));
  yield* breaks('vegan', all, (text) => beeWords.test(text));
  yield* breaks('pork_free', all, (text) => {
    const plain = text.replaceAll(porkless, ' ');
    return !meatless.test(text) && (porkWords.test(plain) || porkDishes.test(plain));
  });
  yield* breaks('alcohol_free', [...all, ...sauced], (text) => {
    const plain = text.replaceAll(notAlcohol, ' ');
    return alcoholWords.test(plain) || alcoholDishes.test(plain);
  });
}

/** What a suggestion lays on the food, or cooks into it. */
const putOn = /\b(on top|stirred in|in it|crackling|bacon bits)\b|^(under|over|wrapped|rolled|cooked|fried|simmered)\b/;

function told(flag: string, { text, what }: Named): string {
  return `${flag} true, in spite of the ${what} '${text.trim()}'`;
}
