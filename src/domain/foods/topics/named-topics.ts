import { bareLetters } from '#domain/naming/name-skeleton.ts';
import { seenAs } from '#domain/naming/seen-as.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { foldSearchText, isPlain } from '#domain/values/fold-search-text.ts';
import { misleadingNames } from './misleading-names.ts';
import { slipOf } from './slips.ts';
import { topicBits, topicRules } from './topic-names.ts';

/** Topics as bits (`topicBits`). */
export interface NamedTopics {
  /** What a text names. */
  readonly certain: number;
  /** What may be in what it names, and is not named itself. */
  readonly possible: number;
  /** What it says is not there: 'gluten-free', 'ohne Ei'. */
  readonly denied: number;
  /** What a word of it misses by a letter: 'penuts'. It speaks against what is stated, and states nothing. */
  readonly slips: number;
  /** Holds words of another script, or is written in letters of another language and nothing of it is known: it may name anything. */
  readonly isUnread: boolean;
}

/** Bars between names, not those within brackets. */
const bars = /\|(?![^(]*\))/;

const plural = '(?:(?<=\\w{4})(?:e?s|n))?\\b';

/** A name as a pattern, without where it begins and ends. */
function patternOf(name: string): string {
  return name.replace(/^\*|\*$/g, '').replaceAll('*', '\\w*');
}

/** Some names as one expression: where no star stands each begins and ends a word, but for a plural. Those that begin and end alike stand together, which is read ten times as fast as one after the other. */
function oneOf(names: readonly string[]): string {
  const alike = [
    ['\\b', plural],
    ['\\b', ''],
    ['', plural],
    ['', ''],
  ] as const;
  return alike
    .flatMap(([before, after]) => {
      const those = names.filter(
        (name) => name.startsWith('*') === (before === '') && name.endsWith('*') === (after === ''),
      );
      return those.length === 0 ? [] : [`${before}(?:${those.map(patternOf).join('|')})${after}`];
    })
    .join('|');
}

const rules = topicRules.map(({ names, brings = [], mayBring = [] }) => ({
  named: new RegExp(oneOf(names.split(bars))),
  brings: topicBits(...brings),
  mayBring: topicBits(...mayBring),
}));

const allNames = topicRules.flatMap(({ names }) => names.split(bars));
const anyName = new RegExp(oneOf(allNames));
/** What may name or deny something, and holds no name as it stands. */
const anyOther = /frei|free|less|balsami|vinai?gre|aceto|feet|foot|trotter/;

/** 'Eggs (free range)' and 'soy sauce, less salt' deny nothing, and 'not gluten-free' says the opposite. */
const denials =
  /(?<!\b(?:not|nicht) )\b(\w+(?: nut)?) ?(?:free(?! (?:range|run|of|from)\b)|less(?! (?:salt|sodium|sugar|fat)\b))\b|(?<!\bnicht )\b(\w+)frei(?:e[mnrs]?)?\b|\b(?:no|not an?|without(?: any)?|free (?:of|from)|ohne|keine?[mnrs]?|frei von) (\w+(?: nuts?| sauce)?)\b/g;

/** Who denies one of these denies all of its kind. 'Lactose-free' milk is milk, and bread without wheat may be of rye. */
const wholeKinds =
  /^(?:gluten|dairy|mil[kc]h?|eggs?|eie?r?|fish|fisch|shellfish|seafood|nuts?|treenut|nuss|nusse|peanuts?|soya?|soja|sesame?|celery|sellerie|mustard|senf|lupine?|sulphites?|sulfite?s?|alcohol|alkohol|meat|fleisch|pork|honey|honig)$/;

/** What is read otherwise in company than word by word. */
const inCompany = new RegExp(
  [
    oneOf(allNames.filter((name) => name.includes(' ')).map((name) => name.replace(/\(\?<?!.*?\)+/, ''))),
    ...[denials, ...misleadingNames.map(([pattern]) => pattern)].map(({ source }) => source),
  ].join('|'),
);
const allergens = topicBits(...allergenWords);
const flesh = topicBits('fish', 'shellfish', 'molluscs', 'meat', 'pork');
const ofAnimals = topicBits('milk', 'egg', 'bee');
const [vegans, vegetarians] = [topicBits('vegans'), topicBits('vegetarians')];

/** What comes with a dish is no part of what its first words say of it. */
const besides = / (?:with|mit|plus) /;

/** What the name of a food says that is in it: 'Peanut noodles'. 'Vegan fish pie' says of its fish that it is none, and says nothing of what comes 'with' it. */
export function nameTopics(name: string): number {
  return foldings(name).reduce((bits, folded) => bits | foldedNameTopics(folded), 0);
}

function foldedNameTopics(folded: string): number {
  if (!mayName(folded) && !mayName(typedUmlauts(folded))) return 0;
  const certain = wordTopics(folded);
  if ((certain & (vegans | vegetarians)) === 0) return certain;
  return folded.split(besides).reduce((bits, part) => bits | notMocked(wordTopics(part)), 0);
}

/** What words of the name of a food miss by a letter: 'Penut noodles'. */
export function nameSlips(name: string): number {
  return foldSearchText(name)
    .split(' ')
    .reduce((bits, word) => bits | namedTopics(word).slips, 0);
}

const namesOfWords = topicRules
  .flatMap(({ names, brings = [] }) => (brings.length === 0 ? [] : names.split(bars)))
  .filter((name) => name.includes(' '));
const anyOfWords = new RegExp(oneOf(namesOfWords));
const commonWords = new Set(['black', 'white', 'sweet', 'high', 'rich', 'sea', 'old']);
const wordsOfNames = new Set(
  namesOfWords.flatMap((name) => name.match(/[a-z]{3,}/g) ?? []).filter((word) => !commonWords.has(word)),
);

/** Whether a word is part of a name of several words: 'sea bass', 'white chocolate'. */
export function isPartOfName(word: string): boolean {
  return wordsOfNames.has(word);
}

/** Whether a folded text has such a name. */
export function hasNameOfWords(folded: string): boolean {
  return anyOfWords.test(folded);
}

/** What part of a sentence names, or means to: folded words, as of no name. */
export function clauseTopics(folded: string): number {
  return wordTopics(folded) | nameSlips(folded);
}

/** Names are many, and few occur twice: most are read word by word, each word once. */
function wordTopics(folded: string): number {
  return inCompany.test(folded)
    ? namedTopics(folded).certain
    : folded.split(' ').reduce((bits, word) => bits | namedTopics(word).certain, 0);
}

function notMocked(certain: number): number {
  const mocked = (certain & vegans) === 0 ? 0 : (certain & vegetarians) === 0 ? flesh | ofAnimals : flesh;
  return certain & ~(mocked | vegans | vegetarians);
}

const nothing: NamedTopics = { certain: 0, possible: 0, denied: 0, slips: 0, isUnread: false };

const MOST_KEPT = 20_000;
const known = new Map<string, NamedTopics>();

/** What a text (a list's word, an ingredient, part of a sentence) names, in English and German. The same few texts stand in many foods: what came of one is kept. */
export function namedTopics(text: string): NamedTopics {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const named = readTopics(text);
  known.set(text, named);
  return named;
}

/** Letters of no word that the vocabulary holds: of another script (as it is folded), or of the languages between Warsaw, Ankara and Hanoi. */
const otherScript = /[^a-z0-9 ]/;
const otherLatin = /[ãåæõøĀ-ůŰ-žƠ-ơƯ-ưẠ-ỹ]/;
const withoutUmlauts = /(?<=[aou])e/g;

/** 'Kaese', 'Nuesse': as it is typed where there are no umlauts. */
function typedUmlauts(folded: string): string {
  return folded.replace(withoutUmlauts, '');
}

/** Whether a folded text may name anything at all: most names do not. */
function mayName(folded: string): boolean {
  return anyName.test(folded) || anyOther.test(folded);
}

/** The ways in which a text may be read, folded, the plainest first; each once. */
function foldings(text: string): readonly string[] {
  return isPlain(text) ? [foldSearchText(text)] : [...new Set(seenAs(text).map(foldSearchText))];
}

function readTopics(text: string): NamedTopics {
  const sum = { certain: 0, possible: 0, denied: 0, slips: 0 };
  const ways = foldings(text);
  for (const folded of ways)
    for (const way of new Set([folded, typedUmlauts(folded)])) {
      const read = readFolded(way);
      sum.certain |= read.certain;
      sum.possible |= read.possible;
      sum.denied |= read.denied;
      sum.slips |= slipsIn(way);
    }
  const possible = sum.possible & ~sum.certain;
  const slips = sum.slips & ~(sum.certain | sum.denied);
  const isKnown = (sum.certain | possible | sum.denied | slips) !== 0;
  const isUnread = (ways[0] ?? '').split(' ').some(isUnreadWord) || (!isKnown && otherLatin.test(text));
  return isKnown || isUnread ? { ...sum, possible, slips, isUnread } : nothing;
}

/** Whether a folded word is of another script, and names nothing either if its letters are taken for those that they look like. */
function isUnreadWord(word: string): boolean {
  if (!otherScript.test(word)) return false;
  const seen = foldSearchText(bareLetters(word));
  const { certain, possible, denied } = readFolded(seen);
  return (certain | possible | denied | slipsIn(seen)) === 0;
}

function slipsIn(folded: string): number {
  return folded.split(' ').reduce((bits, word) => bits | slipTopics(word), 0);
}

/** What the long name brings in that a word misses by a letter. */
function slipTopics(word: string): number {
  const meant = slipOf(word);
  return meant === undefined ? 0 : readFolded(meant).certain & allergens;
}

function readFolded(folded: string): Pick<NamedTopics, 'certain' | 'possible' | 'denied'> {
  if (!mayName(folded)) return nothing;
  let [denied, lacking] = [0, 0];
  const meant = misleadingNames.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), folded);
  const rest = meant.replace(denials, (_, ...words: readonly (string | undefined)[]) => {
    const word = words[0] ?? words[1] ?? words[2] ?? '';
    const named = topicsOf(word);
    denied |= named.certain | named.possible;
    if (wholeKinds.test(word)) lacking |= named.certain | named.possible;
    return ' ';
  });
  const { certain, possible } = topicsOf(rest);
  return { certain: certain & ~lacking, possible: possible & ~certain & ~lacking, denied };
}

function topicsOf(folded: string): Pick<NamedTopics, 'certain' | 'possible'> {
  let [certain, possible] = [0, 0];
  for (const { named, brings, mayBring } of rules) {
    if (!named.test(folded)) continue;
    certain |= brings;
    possible |= mayBring;
  }
  return { certain, possible };
}
