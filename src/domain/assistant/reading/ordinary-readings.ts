import { cachedPattern, cachedPatternEverywhere } from '#prelude/text/cached-pattern.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { mealParts, readKinds, type MealPart } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { apartFromWords } from '#domain/avoidance/known-already.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { withoutCourses } from '#domain/assistant/words/courses-asked.ts';
import { tastingTerm } from '#domain/assistant/words/tasting-terms.ts';
import { unlikeWhat } from '#domain/assistant/words/unlike-asked.ts';
import { heldReadings } from './held-readings.ts';
import { readOccasions } from './read-occasions.ts';
import { isNoPlainMeal, menuReadings } from './menu-readings.ts';
import type { OrdinaryGrammar } from './grammars/ordinary-grammar.ts';
import type { QuestionGrammar } from './grammars/question-grammar.ts';
import type { Reading } from './reading.ts';
import { readOrder } from './taste-order.ts';
import { anyWish, tasteWish } from './taste-wish.ts';
import type { Strength, TasteOrder } from './wish-part.ts';

interface ReadBy {
  readonly cuisines: readonly string[];
  readonly grammar: QuestionGrammar;
}

/**
 * Readings that liken, compare and ask what goes with a food; each is dropped by whoever answers where no food is called so.
 *
 * @param joined the text with a word for each comma
 */
export function ordinaryReadings(text: string, joined: string, { cuisines, grammar }: ReadBy): readonly Reading[] {
  const { ordinary } = grammar;
  const wishOf = (said: string) => tasteWish(said, cuisines, grammar.wish);
  const like = (phrase: string, said: string) => likeReadings(phrase, said, { cuisines, grammar });
  const likeOtherwise = (phrase: string, said: string) => {
    const [, name = phrase, but = ''] = orderedOtherwise.exec(phrase) ?? [];
    return like(name, `${said} ${but}`.trim());
  };
  const unlike = unlikeWhat(text, grammar.wish.language);
  const courses = withoutCourses(text, grammar.wish.language);
  const menus = menuReadings(joined, { cuisines, grammar });
  return [
    ...(unlike === null ? [] : [{ kind: 'unlike', phrase: unlike } as const]),
    // 'A starter, two mains and a dessert', and 'a Thai starter, a French main'; one of each, of one kitchen or any, is a meal of courses.
    ...menus.filter(isNoPlainMeal),
    ...(courses === null ? [] : [{ kind: 'courses', wish: wishOf(courses) ?? anyWish } as const]),
    ...menus,
    ...eitherReadings(text, grammar),
    ...versus(joined, grammar),
    ...groups(text, [ordinary.than]).flatMap(([said, phrase]) => like(phrase, said)),
    ...kindsThan(text, grammar).flatMap(([said, phrase]) => like(phrase, said)),
    ...wordsThan(text, grammar).flatMap(([said, phrase]) => like(phrase, said)),
    ...groups(text, [ordinary.kindLike]).flatMap(([said, phrase]) =>
      isKindAlone(said, grammar) ? likeOtherwise(phrase, said) : [],
    ),
    ...groups(text, ordinary.likeBut).flatMap(([phrase, said]) =>
      like(phrase === '' ? ordinary.pronoun : phrase, said),
    ),
    ...ordinary.instead.flatMap((pattern) =>
      pattern.exec(text)?.[1] === undefined ? [] : like(pattern.exec(text)?.[1] ?? '', ''),
    ),
    ...(ordinary.onlySimilar.test(text) ? [{ kind: 'similar', phrase: ordinary.pronoun } as const] : []),
    ...(ordinary.onlyComparative.test(text) || onlyCompares(text, grammar) ? like(ordinary.pronoun, text) : []),
    // 'Is beer made with milk' asks what is in it, and for nothing to go with milk.
    ...(heldReadings(text, grammar.wish.language).length > 0
      ? []
      : [...groups(text, ordinary.beside), ...groups(text, [ordinary.partner])]
    ).flatMap(([said, phrase]) => courseReading(said, phrase, { cuisines, grammar })),
    ...groups(text, ordinary.butLike).flatMap(([said, phrase]) => likeOtherwise(phrase, said)),
    ...(ordinary.onlyCourse.test(text) ? courseReading(text, ordinary.pronoun, { cuisines, grammar }) : []),
  ];
}

/** Foods like one, that are as is said beside it. */
export function likeReadings(
  phrase: string,
  said: string,
  { cuisines, grammar }: ReadBy,
): readonly Extract<Reading, { kind: 'like' }>[] {
  const { ordinary, wish } = grammar;
  const than = comparativeIn(said, ordinary);
  const strength = strengthIn(said, ordinary);
  const wished = said
    .replace(than === null ? /$^/ : comparativeWords(ordinary), ' ')
    .replace(strength === null ? /$^/ : cachedPatternEverywhere(ordinary.strength[strength].source), ' ');
  return [
    {
      kind: 'like',
      phrase,
      wish: tasteWish(wished, cuisines, wish) ?? anyWish,
      than,
      ...(strength === null ? {} : { strength }),
    },
  ];
}

/** Whether a text asks for what tastes stronger in all, or less so. */
function strengthIn(text: string, { strength: { more, less } }: OrdinaryGrammar): Strength | null {
  if (more.test(text)) return 'more';
  return less.test(text) ? 'less' : null;
}

/** Words for kinds, a kitchen or an ingredient beside them: 'an Indian main', 'noodle soup'; and no denial. */
function isKindAlone(said: string, { wish: { language, fillers } }: QuestionGrammar): boolean {
  const { found, rest } = readKinds(said, language);
  const others = rest.split(' ').filter((word) => word !== '' && !fillers.has(word));
  return found.length > 0 && found.every(({ isDenied }) => isDenied !== true) && others.length <= 1;
}

/** 'A soup like pho but without beef'. */
const orderedOtherwise = /^(.+?),? ((?:but|only|just|without|with|aber|nur|ohne|mit) .+)$/;

/** 'Something crunchier', of the food spoken of last: words of the vocabulary alone, compared. */
export function onlyCompares(text: string, { ordinary: { besideCompared }, wish }: QuestionGrammar): boolean {
  const said = text.split(' ').filter((word) => !besideCompared.has(word));
  return said.length > 0 && said.length <= 2 && said.every(wish.compares);
}

/** 'Cheese stronger than brie'. */
function kindsThan(text: string, grammar: QuestionGrammar): readonly (readonly [string, string])[] {
  const [, kind, how, phrase] = grammar.ordinary.kindThan.exec(text) ?? [];
  return kind !== undefined && phrase !== undefined && isKindAlone(kind, grammar) ? [[`${how} ${kind}`, phrase]] : [];
}

/** 'Crunchier than gyoza'. */
function wordsThan(text: string, grammar: QuestionGrammar): readonly (readonly [string, string])[] {
  const [said = '', phrase, ...others] = text.split(grammar.wish.language === 'de' ? ' als ' : ' than ');
  return phrase !== undefined && others.length === 0 && onlyCompares(said, grammar) ? [[said, phrase]] : [];
}

/** Names all that is eaten there, and no kind: 'Georgian cuisine'. */
const allOfKitchen = / (?:foods?|cuisine|cooking|dishes|kitchen|stuff|ku?e?che|essen|gerichte|kochen)$/;

/** 'Is Georgian food spicy', 'are Turkish desserts very sweet'. */
export function kitchenReadings(text: string, { cuisines, grammar }: ReadBy): readonly Reading[] {
  return grammar.ordinary.ofKitchen.flatMap((pattern): readonly Reading[] => {
    const kitchen = pattern.exec(text)?.[1]?.replace(allOfKitchen, '');
    const taste = tasteIn(text, grammar);
    if (kitchen === undefined || taste === null) return [];
    const wish = tasteWish(kitchen, cuisines, grammar.wish);
    const isOfKitchen = wish?.question.cuisine !== '' || wish.parts.some(({ left }) => left === 'origin');
    return wish === null || !isOfKitchen || wish.left.length > 0 ? [] : [{ kind: 'kitchen', wish, taste }];
  });
}

/** What can stand in for an ingredient that is no food of its own: nobody states that. What stands for meat is an occasion. */
export function standInReadings(text: string, { ordinary: { instead } }: QuestionGrammar): readonly Reading[] {
  const isAsked = instead.some((pattern) => pattern.test(text)) && !/\b(?:meat|fleisch)\b/.test(text);
  return isAsked ? [{ kind: 'topic', topic: 'standIn', phrase: '' }] : [];
}

const inThat = / (?:in|inside|on) (?:it|that|this|them|these|those)$|\b(?:drin|drinnen|darin)$/;

/** Whether the catalogue has a food. */
export function knownReadings(text: string, { ordinary: { known } }: QuestionGrammar): readonly Reading[] {
  return known
    .flatMap((pattern) => {
      const phrase = pattern.exec(text)?.[1];
      // 'Is there peanut in it' asks what is in a dish that was spoken of, and not for peanuts.
      return phrase === undefined || inThat.test(phrase) ? [] : [{ kind: 'known', phrase } as const];
    })
    .slice(0, 1);
}

/** Whatever it is, it is said to be in there. */
const heldInside = / (?:in (?:it|them|there)|inside|drin|drinnen|darin)$/;

/** 'What has lamb in it' is a wish for foods made with lamb. */
export function madeWithReadings(text: string, { cuisines, grammar }: ReadBy): readonly Reading[] {
  const { language } = grammar.wish;
  const said = grammar.ordinary.madeWith
    .map((pattern) => pattern.exec(text)?.[1])
    .find((phrase) => phrase !== undefined);
  if (
    said === undefined ||
    (ingredientsIn(said, language).length === 0 && !(/^[a-z]{4,}$/.test(said) && heldInside.test(text)))
  )
    return [];
  const wish = tasteWish(`${language === 'de' ? 'mit' : 'with'} ${said}`, cuisines, grammar.wish);
  // 'Which soups have coconut milk': a soup is wanted.
  const { found: kinds } = readKinds(text.slice(0, text.indexOf(said)), language);
  return wish === null ? [] : [{ kind: 'wish', wish: { ...wish, parts: [...kinds, ...wish.parts] }, isFirm: false }];
}

/** What a word means or how an ingredient tastes: after what names a food so, before what is only spelt nearly so. */
export function meaningReadings(
  text: string,
  { ordinary: { meanings, aroundWord }, wish: { language } }: QuestionGrammar,
): readonly Reading[] {
  // 'What is the sourest fruit' asks for one.
  if (readOrder(text, language).found !== null) return [];
  const words = meanings.flatMap((pattern) => {
    const [, word = ''] = pattern.exec(text) ?? [];
    return [word.replace(cachedPatternEverywhere(aroundWord.source), ' ').replace(/ +/g, ' ').trim()];
  });
  // 'What does astringent mean, it says so of some teas'.
  const terms = (/\b(?:means?|meaning|heisst|bedeutet)\b/.test(text) ? words : [])
    .map((word) => word.split(' ')[0] ?? '')
    .filter((word) => tastingTerm(word, language) !== null);
  return [...new Set([...words, ...terms])]
    .filter((word) => word !== '' && word.split(' ').length <= 2 && !word.endsWith(' made'))
    .map((word) => ({ kind: 'meaning', word }));
}

/** 'Is kimchi sour or spicy': both are told with how it tastes, and no foods are compared. */
function eitherReadings(text: string, { isEither, wish, describing }: QuestionGrammar): readonly Reading[] {
  const [, phrase, ...words] = isEither.exec(text) ?? [];
  const says = (word: string) =>
    describing.test(word) ||
    Object.values(wish.tastes).some((taste) => cachedPattern(`^(?:${taste})$`).test(word)) ||
    [...flavourWords, ...textureWords].some((stored) => wish.means(word, stored));
  return phrase !== undefined && words.length > 0 && words.every(says) ? [{ kind: 'taste', phrase }] : [];
}

/** 'Is natto sticky': whether a food is said to be so is told with how it tastes. */
export function wordReadings(text: string, { isSo, describing, wish }: QuestionGrammar): readonly Reading[] {
  const [, phrase, word] = isSo.exec(text) ?? [];
  if (
    phrase === undefined ||
    word === undefined ||
    !(describing.test(word) || [...flavourWords, ...textureWords].some((stored) => wish.means(word, stored)))
  )
    return [];
  return [{ kind: 'taste', phrase }];
}

/** What nobody states here. */
export function topicReadings(text: string, { ordinary: { topics } }: QuestionGrammar): readonly Reading[] {
  return topics
    .flatMap(([topic, pattern]): readonly Reading[] => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ kind: 'topic', topic, phrase: match[1] ?? '' }];
    })
    .slice(0, 1);
}

function groups(text: string, patterns: readonly RegExp[]): readonly (readonly [string, string])[] {
  return patterns.flatMap((pattern) => {
    const [, one, other] = pattern.exec(text) ?? [];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
}

export function comparativeIn(text: string, { comparatives }: OrdinaryGrammar): TasteOrder | null {
  return comparatives.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function comparativeWords({ comparatives }: OrdinaryGrammar): RegExp {
  return cachedPatternEverywhere(comparatives.map(([pattern]) => pattern.source).join('|'));
}

/** A course or a drink to go with a food. */
export function courseReading(asked: string, of: string, { cuisines, grammar }: ReadBy): readonly Reading[] {
  const { language } = grammar.wish;
  const said = asked.replace(/\b(sauce|sosse)\b/, language === 'de' ? 'sossen' : 'sauces');
  const phrase = of.replace(knownPartner, '');
  const apartFrom = knownPartner.exec(of)?.[1];
  const known = apartFrom === undefined ? {} : { apartFrom };
  // 'A drink for summer' names when, and no food.
  if (isOccasion(phrase, grammar)) return [];
  // 'Something sweet, but not too sweet': German says 'too' as it says 'with'.
  if (/\b(?:nicht|nichts|nix|weder|noch)$/.test(said.trim())) return [];
  const named = (Object.keys(mealParts) as MealPart[]).find((course) =>
    cachedPattern(mealParts[course].words[language].source).test(said),
  );
  const course =
    named ?? (grammar.ordinary.drinks.test(said) ? 'drink' : /\bsweet\b|\bsuss/.test(said) ? 'dessert' : null);
  const wish = tasteWish(said, cuisines, grammar.wish);
  // 'Wine or beer': either, so whatever drink.
  const isEither = course === 'drink' && / (?:or|oder) /.test(said);
  if (course !== null)
    return [{ kind: 'course', phrase, course, wish: isEither ? anyWish : (wish ?? anyWish), ...known }];
  // 'Which cheese goes with red wine'.
  return wish === null || wish.parts.length === 0 ? [] : [{ kind: 'course', phrase, course: 'any', wish, ...known }];
}

/** 'With sushi besides sake': that one is known. */
const knownPartner = new RegExp(` ${apartFromWords} (?:an? |the |de[nmr] |die |das )?(.+)$`);

/** Whether a phrase says when or for whom, maybe how it is to taste, and nothing else. */
export function isOccasion(phrase: string, { wish }: QuestionGrammar): boolean {
  const { found, rest } = readOccasions(phrase, wish.language);
  if (found.parts.length === 0 && found.notStated === null) return false;
  if (rest.split(' ').every((word) => word === '' || wish.fillers.has(word))) return true;
  const taste = tasteWish(rest, [], wish);
  return taste !== null && taste.left.length + taste.parts.length + taste.holding.length === 0;
}

const MOST_COMPARED = 4;
/** In words. */
const LONGEST_NAME = 5;

/** Asks or says something, and names no food. */
const asksWhich = /^(?:which|what|i|if|because|whichever|welche[rs]?|was|ich|wenn|weil|falls|hauptsache)\b/;
/** It is said in so many words that foods are compared. */
const says =
  /^(?:compare|vergleich|(?:rank|sort|sortier\w*|ordne)\b|(?:which|what)(?: one)? of (?:these|those|them) |(?:was|welche[rs]?) davon |out of .+ (?:which|what) |(?:what is the |was ist der )?(?:difference|unterschied)|(?:which|what)(?: one)? (?:is|tastes|are) (?:the )?(?:\w+er|more \w+|less \w+) |(?:was|welche[rs]?) (?:ist|schmeckt|sind) (?:\w+er|weniger \w+) )|\b(?:versus|vs)\b|\b(?:which|what)(?: one)?(?: of (?:them|these))? (?:is|are|tastes?) (?:the )?(?:\w+(?:er|est)|(?:more|less|most|least) \w+)$|\b(?:difference|comparison|unterschied|vergleich)$|\b(?:was|welche[rs]?)(?: davon)? (?:ist|schmeckt|sind) (?:\w+er|am \w+sten|weniger \w+)$/;

/** 'Tiramisu, panna cotta or crème brûlée: which is the least sweet?' */
function versus(text: string, grammar: QuestionGrammar): readonly Reading[] {
  const { lead, tail, joint, asks } = grammar.ordinary.versus;
  if (!asks.test(text) && (readOrder(text, grammar.wish.language).found === null || text.search(joint) < 0)) return [];
  const edge = cachedPatternEverywhere(`^${joint.source.trim()} | ${joint.source.trim()}$`);
  const trim = (phrase: string) => phrase.replace(lead, '').replace(tail, '').replace(edge, '').trim();
  const pieces = text.replace(lead, '').split(joint);
  // Behind a tail nothing is compared any more.
  const end = pieces.findIndex((piece) => tail.test(piece));
  const phrases = (end < 0 ? pieces : pieces.slice(0, end + 1))
    .filter((piece) => !asksWhich.test(piece) && readOrder(piece, grammar.wish.language).rest.trim() !== '')
    .map(trim)
    .filter((phrase) => phrase !== '' && !asksWhich.test(phrase) && phrase.split(' ').length <= LONGEST_NAME);
  const isLed = lead.test(text) || tail.test(text);
  const isSaid = says.test(text);
  // 'Compare ramen pho udon': one phrase may name several.
  const [only = ''] = phrases;
  if (phrases.length === 0 || (phrases.length === 1 && !(isSaid && only.includes(' ')))) return [];
  return [
    {
      kind: 'comparison',
      phrases: phrases.slice(0, MOST_COMPARED),
      taste: tasteIn(text, grammar),
      direction: orderIn(text, grammar)?.direction,
      isLed,
      isSaid,
    },
  ];
}

/** The taste by which a text compares. */
export function tasteIn(text: string, grammar: QuestionGrammar): IntensityName | null {
  const { tastes } = grammar.wish;
  return (
    orderIn(text, grammar)?.taste ??
    intensityNames.find((name) => cachedPattern(`\\b(?:${tastes[name]})\\b`).test(text)) ??
    null
  );
}

const orderIn = (text: string, { ordinary, wish: { language } }: QuestionGrammar): TasteOrder | null =>
  comparativeIn(text, ordinary) ?? readOrder(text, language).found;

/** What joins the foods that are compared stands for a comma, too. */
export function joinedByWords(prompt: string, { wish: { language } }: QuestionGrammar): string {
  const joint = language === 'de' ? ' und ' : ' and ';
  return prompt.replace(/\s*[,/;:–]\s*/g, joint).replace(/\?\s*(?=\S)/g, joint);
}
