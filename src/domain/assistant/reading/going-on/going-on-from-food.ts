import { cachedPattern } from '#prelude/text/cached-pattern.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { readAvoidance, speaks } from '#domain/avoidance/read-avoidance.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { type AskedReading, readQuestion } from '#domain/assistant/reading/read-question.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { prominence } from '#domain/assistant/reading/read-ingredients.ts';
import { anyWish, type TasteWish, tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';
import { ingredientAsked } from '#domain/assistant/words/asked-ingredients.ts';
import { isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { goesOn, isOfAdjectives, narrows, wishOf } from './adds-to-wish.ts';
import type { GoingOn } from './course-going-on.ts';

/** What goes on from a food that was spoken of, or from a question of one. */
export function goingOnFromFood(
  food: AssistantQuestion['food'],
  last: string,
  { prompt, text, asked, cuisines }: GoingOn,
): readonly AskedReading[] {
  return [
    ...(food === null ? [] : levelOfLast(text, last, { asked, cuisines })),
    ...sameOfAnother(text, last, { asked, cuisines }),
    ...likeTheLast(prompt, { food, last, asked, cuisines }),
  ];
}

/** 'And vegetarian?' or 'not too salty', of a food that was spoken of: another like it, with what is said of that one. */
function likeTheLast(
  prompt: string,
  {
    food,
    last,
    asked,
    cuisines,
  }: {
    readonly food: AssistantQuestion['food'];
    /** The question before. */
    readonly last: string;
    readonly asked: AssistantLanguage;
    readonly cuisines: readonly string[];
  },
): readonly AskedReading[] {
  const grammar = questionGrammars[asked];
  const avoidance = readAvoidance(prompt);
  const text = plainQuestion(prompt, grammar);
  if (food === null || (grammar.fact.test(text) && !asksForAnother.test(text)) || avoidance.isOfHarm) return [];
  const wish = wishOf(text, cuisines, grammar) ?? anyWish;
  const isLike = readQuestion(last, { cuisines, language: asked }).some(isOfOthers);
  if (isLike && avoidance.avoided.length === 0 && goesOn(prompt, grammar) && isOfAdjectives(wish) && saysHow(wish))
    return [{ asked, reading: { kind: 'like', phrase: grammar.ordinary.pronoun, wish, than: null } }];
  if (avoidance.avoided.length === 0)
    return speaks(avoidance) || !saysHow(wish) || !narrows(text, { added: wish, before: null, grammar })
      ? []
      : [{ asked, reading: { kind: 'like', phrase: grammar.ordinary.pronoun, wish, than: null } }];
  if (!goesOn(prompt, grammar) && !isAnotherOne(text) && !narrows(text, { added: wish, before: null, grammar }))
    return [];
  return [{ asked, reading: { kind: 'like', phrase: grammar.ordinary.pronoun, wish, than: null } }];
}

/** Asks what is made with the food that was spoken of; the first group says what that is to be. */
const asksWhereIn: Readonly<Record<AssistantLanguage, readonly RegExp[]>> = {
  en: [
    /^(?:(?:and|so|ok|but) )*(?:in )?(?:what|which) (.+?) (?:is|are|has|have|uses?|contains?|do (?:i|you) (?:find|get|taste|put)|(?:can|could|would|should) (?:i|you) (?:find|get|try|taste|smell|put)) (?:it|that|them)(?: in)?(?: it)?$/,
    /^(?:(?:and|so|ok|but) )*where (?:do|can|could|would|will) (?:i|you|we) (?:find|get|taste|try|have) (?:it|that|them) in (?:an? |some )?(.+)$/,
    /^(?:(?:and|so|ok|but) )*(?:is|are|do you (?:find|get|have|put)) (?:it|that|they|them) (?:(?:ever|also|sometimes|used|found|eaten|any) )*in (?:an? |any |some )?(.+)$/,
  ],
  de: [
    /^(?:(?:und|ok|aber) )*in (?:welche[rmn]?|was fu?e?r (?:eine[mr]|einem)) (.+?)(?: (?:steckt|stecken|ist|sind|schmecke?|finde?t?|gibt) (?:er|sie|es|das|die|ich (?:das|es|den|die)|man (?:das|es|den|die)))?(?: (?:denn|drin|so))*$/,
    /^(?:(?:und|ok|aber) )*(?:gibt es|hast du|habt ihr) (?:das|es|den|die|ihn|sie) (?:auch |denn |mal )*in (?:eine[mr] )?(.+)$/,
  ],
};

/** 'What does saffron taste like? In which dessert is it?' */
export function madeWithLast(
  food: AssistantQuestion['food'],
  text: string,
  { asked, cuisines }: { readonly asked: AssistantLanguage; readonly cuisines: readonly string[] },
): readonly AskedReading[] {
  const kind = asksWhereIn[asked].map((pattern) => pattern.exec(text)?.[1]).find((said) => said !== undefined);
  if (kind === undefined || food === null) return [];
  const wish = tasteWish(kind, cuisines, questionGrammars[asked].wish);
  const isKind = wish !== null && wish.left.length === 0;
  if (!isKind && !/^(?:dish|dishes|foods?|meals?|things?|recipes?|gerichte?n?|speisen?|essen)$/.test(kind)) return [];
  const { parts, ...rest } = isKind ? wish : anyWish;
  const ingredient = ingredientAsked(foldSearchText(food.name));
  const part: WishPart = {
    // Wanted more than its kind: a dessert without it is no answer.
    left: 'words',
    passes: (one) => one.id !== food.id && isStatedIn(one, ingredient),
    fit: (one) => prominence(one, ingredient),
  };
  return [{ asked, reading: { kind: 'wish', wish: { ...rest, parts: [...parts, part] }, isFirm: false } }];
}

/** Asks for what is like a food. */
const isOfOthers = ({ reading: { kind } }: AskedReading) => kind === 'like' || kind === 'similar';

/** 'And for two?' says nothing of how it is to be. */
function saysHow({ question: { intensities, flavours, textures }, parts }: TasteWish): boolean {
  return Object.keys(intensities).length + flavours.length + textures.length + parts.length > 0;
}

/** 'Is there a vegetarian one', 'gibt es das auch vegan'. */
const asksForAnother =
  /^(?:gibt es (?:das|die|den|es|so was|sowas|davon|auch|eine)\b|(?:is|are) there (?:an?|any|also|ones?)\b|do you have (?:an?|any|ones?)\b)/;

/** 'Is there a veggie one', 'is there one without cheese'. */
const isAnotherOne = (text: string) =>
  asksForAnother.test(text) && /\b(?:ones?|versions?|options?)(?:$| (?:without|with no|that)\b)/.test(text);

const anotherName =
  /^(?:(?:and|what about|how about|und|was ist mit|wie ist es mit|wie sieht es mit) )?([\p{L} ]+?)(?: aus)?$/u;

/** 'What about ramen?' asks of it what was asked of another food. */
function sameOfAnother(
  text: string,
  last: string,
  { asked, cuisines }: { readonly asked: AssistantLanguage; readonly cuisines: readonly string[] },
): readonly AskedReading[] {
  const phrase = anotherName.exec(text)?.[1];
  const reading = readQuestion(last, { cuisines, language: asked })[0]?.reading;
  if (
    phrase === undefined ||
    reading === undefined ||
    !('phrase' in reading) ||
    reading.kind === 'topic' ||
    reading.phrase === last
  )
    return [];
  return [{ asked, reading: { ...reading, phrase, isBare: true } }];
}

/** 'Something sour' is a wish. */
const wishesAnew = /\b(?:something|anything|etwas|irgendetwas|irgendwas|was)\b/;

/** 'And sour?', of a food that something was asked about. */
function levelOfLast(
  text: string,
  last: string,
  { asked, cuisines }: { readonly asked: AssistantLanguage; readonly cuisines: readonly string[] },
): readonly AskedReading[] {
  if (wishesAnew.test(text)) return [];
  const grammar = questionGrammars[asked];
  // A question that no rule reads is taken for the name of a food.
  const whole = plainQuestion(last, grammar);
  const isOfFood = readQuestion(last, { cuisines, language: asked }).some(
    ({ reading }) => 'phrase' in reading && reading.phrase !== whole,
  );
  const said = text
    .split(' ')
    .filter((word) => !grammar.ordinary.besideCompared.has(word))
    .join(' ');
  const taste = intensityNames.find((name) => cachedPattern(`^(?:${grammar.wish.tastes[name]})$`).test(said));
  return taste === undefined || !isOfFood
    ? []
    : [{ asked, reading: { kind: 'level', phrase: grammar.ordinary.pronoun, taste } }];
}
