import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { cachedPattern, cachedPatternEverywhere } from '#prelude/text/cached-pattern.ts';
import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import { memoize } from '#prelude/memoize.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { apartFromWords } from '#domain/avoidance/known-already.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import { namedNeeds } from './named-needs.ts';
import { madeWith } from './read-ingredients.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { QuestionGrammar } from './grammars/question-grammar.ts';
import {
  isOccasion,
  joinedByWords,
  kitchenReadings,
  knownReadings,
  madeWithReadings,
  meaningReadings,
  ordinaryReadings,
  standInReadings,
  tasteIn,
  topicReadings,
  wordReadings,
} from './ordinary-readings.ts';
import { endDenials } from './prompt/end-denials.ts';
import { mendTypos } from './mend-typos.ts';
import type { Reading, SmallTalk } from './reading.ts';
import { heldReadings } from './held-readings.ts';
import { safetyReadings } from './safety-readings.ts';
import { withoutToldBeside } from './prompt/told-beside.ts';
import { spreadDenials } from './prompt/spread-denials.ts';
import { anyWish, tasteWish } from './taste-wish.ts';
import { withoutReadings } from './without-readings.ts';

/** Questions that are remembered with what they are in a language: one is read from several sides. */
const MOST_KEPT = 50;
const plainIn = memoizeByObject((grammar: QuestionGrammar) =>
  memoize(MOST_KEPT, (prompt) => writePlain(prompt, grammar)),
);

/** A question as the rules of a language read it: folded, written out, without courtesies. */
export function plainQuestion(prompt: string, grammar: QuestionGrammar): string {
  return plainIn(grammar)(prompt);
}

function writePlain(prompt: string, { contractions, courtesy, farewell, ordinary }: QuestionGrammar): string {
  // Before and after: many a question is written out by how it begins.
  const begun = withoutAll(foldSearchText(spreadDenials(endDenials(withoutToldBeside(prompt)))), [
    cachedPattern(`${tellsAbout}${courtesy.source}`),
  ]);
  const written = contractions.reduce(
    (text, [short, long]) => (typeof long === 'string' ? text.replace(short, long) : text.replace(short, long)),
    begun,
  );
  return mendTypos(withoutAll(written, [courtesy, farewell]), ordinary.keywords);
}

/** What is told about by name is written out by itself. */
const tellsAbout = '(?!tell me about )';

/** A text without what any of these find, again and again. */
function withoutAll(said: string, patterns: readonly RegExp[]): string {
  let text = said;
  for (let before = ''; before !== text;) {
    before = text;
    text = patterns.reduce((left, pattern) => left.replace(pattern, ''), text);
  }
  return text;
}

/**
 * The ways in which a question can be read in a language, the likelier first: whoever answers takes the first whose food is there.
 *
 * @param prompt as it was typed
 * @param cuisines names of the catalogue's cuisines
 * @returns [] when nothing of it is understood; the last may be the whole text, taken as the name of a food
 */
export function readingsOf(
  prompt: string,
  { cuisines, grammar }: { readonly cuisines: readonly string[]; readonly grammar: QuestionGrammar },
): readonly Reading[] {
  const text = plainQuestion(prompt, grammar);
  if (text === '') return [];
  const talk = talkIn(text, grammar);
  if (talk !== null) return [{ kind: talk }];
  const about = grammar.oneFood.flatMap(([kind, pattern]): Reading[] =>
    phraseIn(text, pattern)
      .filter((phrase) => kind !== 'pairing' || !isOccasion(phrase, grammar))
      .map((phrase) => (kind === 'pairing' ? { kind, ...withoutAside(phrase) } : { kind, phrase })),
  );
  const isWanted = grammar.isWanted(text);
  const wishes = wishesIn(text, { cuisines, grammar, isFact: grammar.fact.test(text) && !isWanted });
  const ofTaste = (kind: 'level' | 'cause', patterns: QuestionGrammar['levels']) =>
    patterns.flatMap(([taste, pattern]) => phraseIn(text, pattern).map((phrase): Reading => ({ kind, phrase, taste })));
  const others = about.filter(isOfOthers);
  const near = [
    ...topicReadings(text, grammar),
    ...kitchenReadings(text, { cuisines, grammar }),
    ...ordinaryReadings(text, plainQuestion(joinedByWords(prompt, grammar), grammar), { cuisines, grammar }),
    ...comparisonsIn(text, grammar),
    ...others,
    ...knownReadings(text, grammar),
    ...madeWithReadings(text, { cuisines, grammar }),
    ...standInReadings(text, grammar),
    ...withoutReadings(text, { cuisines, grammar }),
    ...heldReadings(text, grammar.wish.language),
  ];
  const ofTastes = [
    ...ofTaste('cause', grammar.causes),
    ...ofTaste('level', grammar.levels),
    ...wordReadings(text, grammar),
  ];
  // 'Is tempeh bitter': the allergen is a part of what it is asked of.
  const isOfName = ofTastes.some(
    (reading) =>
      namedNeeds(text).length > 0 &&
      'phrase' in reading &&
      namedNeeds(reading.phrase).length === namedNeeds(text).length,
  );
  const best: readonly Reading[] = grammar.best.test(text)
    ? [{ kind: 'best', wish: tasteWish(text, cuisines, grammar.wish) ?? anyWish }]
    : [];
  // 'Ist Chorizo scharf': what is left beside the need is a taste, and no name.
  const safety = safetyReadings(text, grammar).filter(
    (reading) => !('phrase' in reading) || !isTaste(reading.phrase, grammar),
  );
  const rest = [
    ...(isOfName ? ofTastes : [...safety, ...ofTastes]),
    ...meaningReadings(text, grammar),
    ...about.filter((reading) => !isOfOthers(reading)),
  ];
  // 'I have too many plums': what foods say of themselves, where nothing else is asked.
  const said = about.length + near.length + rest.length > 0 || wishes.length > 0 ? [] : saidWords(text, grammar);
  const last: readonly Reading[] = [
    ...(said.length === 0 ? [] : [wishSaying(said)]),
    ...best,
    { kind: 'taste', phrase: text },
  ];
  // 'What is trending' names no food that is spelt nearly so.
  return [
    ...near,
    ...(saysNoMore(text, grammar) ? best : []),
    ...(isWanted ? [...wishes, ...rest] : [...rest, ...wishes]),
    ...last,
  ];
}

const isTaste = (phrase: string, { wish: { tastes } }: QuestionGrammar) =>
  intensityNames.some((name) => cachedPattern(`^(?:${tastes[name]})$`).test(phrase));

/** Foods that say these words, or are made of what they name. */
const wishSaying = (words: readonly string[]): Reading => ({
  kind: 'wish',
  wish: { ...anyWish, left: words, parts: madeWith(words.map(plainIngredient), false) },
  isFirm: true,
});

/** Whether it asks what is best, and has no other word that says something. */
function saysNoMore(text: string, { best, wish: { fillers } }: QuestionGrammar): boolean {
  return text
    .replace(cachedPatternEverywhere(best.source), ' ')
    .split(' ')
    .every((word) => word === '' || fillers.has(word));
}

const MOST_SAID = 2;
const SHORTEST_SAID = 4;

/** The words of a text that say something, where they are few. */
function saidWords(text: string, { wish: { fillers, language } }: QuestionGrammar): readonly string[] {
  // Records are in English, and what an allergen's word asks for is read elsewhere (R29).
  if (language !== 'en' || namedNeeds(text).length > 0) return [];
  const words = text.split(' ').filter((word) => !fillers.has(word) && !isTalk(word));
  return words.length <= MOST_SAID &&
    words.length < text.split(' ').length &&
    words.every((word) => word.length >= SHORTEST_SAID)
    ? words
    : [];
}

/** Whether one of those ways asks for safety. */
export function asksForSafety(prompt: string, grammar: QuestionGrammar): boolean {
  const text = plainQuestion(prompt, grammar);
  return text !== '' && talkIn(text, grammar) === null && safetyReadings(text, grammar).length > 0;
}

function talkIn(text: string, { smallTalk }: QuestionGrammar): SmallTalk | null {
  return smallTalk.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether foods beside the one that is named are asked for. */
export const isOfOthers = ({ kind }: Pick<Reading, 'kind'>) =>
  kind === 'pairing' || kind === 'similar' || kind === 'like' || kind === 'course';

function phraseIn(text: string, pattern: RegExp): readonly string[] {
  const phrase = pattern.exec(text)?.[1];
  return phrase === undefined ? [] : [phrase];
}

const apart = new RegExp(`^(.+?),? (?:${apartFromWords}|but not|neben) (?:the |an? |dem |der |den |das |die )?(.+)$`);

/** What is to go with a food, and what goes with it that is known already: 'currywurst apart from fries'. */
function withoutAside(phrase: string): { readonly phrase: string; readonly apartFrom?: string } {
  const [, name, apartFrom] = apart.exec(phrase) ?? [];
  return name === undefined || apartFrom === undefined ? { phrase } : { phrase: name, apartFrom };
}

interface WishQuestion {
  readonly cuisines: readonly string[];
  readonly grammar: QuestionGrammar;
  readonly isFact: boolean;
}

function wishesIn(text: string, { cuisines, grammar, isFact }: WishQuestion): readonly Reading[] {
  const wish = tasteWish(text, cuisines, grammar.wish);
  if (grammar.isOfOne(text)) return [];
  const mood: Mood | 'hour' | undefined = grammar.meals.find(([pattern]) => pattern.test(text))?.[1];
  if (mood !== undefined) return [{ kind: 'meal', mood, wish }];
  return wish === null || (isFact && !grammar.what.test(text)) ? [] : [{ kind: 'wish', wish, isFirm: isFact }];
}

/** Foods are compared in so many words. */
const saysCompared =
  /\bdiffer|\bunterschei|\b(?:than|als|the same|dasselbe|gleiche|versus|vs|similar to)\b|^(?:is|are) .+ like |^(?:does|do) .+ taste (?:\w+ ){0,2}?(?:like|as) |^(?:ist|sind|schmeckt|schmecken) .+ wie /;

function comparisonsIn(text: string, grammar: QuestionGrammar): readonly Reading[] {
  return grammar.comparisons.flatMap((pattern): Reading[] => {
    const [, phrase, other] = pattern.exec(text) ?? [];
    return phrase === undefined || other === undefined
      ? []
      : [
          {
            kind: 'comparison',
            phrases: [phrase, other],
            taste: tasteIn(text, grammar),
            isLed: true,
            isSaid: saysCompared.test(text),
          },
        ];
  });
}
