import { t } from '@lingui/core/macro';
import type { MatchReason } from '#domain/personal/taste-match.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { listed } from '#languages/listed.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

interface TopicWords {
  /** @param list the words that the reason is about */
  readonly fits: (list: string) => string;
  readonly fitsNot: (list: string) => string;
  /** What nobody stated. */
  readonly unknown: string;
}

const topics: Readonly<Record<Exclude<MatchReason['topic'], 'allergen' | 'diet'>, TopicWords>> = {
  flavours: {
    fits: (list) => t`Tastes ${list}, which you like`,
    fitsNot: (list) => t`Not among the flavours you like: ${list}`,
    unknown: t`Its flavours`,
  },
  textures: {
    fits: (list) => t`It is ${list}, as you like it`,
    fitsNot: (list) => t`Not among the textures you like: ${list}`,
    unknown: t`Its textures`,
  },
  aromas: {
    fits: (list) => t`Smells ${list}, which draws you`,
    fitsNot: (list) => t`Not among the aromas you like: ${list}`,
    unknown: t`Its aromas`,
  },
  cuisine: {
    fits: (list) => t`${list} is among your cuisines`,
    fitsNot: (list) => t`${list} is not among your cuisines`,
    unknown: t`Its cuisine`,
  },
  spice: {
    fits: () => t`About as hot as you like it`,
    fitsNot: () => t`Hotter than you like it`,
    unknown: t`How hot it is`,
  },
  sweetness: {
    fits: () => t`About as sweet as you like it`,
    fitsNot: () => t`Sweeter than you like it`,
    unknown: t`How sweet it is`,
  },
  adventure: {
    fits: () => t`Fits how curious you are`,
    fitsNot: () => t`Not what your curiosity asks for`,
    unknown: t`Where it comes from`,
  },
  rating: {
    fits: () => t`Members rate it well`,
    fitsNot: () => t`Members do not rate it well`,
    unknown: t`What members think`,
  },
};

/** Why a food suits a member, or does not, in words. */
export function matchWords({ topic, words, fit }: MatchReason): string {
  const list = listed(words.map(wordFor));
  const status = fit > -1 ? 'may-contain' : 'contains';
  if (topic === 'allergen') return safetyWords[assistantLanguage].allergen(list, status);
  if (topic === 'diet') return safetyWords[assistantLanguage].diet(dietName(words), status);
  return fit > 0 ? topics[topic].fits(list) : topics[topic].fitsNot(list);
}

/** What nobody stated and the member would want to know. */
export function unknownMatchWords({ topic, words }: MatchReason): string {
  if (topic === 'allergen') return safetyWords[assistantLanguage].allergen(words.map(wordFor).join(', '), 'not-stated');
  if (topic === 'diet') return safetyWords[assistantLanguage].diet(dietName(words), 'not-stated');
  return topics[topic].unknown;
}

function dietName(words: readonly string[]): string {
  const flag = dietaryFlagNames.find((name) => words.includes(name));
  return flag === undefined ? words.join(', ') : dietWord(flag).toLowerCase();
}
