import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { readAvoidance, speaks } from '#domain/avoidance/read-avoidance.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { comparativeIn, onlyCompares } from '#domain/assistant/reading/ordinary-readings.ts';
import type { QuestionGrammar } from '#domain/assistant/reading/grammars/question-grammar.ts';
import type { AskedReading } from '#domain/assistant/reading/read-question.ts';
import { readQuestion } from '#domain/assistant/reading/read-question.ts';
import type { Reading } from '#domain/assistant/reading/reading.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { asksForWeight, fitByWeight } from '#domain/assistant/answers/compare-weight.ts';
import { readOrder } from '#domain/assistant/reading/taste-order.ts';
import { together } from '#domain/assistant/reading/together.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import {
  addedBy,
  type Addition,
  goesOn,
  isOfAdjectives,
  narrows,
  onlyAdds,
  tellsWhoDrinks,
  wishOf,
} from './adds-to-wish.ts';
import { goingOnFromFood, madeWithLast } from './going-on-from-food.ts';
import { ofComparison, ofOneOfThem, ofSeveralSpoken, ofShown, ofSpokenFood } from './of-spoken.ts';
import { besideNamed, courseGoingOn, type GoingOn, isHeldIn } from './course-going-on.ts';
import { isCalled, isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { asksForSeafood, ingredientAsked, isSeafoodOrFish } from '#domain/assistant/words/asked-ingredients.ts';
import { isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';
import { asksForHeld } from '#domain/assistant/reading/wish-text.ts';
import { anyWish, tasteWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';

/** 'But not too much', of the tastes that were asked for. */
const lessOfIt =
  /^(?:not (?:too|so|that|as) much|(?:a (?:bit|little) )?less|nicht (?:zu|so) viel|(?:etwas |ein bisschen )?weniger)(?: please| bitte)?$/;
const some = { from: 1, to: 3 } as const;

function withLess(wish: TasteWish): TasteWish {
  const intensities = Object.fromEntries(
    Object.entries(wish.question.intensities).map(([name, range]) => [name, range.from > 0 ? some : range]),
  );
  return { ...wish, question: { ...wish.question, intensities } };
}

const unstated: ReadonlySet<string> = new Set(['price', 'time', 'choosing']);

/** What no record states is said to be so, of whatever was shown. */
const asksForUnstated = (text: string, { ordinary }: QuestionGrammar) =>
  ordinary.topics.some(([topic, words]) => unstated.has(topic) && words.test(text));

/** In words; what is longer says all that it wants. */
const LONGEST = 6;
/** 'Which one of those is the lightest of all'. */
const LONGEST_OF_SHOWN = 10;

/**
 * How a short question can be read that goes on from those before it: 'but Korean', 'with chicken', 'too hot for me', 'another one', 'which is
 * saltier?'. What earlier questions avoid is no part of it: that stays avoided by itself (R29).
 *
 * @returns [] for one that says all by itself
 */
export function readingsGoingOn(
  { prompt, food, earlier = [], shown = [], language = 'en' }: AssistantQuestion,
  cuisines: readonly string[],
): readonly AskedReading[] {
  const last = earlier.at(-1);
  if (last === undefined) return [];
  const asked = readQuestion(prompt, { cuisines, language })[0]?.asked ?? language;
  const grammar = questionGrammars[asked];
  const text = plainQuestion(prompt, grammar);
  const holdingIt = madeWithLast(food, text, { asked, cuisines });
  if (holdingIt.length > 0) return holdingIt;
  if (asksForUnstated(text, grammar)) return [];
  const ofSpoken = food === null ? null : ofSpokenFood(text, food, grammar);
  if (ofSpoken !== null) return [{ asked, reading: ofSpoken }];
  const ofOne = ofOneOfThem(
    text,
    readQuestion(last, { cuisines, language }).map(({ reading }) => reading),
    grammar,
  );
  if (ofOne !== null) return [{ asked, reading: ofOne }];
  const ofRest = besideNamed(text, last, { cuisines, language });
  if (ofRest.length > 0) return ofRest;
  if (isTooLong({ prompt, text, earlier, grammar, cuisines })) return [];
  const goingOn = { prompt, text, earlier, shown, asked, cuisines };
  const ofSeveral = ofThoseNamed(goingOn, language);
  if (ofSeveral !== null) return [{ asked, reading: ofSeveral }];
  // 'Pad Thai' alone names it, and wishes for nothing Thai.
  const said = plainQuestion(last, grammar);
  const isName = food !== null && said === foldSearchText(food.name) && !isKindWord(said);
  const before = isName ? null : wishBefore(earlier, cuisines, language);
  const own = readQuestion(prompt, { cuisines, language })[0]?.reading;
  // 'Spicy curry', 'and what do I drink with it': beside all of those, and nothing spicy to drink.
  if (before !== null && own?.kind === 'course' && own.phrase === grammar.ordinary.pronoun)
    return [{ asked, reading: { ...own, phrase: wishedFor(earlier, { cuisines, grammar }) ?? said } }];
  return before === null ? goingOnFromFood(food, last, goingOn) : goingOnFrom(before, goingOn);
}

/** Whether a question says more than those do that go on from another. */
function isTooLong(question: Addition): boolean {
  const { prompt, text, grammar } = question;
  const most =
    ofShown.test(text) || grammar.ordinary.goesOnAfter.test(prompt.trim().toLowerCase()) || onlyAvoids(question)
      ? LONGEST_OF_SHOWN
      : LONGEST;
  return text.split(' ').length > most;
}

/** The latest question that says which foods are wanted, 'something Korean', rather than how they are to be, 'less spicy'; else the first wish of all. */
function wishedFor(
  earlier: readonly string[],
  { cuisines, grammar }: { readonly cuisines: readonly string[]; readonly grammar: QuestionGrammar },
): string | undefined {
  const wishes = earlier.flatMap((prompt) => {
    const text = plainQuestion(prompt, grammar);
    const wish = wishOf(text, cuisines, grammar);
    return wish === null ? [] : [{ text, saysWhich: !isOfAdjectives({ ...wish, order: null, left: [] }) }];
  });
  return (wishes.findLast(({ saysWhich }) => saysWhich) ?? wishes[0])?.text;
}

/** What is asked of several that were compared, named one after the other or shown, or beside a food. */
function ofThoseNamed(goingOn: GoingOn, language: AssistantLanguage): Reading | null {
  const { prompt, text, earlier, shown, asked, cuisines } = goingOn;
  const grammar = questionGrammars[asked];
  const before = earlier.map((one) => readQuestion(one, { cuisines, language }).map(({ reading }) => reading));
  const compared = ofComparison({ prompt, text }, before.at(-1) ?? [], grammar);
  const beside = compared ?? courseGoingOn(goingOn);
  if (beside !== null) return beside;
  const ofThese = orderOfShown(text, { shown, grammar, cuisines });
  if (ofThese !== null) return { kind: 'wish', wish: ofThese, isFirm: false };
  return ofSeveralSpoken(text, before, grammar);
}

/** What such words ask for, or null. */
function adjectivesIn(addition: Addition, before: TasteWish): TasteWish | null {
  const added = addedBy(addition);
  return added !== null && onlyAdds(added, before, addition) ? added : null;
}

/** 'No, something with rice', after noodles: what is to be eaten is said anew. */
const takesBack =
  /^\s*(?:no|nope|nah|nein|ne|nee|actually|rather|doch|lieber|doch lieber)\b(?! (?:too|so|very|zu|nicht))/i;

function inItsPlace(before: TasteWish, added: TasteWish, prompt: string): TasteWish {
  const saysWhat =
    added.holding.length > 0 || added.parts.some(({ left, isDenied }) => left === 'kind' && isDenied !== true);
  if (!takesBack.test(prompt) || !saysWhat) return together(before, added);
  const parts = before.parts.filter(({ left }) => left !== 'kind' && left !== 'ingredients');
  return together({ ...before, parts, holding: [] }, added);
}

/** Asks for foods by itself. */
const asksAnew =
  /\b(?:what|something|anything|suggest\w*|recommend\w*|ideas?|give me|show me|find me|list|want|would like|looking for|was|etwas|irgendwas|empfiehl\w*|vorschl\w*|zeig|such\w*|will|mochte|moechte|hatte gern\w*)\b/;

/** 'My son does not like fish, is there anything else' asks for more of the same, without that. */
const anythingElse =
  /\b(?:(?:is|are) there |do you have |got )?(?:any|some)thing else\b|\bwhat else\b(?: is there)?|\b(?:gibt es |hast du |habt ihr )?(?:da |noch |auch )?(?:et)?was (?:anderes|andres|sonst)\b/g;

/** 'Anything vegetarian?' is asked of the same. */
const asksForDiet =
  /^(?:(?:and|ok|okay|is there|are there|do you have|got|und|gibt es|hast du) )*(?:any|anything|something|etwas|was|irgendwas)? ?(?:(?:that is|thats|das ist) )?[a-z]+(?: free)?(?: ones?| options?| too)?$/;

/** 'One of them can't have egg', 'which one has no cream': says what to leave out of what was asked for, and asks for nothing else. */
function onlyAvoids({ prompt, text, earlier, grammar, cuisines }: Addition): boolean {
  if (tellsWhoDrinks(earlier, prompt)) return true;
  if (
    (asksAnew.test(text.replace(anythingElse, ' ')) && !asksForDiet.test(text)) ||
    (grammar.fact.test(text) && !ofShown.test(text)) ||
    !speaks(readAvoidance(prompt))
  )
    return false;
  const own = wishOf(text, cuisines, grammar);
  return own === null || isOfAdjectives({ ...own, left: [] });
}

/** The last wish with what is added to it, less of it, or more foods for it. */
function goingOnFrom(
  before: TasteWish,
  { prompt, text, earlier, shown, asked, cuisines }: GoingOn,
): readonly AskedReading[] {
  const grammar = questionGrammars[asked];
  const isMore = grammar.ordinary.more.test(text);
  if (lessOfIt.test(text)) return [{ asked, reading: { kind: 'wish', wish: withLess(before), isFirm: false } }];
  const added = isMore ? anyWish : addedBy({ prompt, text, earlier, cuisines, grammar });
  if (
    added === null ||
    (!isMore &&
      !goesOn(prompt, grammar) &&
      !onlyAvoids({ prompt, text, earlier, grammar, cuisines }) &&
      !narrows(text, { added, before, grammar }) &&
      !grammar.ordinary.onlyComparative.test(text) &&
      !onlyCompares(text, grammar))
  )
    return [];
  const wish = inItsPlace(before, added, prompt);
  return [
    {
      asked,
      reading: {
        kind: 'wish',
        wish: isMore
          ? { ...wish, parts: [...wish.parts, { left: 'words', passes: ({ id }) => !shown.includes(id) }] }
          : wish,
        isFirm: false,
      },
    },
  ];
}

/** 'Which of these is the mildest?', of all that was named in the conversation. */
function orderOfShown(
  text: string,
  { shown, grammar, cuisines }: Pick<GoingOn, 'shown' | 'cuisines'> & { readonly grammar: QuestionGrammar },
): TasteWish | null {
  if (shown.length < 2 || !ofShown.test(text)) return null;
  const ofThem: WishPart = { left: 'words', passes: ({ id }) => shown.includes(id) };
  if (asksForWeight.test(text)) return { ...anyWish, parts: [{ ...ofThem, fit: fitByWeight(text) }] };
  const order = readOrder(text, grammar.wish.language).found ?? comparativeIn(text, grammar.ordinary);
  if (order !== null) return { ...anyWish, order, parts: [ofThem] };
  // 'Which of those is the lightest': a word that records say.
  const wish = tasteWish(text, cuisines, grammar.wish);
  const saysSo = ({ question: { flavours, textures }, parts, left }: TasteWish) =>
    flavours.length + textures.length > 0 || (left.length === 0 && parts.some(({ isImplied }) => isImplied !== true));
  if (wish === null || !saysSo(wish)) return null;
  return { ...wish, left: [], parts: [...wish.parts, ofThem] };
}

/** The last wish before, with what went on from it. */
function wishBefore(
  earlier: readonly string[],
  cuisines: readonly string[],
  language: AssistantQuestion['language'] = 'en',
): TasteWish | null {
  let wish: TasteWish | null = null;
  for (const [at, prompt] of earlier.entries()) {
    const grammar = questionGrammars[readQuestion(prompt, { cuisines, language })[0]?.asked ?? language];
    const text = plainQuestion(prompt, grammar);
    const readings = readQuestion(prompt, { cuisines, language }).map((one) => one.reading);
    // 'Something milder' goes on from a wish, too.
    const isComparative: boolean = wish !== null && grammar.ordinary.onlyComparative.test(text);
    const asked = asksOf(text, readings, grammar);
    // 'Something else' changes nothing of what is wanted.
    const isOfOne: boolean = asked === 'one' && !isComparative && !grammar.ordinary.more.test(text);
    const narrowing: TasteWish | null =
      wish === null ? null : adjectivesIn({ prompt, text, earlier: earlier.slice(0, at), cuisines, grammar }, wish);
    const read: TasteWish | null = narrowing ?? (isOfOne || asked === 'fact' ? null : wishOf(text, cuisines, grammar));
    const own: TasteWish | null = asked === 'fact' ? null : withAsked(read, wish, prompt);
    wish =
      own !== null && wish !== null && (narrowing !== null || isComparative || goesOn(prompt, grammar))
        ? inItsPlace(wish, own, prompt)
        : (own ?? (isOfOne ? null : wish));
  }
  return wish;
}

/** With the allergens that it plainly asks for, which are no part of a wish: 'Italian', 'with seafood', 'no cream'. */
function withAsked(own: TasteWish | null, before: TasteWish | null, prompt: string): TasteWish | null {
  const { askedWords } = readAvoidance(prompt);
  if (askedWords.length === 0 || (own === null && before === null)) return own;
  const parts = askedWords.map((word): WishPart => {
    const ingredient = ingredientAsked(word);
    return {
      left: 'ingredients',
      passes: asksForSeafood.test(word)
        ? isSeafoodOrFish
        : (food) => isStatedIn(food, ingredient) || isCalled(food, word),
    };
  });
  return { ...(own ?? anyWish), parts: [...(own ?? anyWish).parts, ...parts] };
}

/** What a question asks for: something of one food, a fact, or foods. */
function asksOf(text: string, readings: readonly Reading[], grammar: QuestionGrammar): 'one' | 'fact' | 'foods' {
  const isOfOffered = (one: Reading | undefined) =>
    one !== undefined && 'phrase' in one && grammar.pronoun.test(one.phrase) && one.kind !== 'course';
  // 'Does it contain milk' asks of one of those that were offered.
  if (isOfOffered(readings[0])) return 'fact';
  // 'What is spicy in Korea' is a question, and a wish; 'something with beef' is no pairing.
  if (
    asksForHeld.test(text) ||
    isHeldIn(readings[0], text, grammar) ||
    (grammar.what.test(text) && readings.some(isTastyWish))
  )
    return 'foods';
  const [reading] = readings.filter((one) => one.kind !== 'like' || one.isItself !== true);
  // 'Something sweet' may be a dessert to the food that was spoken of, and is a wish where there was none.
  const isOfOne =
    reading !== undefined &&
    !(reading.kind === 'course' && reading.phrase === grammar.ordinary.pronoun) &&
    !ofNoOne.has(reading.kind);
  if (isOfOne) return 'one';
  // 'Can you recommend a Greek dish' and 'which soup is good' are no questions for a fact.
  const [first] = readings;
  const isForFoods = first?.kind === 'meal' || (first?.kind === 'wish' && first.isFirm);
  return grammar.fact.test(text) && !isForFoods ? 'fact' : 'foods';
}

const ofNoOne: ReadonlySet<Reading['kind']> = new Set(['wish', 'meal', 'menu', 'comparison', 'safety']);

/** A wish that says how it is to taste, or of which kitchen, and nothing that is not understood: 'miso soup' is no such, 'spicy and Korean' and 'the mildest' are. */
function isTastyWish(reading: Reading): boolean {
  if (reading.kind !== 'wish' || reading.wish.left.length > 0) return false;
  const { intensities, flavours, textures, cuisine } = reading.wish.question;
  return (
    reading.wish.order !== null ||
    cuisine !== '' ||
    Object.keys(intensities).length + flavours.length + textures.length > 0
  );
}
