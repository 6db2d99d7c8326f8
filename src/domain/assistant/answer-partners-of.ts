import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { OneFoodReading } from '#domain/assistant/answers/answer-about.ts';
import {
  answerIngredientPartners,
  answerSeasonings,
  answerWishPartners,
  type PartnerSought,
} from '#domain/assistant/answers/answer-pairings.ts';
import { type Avoided, avoidedBy } from '#domain/assistant/answers/avoiding.ts';
import { answerCourse } from '#domain/assistant/answers/answer-course.ts';
import { sieved } from '#domain/assistant/answers/wished-foods.ts';
import { isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';
import { grantWish } from '#domain/assistant/answers/grant-wish.ts';
import { ingredientAsked } from '#domain/assistant/words/asked-ingredients.ts';
import type { Offer, WishWorld } from '#domain/assistant/answers/wish-world.ts';
import { meant } from '#domain/assistant/reading/meant-in-question.ts';
import { trimPhrase } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { namesOf } from '#domain/search/search-score.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { type TasteWish, tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { asksForPartner } from '#domain/assistant/reading/wish-text.ts';
import { mealParts } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import {
  type Ingredient,
  ingredientsIn,
  isStatedIn,
  plainIngredient,
} from '#domain/assistant/words/ingredient-words.ts';
import type { Asked } from './asked.ts';

type CourseReading = Extract<OneFoodReading, { kind: 'course' }>;

/** 'What goes with lamb', 'a drink for spicy food': what the foods that are made with it, or are so, name as their partners; and what is avoided for it. */
export function answerPartnersOf(
  reading: OneFoodReading,
  found: TasteTraits | null,
  world: Asked,
): (Pick<Avoided, 'avoidance'> & { readonly offer: Offer }) | null {
  const { question, own, asked } = world;
  const text = plainQuestion(question.prompt, questionGrammars[asked]);
  const isAsked =
    reading.kind === 'course'
      ? isBeside(reading, text, world)
      : reading.kind === 'pairing' && asksForPartner.test(text);
  if (!isAsked) return null;
  // 'A side for lamb, but no potatoes' is of lamb.
  const phrase = trimPhrase(reading.phrase.replace(butNot, ''), asked);
  const ingredient = ingredientIn(phrase, world);
  const wish = dishesIn(phrase, reading.phrase, world);
  // 'Zum Grillen' is of what is grilled, and of no insect.
  const isOfMethod = wish?.parts.some(({ isMethod }) => isMethod === true) === true;
  if (ingredient !== null && !isOfMethod) {
    // 'Wine for fish' is about fish, and avoids none.
    const bounds = own.isOfHarm || denies.test(text) ? world : avoidedBy(question, [phrase]);
    const beside = { ...world, ...bounds, taster: question.taster };
    // Where none that is made with it names any, whatever there is of the course: nothing beside a food whose name is nearly so, 'Beer' for beef.
    const isFood = found !== null && namesOf(found).some((name) => foldSearchText(name) === phrase);
    const offer =
      besideIngredient(ingredient, reading, beside) ??
      (reading.kind === 'course' && !isFood ? anyOfCourse(reading, beside) : null);
    return offer === null ? null : { offer, avoidance: bounds.avoidance };
  }
  if (wish === null) return null;
  const beside = { ...world, taster: question.taster };
  const offer =
    reading.kind === 'course'
      ? besideWished(wish, { reading, found: found ?? onlyOneCalled(phrase, world) }, beside)
      : answerWishPartners(wish, beside, {});
  return offer === null ? null : { offer, avoidance: world.avoidance };
}

/** There is one pizza: what goes with it goes with that. */
function onlyOneCalled(phrase: string, world: Asked): TasteTraits | null {
  const called = meant(phrase, world);
  return called?.certainty === 'part' && called.others.length === 0 ? called.food : null;
}

const butNot = /,? (?:(?:but|aber|nur|only) )?(?:no|not|without|ohne|keine?n?|nicht|except|ausser|besides) .*$/;

const denies = /\b(?:no|not|without|free|allerg\w*|safe|less|ohne|nicht|kein\w*|frei|nix|besides|ausser|except)\b/;

function besideIngredient(ingredient: Ingredient, reading: OneFoodReading, world: WishWorld): Offer | null {
  if (reading.kind !== 'course') return answerIngredientPartners(ingredient, world);
  const { course, wish } = reading;
  const seasonings = isOfSeasonings(wish) ? answerSeasonings(ingredient, world, soughtBy(reading).passes) : null;
  if (seasonings !== null) return seasonings;
  const sought = answerIngredientPartners(ingredient, world, soughtBy(reading));
  if (course === 'any') return sought !== null && sought.foods.length > 1 ? sought : null;
  return sought ?? answerIngredientPartners(ingredient, world, { course });
}

const isOfSeasonings = ({ parts }: TasteWish) => parts.some(({ isSeasoning }) => isSeasoning === true);

/** Where few such foods name any, whatever there is of the course. */
function besideWished(
  dishes: TasteWish,
  { reading, found }: { readonly reading: CourseReading; readonly found: TasteTraits | null },
  world: WishWorld,
): Offer {
  const { course, wish } = reading;
  const sought = soughtBy(reading);
  // 'A really hot curry': of the hot, or of the curries, where few are both.
  for (const less of [dishes, { ...dishes, parts: [] }, { ...dishes, question: everyFood }]) {
    if (!saysWhich(less) && less.question.cuisine === '') continue;
    const named = answerWishPartners(less, world, sought);
    if (named !== null && named.foods.length > 1) return named;
  }
  // To one that is called so, from its kitchen: 'a dessert after sushi'.
  const details = found === null ? null : world.catalogue.details(found.id);
  const besideOne = found === null ? null : answerCourse(found, { course, wish, details }, world);
  if (besideOne !== null && besideOne.foods.length > 1) return besideOne;
  return anyOfCourse({ ...reading, wish: { ...wish, parts: [...wish.parts, ofTheirKitchens(dishes, world)] } }, world);
}

/** So many dishes of a kind say from which kitchens it is. */
const OF_KIND = 50;

/** First what comes from a kitchen that has such dishes: after a curry, an Indian or a Thai dessert. */
function ofTheirKitchens(dishes: TasteWish, world: WishWorld): WishPart {
  const found = sieved(dishes, world, { passes: isServed, limit: OF_KIND }) ?? [];
  const origins = new Set(found.map(({ origin }) => origin));
  return { left: 'time', passes: () => true, fit: ({ origin }) => (origins.has(origin) ? 5 : 0) };
}

/** Whatever there is of a course, where nothing tells what goes with a food. */
export function anyOfCourse({ course, wish }: CourseReading, world: WishWorld): Offer {
  const ofCourse = course === 'any' ? [] : [{ left: 'kind', passes: mealParts[course].passes } as const];
  return grantWish({ ...wish, parts: [...wish.parts, ...ofCourse] }, world);
}

function soughtBy({ course, wish }: CourseReading) {
  return {
    ...(course === 'any' ? {} : { course }),
    passes: (partner: TasteTraits) => wish.parts.every((part) => part.passes(partner)),
  } satisfies PartnerSought;
}

const cooked =
  /^(?:(?:(?:pan|deep|slow) )?(?:grilled|roast(?:ed)?|fried|seared|baked|steamed|boiled|poached|smoked|cooked|barbecued|braised|raw)|(?:gegrillt|gebraten|gebacken|gedunstet|geduenstet|gedampft|gekocht|pochiert|gerauchert|geraeuchert|frittiert|geschmort|roh)e[mnrs]?) (?=\w)/;

/** What it is stands last: 'roast chicken'. */
function ingredientIn(named: string, { asked }: Asked): Ingredient | null {
  const phrase = named.replace(cooked, '');
  const known = ingredientsIn(phrase, asked).find(({ words }) => phrase === words || phrase.endsWith(` ${words}`));
  const german = asked === 'de' ? germanIngredient(phrase) : null;
  return (
    known?.ingredient ??
    german ??
    (findMentions([phrase]).some(({ isDish }) => !isDish) ? ingredientAsked(phrase) : null)
  );
}

/** With the name of a kitchen: all that it has. */
const namesFood = /\b(?:foods?|dish(?:es)?|meals?|cuisine|essen|gerichte?n?|kuche|kueche)\b/;

/** What dishes a phrase means that says of what kind or kitchen they are, or how they taste, and nothing else: 'a curry', 'spicy food'. @param whole the phrase with its articles and 'food' */
function dishesIn(phrase: string, whole: string, { catalogue, asked }: Asked): TasteWish | null {
  const wish = tasteWish(phrase, catalogue.cuisines(), questionGrammars[asked].wish);
  if (wish === null || wish.left.length > 0 || wish.absent !== '') return null;
  return saysWhich(wish) || (wish.question.cuisine !== '' && namesFood.test(whole)) ? wish : null;
}

function saysWhich({ question: { intensities, flavours, textures }, parts }: TasteWish): boolean {
  return (
    Object.keys(intensities).length + flavours.length + textures.length > 0 ||
    parts.some(({ left, isImplied }) => left === 'kind' && isImplied !== true)
  );
}

/** 'A side dish for steak', 'wine with lamb', and not 'a dessert with chocolate' or 'drinks with mint': that is in them. */
function isBeside({ course, phrase, wish }: CourseReading, text: string, { catalogue, asked }: Asked): boolean {
  if (course === 'any') return isOfSeasonings(wish) || / (?:for|to|zu|zum|zur|für|fur|fuer) /.test(text);
  if (asksForPartner.test(text) || !/\b(?:with|mit) /.test(text)) return true;
  const said = ingredientsIn(phrase, asked)[0]?.ingredient ?? plainIngredient(phrase);
  const isIn = (food: TasteTraits) => mealParts[course].passes(food) && isStatedIn(food, said);
  return course === 'drink' && catalogue.find(everyFood, { passes: isIn, limit: 1 }).length === 0;
}
