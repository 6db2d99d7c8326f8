import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { hasNameOfWords, isPartOfName, namedTopics } from './named-topics.ts';
import { allTopics } from './topic-names.ts';

/** Words that name something in a list, and in a sentence are how it tastes, a verb or a place. */
const otherInProse = new Set(
  'creamy milky cheesy buttery salty curds crackling tongue spirit spirits met ling skate perch port stout char chars'.split(
    ' ',
  ),
);
/** 'buttrig', 'cremig', 'nussig', 'fleischig': how it tastes and feels. */
const asAdjective = /\w{2}(?<!hon|ess|te)ig(?:e[mnrs]?)?$/;

/** Whether a word of a sentence, folded, names nothing there. */
export function isOtherInProse(word: string): boolean {
  return otherInProse.has(word) || asAdjective.test(word);
}

/** Beside the bits of topics. */
const IN_COMPANY = 1 << 30;
const SOFT_HYPHEN = 0xad;
const MOST_KEPT = 50_000;
/** By one number of a word the other one, and what it names: two words that share both are not to be expected. */
const known = new Map<number, { readonly check: number; readonly topics: number }>();

/**
 * What the words of a sentence may name, each by itself, topics as bits; every topic where some make a name together. The sentences of 100,000 foods pass through here: no word is cut out of its text but for the first
 * time, by the two numbers that its letters make.
 */
export function topicsOfWords(text: string): number {
  const topics = readWords(text);
  return (topics & IN_COMPANY) !== 0 && hasNameOfWords(foldSearchText(text)) ? allTopics : topics & allTopics;
}

function readWords(text: string): number {
  let topics = 0;
  let [start, number, check] = [-1, 0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const letter = at === text.length ? 0 : letterOf(text.charCodeAt(at));
    if (letter !== 0) {
      if (start < 0) [start, number, check] = [at, 0x811c9dc5, 7];
      number = Math.imul(number ^ letter, 0x01000193);
      check = (Math.imul(check, 31) + letter) | 0;
    } else if (start >= 0) {
      const kept = known.get(number >> 1);
      topics |= kept?.check === check ? kept.topics : readWord(text.slice(start, at), { number, check });
      start = -1;
    }
  }
  return topics;
}

function readWord(word: string, { number, check }: { readonly number: number; readonly check: number }): number {
  const folded = foldSearchText(word);
  const { certain, slips } = namedTopics(word);
  const topics = (isOtherInProse(folded) ? 0 : certain | slips) | (isPartOfName(folded) ? IN_COMPANY : 0);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(number >> 1, { check, topics });
  return topics;
}

/** A sign of a word, small where it is plain; 0 for what stands between words. */
function letterOf(sign: number): number {
  if (sign >= 97 && sign <= 122) return sign;
  if (sign >= 65 && sign <= 90) return sign + 32;
  if (sign >= 48 && sign <= 57) return sign;
  if (sign === SOFT_HYPHEN) return sign;
  return sign < 0xc0 || (sign >= 0x2000 && sign < 0x2070) || sign === 0x3000 ? 0 : sign;
}
