import { apartFromWords } from '#domain/avoidance/known-already.ts';
import { isOrdinaryWord, isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { ingredientAsked } from '#domain/assistant/words/asked-ingredients.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { isBasic, isFruit } from '#domain/assistant/words/kinds/food-kinds.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import { ingredientsIn, isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { describes, meantIn, trimPhrase } from './meant-food.ts';
import { questionGrammars } from './grammars/question-grammars.ts';
import { anyWish, tasteWish } from './taste-wish.ts';
import type { WishPart } from './wish-part.ts';
import { courseReading, likeReadings, tasteIn } from './ordinary-readings.ts';
import type { OneFood, Reading } from './reading.ts';

const MOST_WORDS = 4;
const SHORTEST = 3;
/** So many words of a question are looked at. */
const LONGEST_TEXT = 24;

/** What is asked of a food, by words anywhere in a question, the more telling first; else how it tastes. */
const cues: Readonly<Record<AssistantLanguage, readonly (readonly [OneFood, RegExp])[]>> = {
  en: [
    ['similar', /\b(?:similar|alternatives?|substitutes?|instead|something like|anything like|like (?:that|it))\b/],
    ['pairing', /\b(?:go(?:es)? with|pairs?|serve(?:d)? with|to drink|side)\b/],
    ['portion', /\b(?:portions?|servings?|how (?:big|large))\b/],
    ['eating', /^how .*\b(?:eat|eats|eaten|drink|drunk)\b/],
    ['ingredients', /\b(?:made (?:of|from|with)|ingredients?|recipe|contains?|inside)\b/],
    ['origin', /\b(?:come from|comes from|origin|country|invented)\b/],
    [
      'taste',
      /\b(?:tast(?:es?|ed|ing)|flavou?rs?|describe|meant to be|supposed to be|what is .* like|what is (?:it|that|this)(?: called)?|how strong)\b/,
    ],
  ],
  de: [
    ['similar', /\b(?:aehnlich\w*|ahnlich\w*|alternativen?|ersatz|stattdessen|so was|sowas)\b/],
    ['pairing', /\b(?:passt|passen|dazu|beilagen?|trink\w*)\b/],
    ['portion', /\b(?:portion\w*|wie gross)\b/],
    ['eating', /^wie .*\b(?:isst|esse|essen|gegessen)\b/],
    ['ingredients', /\b(?:zutaten|rezept|enthalt|enthaelt|besteht|gemacht|drin)\b/],
    ['origin', /\b(?:kommt|stammt|herkunft|erfunden)\b/],
    ['taste', /\b(?:schmeck\w*|geschmack\w*|geschmacklich|beschreib\w*|wonach|einstellen)\b/],
  ],
};
const compares =
  /\b(?:compar\w*|differ\w*|cousins?|siblings?|alike|related|relatives|twins|verwandt\w*|geschwister|versus|vs|or|than|between|vergleich\w*|unterschied\w*|oder|als|verglichen|dasselbe|selbe|zwischen)\b/;
/** Ends the words before a food with which something is to go. */
const beside =
  /\b(?:with|to|after|before|alongside|for|follow|following|zu|zum|zur|nach|mit|neben|fur|fuer)(?: (?:an?|the|my|our|really|am|nem|einem|einer|der|dem|den|meinem?r?|unserem?r?|hot|cold|\w+em|\w+er))*$/;
/** Ends the words before a food that is not wanted, and is known already: 'Filipino apart from adobo'. */
const except = new RegExp(
  `\\b(?:without|not|no|ohne|keine?[mnrs]?|nicht|schon wieder|${apartFromWords})(?: (?:just|only|another|schon|wieder|immer|nur|the|an?|den|die|das|eine?[mn]?))*$`,
);
/** Asks for something to have with it. */
const asksPartner =
  /\b(?:goes|go|pairs?|serve|drinks?|sides?|desserts?|puddings?|starters?|sauces?|chutneys?|dips?|balance|passt|passen|dazu|trink\w*|getrank\w*|getraenk\w*|beilagen?|nachtisch|nachspeise?|dessert|vorspeise|reicht|sosse|dip)\b/;
/** Says that others like it are wanted. */
const likens =
  /\b(?:similar|resembl\w+|remind\w*|(?:same|that) (?:direction|vein|ballpark|sort|thing|vibe)|close to|along the lines|aehnlich\w*|ahnlich\w*|erinner\w*|(?:gleiche|selbe|diese|die|der) (?:richtung|art))\b/;
/** Says how they are to be unlike it. */
const saysUnlike =
  /\b(?:but|only|just|minus|less|more|aber|nur|bloss|halt|weniger|mehr|lieber)\b|\b(?:is|are|was|were|ist|sind|war|waren) (?:(?:mir|uns|me|us|immer|oft|always|a bit|way|viel|etwas) )*(?:zu|too) \w/;
/** Asks how it tastes, whatever else it tells. */
const asksTaste = /^(?:what|how|hows|tell|describe|wie|wonach|nach was|beschreib\w*)\b/;

/** Ends where the food stands of which something is asked: 'is polenta rather firm', 'can you eat the skin of a kiwano'. */
const asksOfIt =
  /^(?:(?:and|so|but|ok|und|also|mal) )*(?:is|are|do|does|why (?:does|do|is|are)|can (?:you|i|one|we) (?:eat|drink) (?:the \w+ (?:of|on|from) )?|what (?:do|does) (?:people|you|one|they) do with|ist|sind|hat|haben|(?:warum|wieso|weshalb) \w+|kann man (?:die \w+ (?:von|der) )?|was macht man mit)(?: (?:an?|the|der|die|das|den|dem|eine[rn]?))?$/;

interface Text {
  /** Plain, as the rules of its language read it. */
  readonly text: string;
  readonly language: AssistantLanguage;
}

interface Named {
  readonly food: TasteTraits;
  readonly phrase: string;
  /** The text before it, and behind it. */
  readonly before: string;
  readonly after: string;
}

/** How a question is read by the foods that are called so within it. */
export interface ByName {
  readonly readings: readonly Reading[];
  /** Whether words beside the names say what is asked of them; else it is taken for how one tastes. */
  readonly isSaid: boolean;
}

/** By which words a text names foods of the catalogue, in its order. */
export function namesIn(
  text: Text,
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): readonly string[] {
  return namedInside(text, catalogue).map(({ phrase }) => phrase);
}

/** How a question is read that no rule knows, by the foods that are called so within it; no readings where it names none. */
export function readingsByName(
  { text, language }: Text,
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): ByName {
  const named = namedInside({ text, language }, catalogue);
  const [one, other] = named;
  if (one === undefined) return { readings: [], isSaid: false };
  const grammar = questionGrammars[language];
  const readBy = { cuisines: catalogue.cuisines(), grammar };
  const known = named.find(({ before }) => except.test(before));
  if (known !== undefined && named.length === 1 && !asksPartner.test(text))
    return { readings: [otherThan(known, readBy)], isSaid: true };
  const partner = named.find(({ before, after }) => beside.test(before) && asksPartner.test(`${before} ${after}`));
  if (partner !== undefined) {
    const said = `${partner.before.replace(beside, '')} ${partner.after}`.trim();
    const { phrase } = partner;
    return { readings: [...courseReading(said, phrase, readBy), { kind: 'pairing', phrase }], isSaid: true };
  }
  if (other !== undefined && compares.test(text)) {
    const phrases = named.slice(0, MOST_WORDS).map(({ phrase }) => phrase);
    const taste = tasteIn(text, grammar);
    return { readings: [{ kind: 'comparison', phrases, taste, isLed: true, isSaid: false }], isSaid: true };
  }
  const { phrase, before, after } = one;
  const said = `${before} ${after}`.trim();
  const cue = cues[language].find(([, words]) => words.test(text))?.[0];
  const like = likeReadings(phrase, said, readBy);
  const isUnlike = saysUnlike.test(said) && like.some(({ wish, than }) => wish !== anyWish || than !== null);
  if (likens.test(said) || (isUnlike && !(cue === 'taste' && asksTaste.test(text))))
    return { readings: like, isSaid: true };
  // What dishes are made of stands in many a sentence, and in what somebody cannot eat: it is told of where something is asked of it.
  const isAskedOf = asksOfIt.test(before) || (before === '' && asksOfIt.test(`${after} `));
  if (cue === undefined && !isAskedOf && (isBasic(one.food) || isFruit(one.food)))
    return { readings: [], isSaid: false };
  return { readings: [{ kind: cue ?? 'taste', phrase }], isSaid: cue !== undefined };
}

/**
 * Whether a text asks how one food is whose name is two words, of which one alone is another food: a ghost pepper is no pepper soup, and scotch bonnet no
 * scotch. 'Lamb vindaloo' and 'homemade kimchi' are what they say.
 */
export function asksOfLongerName(
  readings: readonly { readonly reading: Reading; readonly asked: AssistantLanguage }[],
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): boolean {
  const first = readings.find(({ reading: { kind } }) => kind !== 'meaning');
  if (first === undefined || !isOfOneFood(first.reading)) return false;
  const name = trimPhrase(first.reading.phrase, first.asked);
  const words = name.split(' ');
  if (words.length !== 2 || meantIn(catalogue, name, first.asked) !== null) return false;
  const named = namesIn({ text: name, language: first.asked }, catalogue);
  const other = words.find((word) => word !== named[0]);
  return named.length === 1 && other !== undefined && isPartOfName(other, first.asked, catalogue);
}

const isOfOneFood = (reading: Reading): reading is Extract<Reading, { readonly phrase: string }> =>
  /^(?:taste|level|eating|portion)$/.test(reading.kind) && !('isBare' in reading && (reading.isBare ?? false));

/** Whether a word can stand behind another as the rest of a name that nobody knows here. */
const isUnknownNoun = (word: string, catalogue: Pick<AssistantCatalogue, 'cuisines'>) =>
  word.length > SHORTEST && !isOrdinaryWord(word) && !isKindWord(word) && isPartOfName(word, 'en', catalogue);

/** 'Actually', and slips of it. */
const adverb = /ly$/;

/** Whether a word says nothing by itself of how a food is, what it is made of or where it is from. */
function isPartOfName(
  word: string,
  language: AssistantLanguage,
  catalogue: Pick<AssistantCatalogue, 'cuisines'>,
): boolean {
  return !(
    isTalk(word) ||
    describes(word) ||
    adverb.test(word) ||
    questionGrammars[language].wish.fillers.has(word) ||
    ingredientsIn(word, language).length > 0 ||
    tasteWish(word, catalogue.cuisines(), questionGrammars[language].wish)?.left.length === 0
  );
}

/** What else is wanted, without that food. */
function otherThan({ before, food }: Named, { cuisines, grammar }: Parameters<typeof courseReading>[2]): Reading {
  const wish = tasteWish(before.replace(except, '').trim(), cuisines, grammar.wish) ?? anyWish;
  // Without garlic is without what is made with it, too.
  const ingredient = isBasic(food) ? ingredientAsked(foldSearchText(food.name)) : null;
  const part: WishPart = {
    left: 'words',
    passes: (one) => one.id !== food.id && (ingredient === null || !isStatedIn(one, ingredient)),
    isDenied: true,
  };
  return { kind: 'wish', wish: { ...wish, parts: [...wish.parts, part] }, isFirm: false };
}

/** Names of foods within a text, in its order; none overlaps another, and of two that would the longer is taken. */
function namedInside(
  { text, language }: Text,
  catalogue: Pick<AssistantCatalogue, 'search' | 'details' | 'cuisines'>,
): readonly Named[] {
  const words = text.split(' ').slice(0, LONGEST_TEXT);
  const { fillers } = questionGrammars[language].wish;
  const exactly = { ...catalogue, search: (said: string) => catalogue.search(said, () => true) };
  const found: { readonly from: number; readonly to: number; readonly phrase: string; readonly food: TasteTraits }[] =
    [];
  for (let length = MOST_WORDS; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length;
      const own = words.slice(from, to);
      const isTaken = found.some((one) => one.from < to && from < one.to);
      const edges = [own[0] ?? '', own.at(-1) ?? ''];
      // 'Cheese' alone says nothing of which, and ends 'goat cheese'.
      const isNoName = (word: string, place: number) =>
        word.length < SHORTEST || fillers.has(word) || (isTalk(word) && (place === 0 || length === 1));
      // 'Soy sauce' begins with a word of no name, and is one whole.
      const isWholeAlone = edges.some(isNoName);
      if (isTaken || (isWholeAlone && length !== 2)) continue;
      const phrase = own.join(' ');
      const meant = meantIn(exactly, phrase, language);
      if (meant === null || meant.certainty === 'near') continue;
      if (isWholeAlone && foldSearchText(meant.food.name) !== phrase) continue;
      // 'Scotch' is whisky, and begins 'scotch bonnet'.
      const next = words[to];
      const isOtherName =
        length === 1 && ![meant.food.name, meant.food.nativeName].map(foldSearchText).includes(phrase);
      if (isOtherName && language === 'en' && next !== undefined && isUnknownNoun(next, catalogue)) continue;
      if (
        meant.certainty === 'exact' ||
        (length === 1 && isOfName(meant.food, phrase) && !saysElse(phrase, language, catalogue))
      )
        found.push({ from, to, phrase, food: meant.food });
    }
  return found
    .toSorted((one, next) => one.from - next.from)
    .map(({ from, to, phrase, food }) => ({
      food,
      phrase,
      before: words.slice(0, from).join(' '),
      after: text.split(' ').slice(to).join(' '),
    }));
}

/** 'Ube' begins 'Ube Halaya'. */
function isOfName({ name }: TasteTraits, word: string): boolean {
  const words = foldSearchText(name).split(' ');
  // 'Club' begins a sandwich's name, and says something else elsewhere.
  if (isOrdinaryWord(word)) return false;
  return words[0] === word || (words.at(-1) === word && word.length > SHORTEST);
}

function saysElse(
  word: string,
  language: AssistantLanguage,
  { cuisines }: Pick<AssistantCatalogue, 'cuisines'>,
): boolean {
  return (
    isKindWord(word) ||
    ingredientsIn(word, language).length > 0 ||
    (language === 'de' && germanIngredient(word) !== null) ||
    questionGrammars[language].wish.cuisine(word, cuisines()).cuisine !== ''
  );
}
