import { assertNever } from '#prelude/assert-never.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import type { Need } from '#domain/avoidance/need.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { safetyStatusFor } from '#domain/safety/safety-status-for.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { answerAbout, type OneFoodReading } from '#domain/assistant/answers/answer-about.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { isBasic, isFruit } from '#domain/assistant/words/kinds/food-kinds.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import { isMereFact } from '#domain/assistant/reading/asks-of-one.ts';
import type { AssistantAnswer } from './assistant-question.ts';
import { type AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import { avoidedBy, keptFrom, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { avoidingLabels } from '#domain/assistant/answers/avoiding-labels.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import { ingredientsIn, isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import type { Asked } from './asked.ts';
import { inPlaceOf, isInPlace, isMereWord, isSurelyMeant } from './surely-meant.ts';
import { meant, meantBeforeAside, meantByName } from '#domain/assistant/reading/meant-in-question.ts';
import { anyWish, type TasteWish, tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';
import { asksForHeld, asksForPartner } from '#domain/assistant/reading/wish-text.ts';
import { aspectAsked } from '#domain/assistant/answers/aspect-asked.ts';
import { offerOfItsKind } from '#domain/assistant/answers/offer-of-its-kind.ts';
import { grantWish } from '#domain/assistant/answers/grant-wish.ts';
import type { Offer, WishWorld } from '#domain/assistant/answers/wish-world.ts';
import { type Listing, offered } from '#domain/assistant/answers/list-foods.ts';
import { type MeantFood, trimPhrase } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { isOfOthers, plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { answerPartnersOf, anyOfCourse } from './answer-partners-of.ts';
import { offerLikeSeveral } from '#domain/assistant/answers/offer-like-several.ts';
import { answerDisliked } from '#domain/assistant/answers/answer-disliked.ts';
import { answerHealth } from '#domain/assistant/answers/answer-health.ts';
import { needStatus, answerAllergens, answerSafety } from '#domain/assistant/answers/answer-safety.ts';

/** The answer to what is asked of one food; null where no food that is known can be meant. */
export function answerAboutOne(asked: OneFoodReading, world: Asked): AssistantAnswer | null {
  const reading = withoutKnown(asked, world);
  const { found, name } =
    reading.kind === 'known' || reading.isBare === true
      ? { found: meantByName(reading.phrase, world), name: reading.phrase }
      : meantBeforeAside(reading.phrase, world);
  const ofMany = found?.certainty === 'exact' ? null : answerOfMany(reading, found?.food ?? null, world);
  if (ofMany !== null) return ofMany;
  // 'Vegetarian goulash' of which there is none is a wish for a stew; nor is a name guessed at.
  if (isItself(reading) && (found === null || found.certainty === 'near')) return null;
  if (found === null) return answerLikeAbsent(reading, world) ?? answerCourseAlone(reading, world);
  if (isMereWord(found, reading, world)) return null;
  // 'Dishes with eggs in them give me hives, what is good for brunch' names eggs, and nothing of a dish of eggs.
  const said = world.own.isOfHarm ? { ...reading, phrase: name } : reading;
  if (isMadeWith(found, reading, world) || !isSurelyMeant(found, said, world)) return null;
  return answerMeant(reading, { found, name }, world);
}

/** A course without the partner that is known already. */
function withoutKnown(reading: OneFoodReading, world: Asked): OneFoodReading {
  const known = reading.kind === 'course' ? apartFromIn(reading, world) : undefined;
  if (reading.kind !== 'course' || known === undefined) return reading;
  const part: WishPart = { left: 'words', passes: ({ id }) => id !== known, isDenied: true };
  return { ...reading, wish: { ...reading.wish, parts: [...reading.wish.parts, part] } };
}

/** @param name of the food, as it was asked for */
function answerMeant(
  reading: OneFoodReading,
  { found, name }: { readonly found: MeantFood; readonly name: string },
  world: Asked,
): AssistantAnswer {
  const { question, catalogue, words } = world;
  const bounds = isInPlace(reading, world)
    ? world
    : avoidedBy(
        question,
        [foldSearchText(found.food.name), trimPhrase(name, world.asked), ...besidesIn(reading, world)].filter(
          (one) => one !== '',
        ),
      );
  // Nor is anything told of a food beside what no food states: 'is ramen safe with a kiwi allergy', 'is ramen hot for my allergic child'.
  if ((bounds.own.unknown.length > 0 || bounds.own.isUnnamed) && bounds.avoidance.health.length === 0)
    return answerFrom({ text: words.unknownToAvoid, foods: [] }, { words, ...bounds });
  const needs = reading.kind === 'safety' ? unique([...reading.needs, ...bounds.avoidance.avoided]) : [];
  const about = reading.kind === 'safety' ? { ...reading, needs } : reading;
  const wishes = { ...world, ...bounds, taster: question.taster };
  const told = withDoubt(
    answerAbout({
      ...about,
      apartFrom: apartFromIn(reading, world),
      aspect: aspectAsked(question.prompt),
      isInPlace: inPlaceOf.test(plainQuestion(question.prompt, questionGrammars[world.asked])),
      food: found.food,
      details: catalogue.details(found.food.id),
      catalogue,
      words,
      listing: bounds.listing,
      wishes,
    }),
    { found, words, listing: bounds.listing },
  );
  const offer = itselfFirst(told, { reading, food: found.food, wishes }) ?? withOthers(told, reading, wishes);
  const warnings = warningsOf(found.food, { ...world, ...bounds }, reading.kind === 'safety');
  // Of what an earlier question avoids the answer is told, and that of the rest nothing is.
  const rest = bounds.avoidance.unknown.length > 0 ? [words.stillUnknown] : [];
  // What is asked for in its place is offered without it.
  const isInstead =
    isOfOthers(reading) && bounds.avoidance.avoided.some((need) => needStatus(found.food, need) !== 'stated-free');
  const foods = isInstead ? offer.foods.filter(({ id }) => id !== found.food.id) : offer.foods;
  return answerFrom(
    { foods, text: [offer.text, ...warnings, ...rest].join(offer.text.includes('\n') ? '\n' : ' ') },
    { words, avoidance: isMereFact(reading, bounds.own, world) ? keptFrom(question) : bounds.avoidance },
  );
}

/** 'Vegan falafel': that food, where it is stated to be so. */
const isItself = (reading: OneFoodReading) => reading.kind === 'like' && reading.isItself === true;

/** That food is told first, where it is stated to be all that is asked. */
function itselfFirst(
  told: Offer,
  {
    reading,
    food,
    wishes: {
      avoidance: { avoided },
      words,
    },
  }: { readonly reading: OneFoodReading; readonly food: TasteTraits; readonly wishes: WishWorld },
): Offer | null {
  const isMet = avoided.length > 0 && avoided.every((need) => needStatus(food, need) === 'stated-free');
  return isItself(reading) && isMet ? { ...told, text: `${answerSafety(food, avoided, words)}\n${told.text}` } : null;
}

/** Where nothing tells what of a course goes with a food, what there is of it is told after that. */
function withOthers(told: Offer, reading: OneFoodReading, world: WishWorld): Offer {
  if (reading.kind !== 'course' || told.foods.length > 1) return told;
  const others = anyOfCourse(reading, world);
  return others.foods.length === 0
    ? told
    : { text: `${told.text}\n${others.text}`, foods: [...told.foods, ...others.foods] };
}

/** Of a kind, an ingredient or several foods, and of no one food by its name. */
function answerOfMany(reading: OneFoodReading, found: TasteTraits | null, world: Asked): AssistantAnswer | null {
  const partners = answerPartnersOf(reading, found, world);
  return partners === null
    ? answerLikeSeveral(reading, world)
    : answerFrom(partners.offer, { words: world.words, avoidance: partners.avoidance });
}

function apartFromIn(reading: OneFoodReading, world: Asked): TasteTraits['id'] | undefined {
  return 'apartFrom' in reading && reading.apartFrom !== undefined
    ? meant(reading.apartFrom, world)?.food.id
    : undefined;
}

/** 'I loved pho and ramen, what next'. */
function answerLikeSeveral(reading: OneFoodReading, world: Asked): AssistantAnswer | null {
  const isPlain =
    reading.kind === 'similar' || (reading.kind === 'like' && reading.than === null && isAny(reading.wish));
  const phrases = isPlain ? reading.phrase.split(/ (?:and|or|und|oder) |, /) : [];
  const liked = phrases.flatMap((phrase) => {
    const one = meant(phrase, world);
    return one === null || one.certainty === 'near' ? [] : [one.food];
  });
  if (liked.length < 2 || liked.length < phrases.length) return null;
  const bounds = avoidedBy(world.question, [...liked.map(({ name }) => foldSearchText(name)), ...phrases]);
  if (bounds.own.unknown.length > 0 || bounds.own.isOfHarm) return null;
  const offer = offerLikeSeveral(liked, { ...world, ...bounds });
  return offer === null ? null : answerFrom(offer, { words: world.words, ...bounds });
}

const isAny = (wish: TasteWish) => JSON.stringify(wish) === JSON.stringify(anyWish);

/** 'Like ravioli, but Turkish', where there are no ravioli. */
function answerLikeAbsent(reading: OneFoodReading, world: Asked): AssistantAnswer | null {
  if (reading.kind !== 'like' && reading.kind !== 'similar') return null;
  const text = plainQuestion(world.question.prompt, questionGrammars[world.asked]);
  if (inPlaceOf.test(text) && isIngredientAlone(trimPhrase(reading.phrase, world.asked), world.asked)) return null;
  const wish = reading.kind === 'like' ? reading.wish : anyWish;
  const offer = offerOfItsKind(trimPhrase(reading.phrase, world.asked), wish, {
    ...world,
    taster: world.question.taster,
  });
  return offer === null ? null : answerFrom(offer, world);
}

/** 'A drink with something spicy': no food is named, so whatever drinks there are. */
function answerCourseAlone(reading: OneFoodReading, world: Asked): AssistantAnswer | null {
  if (reading.kind !== 'course' || ingredientsIn(reading.phrase, world.asked).length > 0) return null;
  const beside = tasteWish(reading.phrase, world.catalogue.cuisines(), questionGrammars[world.asked].wish);
  const granted = () => grantWish(reading.wish, { ...world, taster: world.question.taster });
  // 'A dessert after goulash', where there is none: that, and desserts.
  if (beside === null && reading.course !== 'any' && isOfAbsent(reading.phrase, world)) {
    const offer = granted();
    return offer.foods.length === 0
      ? null
      : answerFrom({ ...offer, text: `${world.words.noSuchFood} ${offer.text}` }, world);
  }
  // 'A starter for an Italian dinner' is a wish for an Italian starter.
  if (beside === null || beside.parts.length + Object.keys(beside.question.intensities).length === 0) return null;
  return answerFrom(granted(), world);
}

const LONGEST_NAME = 3;

/** Whether a phrase may be the name of a food that is not here: few words, none of which says anything else. */
function isOfAbsent(phrase: string, { asked, own }: Asked): boolean {
  const said = trimPhrase(phrase, asked).split(' ');
  const { fillers } = questionGrammars[asked].wish;
  return !speaksOf(own) && said.length <= LONGEST_NAME && said.every((word) => !fillers.has(word) && !isTalk(word));
}

/** 'Dishes with corn', 'a dessert with chocolate': what they are made of, and not what they are eaten with. */
function isMadeWith(
  { certainty, food: meantOne }: MeantFood,
  reading: OneFoodReading,
  { question, asked, catalogue }: Asked,
): boolean {
  const phrase = trimPhrase(reading.phrase, asked);
  const text = plainQuestion(question.prompt, questionGrammars[asked]);
  // 'I love garlic, what do you recommend' is no wish for what is like black garlic.
  // Nor does rice, in whose place something is to stand, mean rice crackers.
  if (reading.kind === 'like' || reading.kind === 'similar') {
    // Who loves garlic wants dishes with it, and nothing like a clove.
    const isFood = certainty === 'exact' && !isBasic(meantOne);
    if (lovesIt.test(text) || lovesIt.test(foldSearchText(question.prompt)))
      return !isFood && namesIngredient(phrase, asked);
    return (
      inPlaceOf.test(text) &&
      ((certainty !== 'exact' && isIngredient(phrase, asked)) || (!isFood && isAllergen(phrase)))
    );
  }
  if (reading.kind !== 'pairing' && reading.kind !== 'course') return false;
  const isStated = () =>
    oneThing.test(phrase) &&
    catalogue.find(everyFood, { passes: (food) => isStatedIn(food, plainIngredient(phrase)), limit: 1 }).length > 0;
  const isHeld = asksForHeld.test(text) || (drinkWith.test(text) && isMixedIn(meantOne));
  const isHeldIn = namesIngredient(phrase, asked) || ((certainty === 'near' || isHeld) && isStated());
  const isOfCourse = reading.kind === 'course' && reading.course !== 'drink' && !asksForPartner.test(text);
  return isHeldIn && (certainty !== 'exact' || isHeld || isOfCourse);
}

/** 'A hot drink with ginger'. */
const drinkWith =
  /^(?:an? |some |\w+ ){0,3}?(?:drinks?|cocktails?|beverages?|teas?|coffees?|getrae?nke?|tee|kaffee) (?:with|mit) /;

/** What is put into drinks, and not eaten beside them. */
const isMixedIn = (food: TasteTraits) => courseOf(food) === 'ingredient' || courseOf(food) === 'sauce' || isFruit(food);

const isAllergen = (phrase: string) => findMentions(phrase.split(' ')).some(({ isDish }) => !isDish);

/** An English word that may name an ingredient, or two of which the second says so: 'soy sauce'. */
const oneThing = /^(?:[a-z]{4,}|[a-z]{3,} (?:sauce|paste|oil|cheese|milk|cream|powder|vinegar|seeds?|syrup|jam|leaf))$/;

/** 'Does blue cheese go with figs' asks about both: what either is called avoids nothing. */
function besidesIn({ kind }: OneFoodReading, { question, asked, own }: Asked): readonly string[] {
  if (own.isOfHarm) return [];
  const text = plainQuestion(question.prompt, questionGrammars[asked]);
  const [, one = '', other = ''] = (kind === 'pairing' && togetherIn.exec(text)) || [];
  return denied.test(text) ? [] : [one, other];
}

const togetherIn =
  /^(?:does|do|would|will|passt|passen|schmeckt|gehen|geht) (.+?) (?:go|work|pair|fit|match|gut|auch)?(?: well| nicely| together)? ?(?:with|zum?|zur|mit) (.+)$/;
const denied = /\b(?:no|not|without|free|allerg\w*|safe|ohne|nicht|kein\w*|frei)\b/;

const lovesIt =
  /(?:^|\b(?:if|because|when|wenn|weil|falls|da) )(?:i|we|you|ich|wir|man) (?:really |also |sehr )?(?:\w+ )?(?:like|love|enjoy|mag|liebe|liebt)\b/;

/** Of any line of ingredients, in the language of the question. */
function isIngredient(phrase: string, asked: AssistantLanguage): boolean {
  return namesIngredient(phrase, asked) || (asked === 'de' && germanIngredient(phrase) !== null);
}

/** An ingredient or an allergen that is no food of its own. */
function isIngredientAlone(phrase: string, asked: AssistantLanguage): boolean {
  return isIngredient(phrase, asked) || findMentions(phrase.split(' ')).some(({ isDish }) => !isDish);
}

function namesIngredient(phrase: string, asked: AssistantLanguage): boolean {
  return ingredientsIn(phrase, asked).some(({ words }) => words === phrase);
}

/** What must be said of a food that was named, where it is not stated to be free of what the question and the profile avoid. */
export function warningsOf(
  food: TasteTraits,
  { avoidance, listing: { profile }, catalogue, words }: Pick<Asked, 'avoidance' | 'listing' | 'catalogue' | 'words'>,
  isSafety = false,
): readonly string[] {
  const against = avoidance.avoided.filter((need) => needStatus(food, need) !== 'stated-free');
  return [
    ...(isSafety || against.length === 0 ? [] : [answerSafety(food, against, words)]),
    ...(isSafety || profile === null || safetyStatusFor(food, profile) === 'stated-free'
      ? []
      : [answerAllergens(food, profile, words)]),
    ...(avoidance.health.length === 0
      ? []
      : answerHealth(food, { matters: avoidance.health, details: catalogue.details(food.id), words })),
  ];
}

/** Says which food was taken where the name left a choice. */
function withDoubt(
  { text, foods }: Offer,
  {
    found: { food, certainty, others },
    words,
    listing,
  }: { readonly found: MeantFood; readonly words: AssistantWords; readonly listing: Listing },
): Offer {
  switch (certainty) {
    case 'exact':
      return { text, foods };
    case 'part': {
      const also = offered(others, listing);
      if (also.length === 0) return { text, foods };
      return { text: `${text}\n${words.also(words.list(also.map(({ name }) => name)))}`, foods: [...foods, ...also] };
    }
    case 'near':
      return { text: `${words.takenFor(food.name)} ${text}`, foods };
    default:
      return assertNever(certainty);
  }
}

/** An offer as an answer: each food once, and what was avoided for it said beside it. */
export function answerFrom(
  { text, foods, notUnderstood = [] }: Offer,
  { avoidance, words }: Pick<Asked, 'avoidance' | 'words'>,
): AssistantAnswer {
  const named = foods.filter(({ id }, place) => foods.findIndex((other) => other.id === id) === place);
  const avoiding = avoidingLabels(avoidance, words);
  const disliked = answerDisliked(named, avoidance.disliked, words);
  return {
    text: disliked === '' ? text : `${text}\n${disliked}`,
    foods: named.map(({ id, name }) => ({ id, name })),
    ...(avoiding.length === 0 ? {} : { avoiding }),
    ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
  };
}

function unique(needs: readonly Need[]): readonly Need[] {
  const keys = needs.map((need) => JSON.stringify(need));
  return needs.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
