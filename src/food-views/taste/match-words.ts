import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { MatchReason } from '#domain/personal/taste-match.ts';
import { dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { region } from '#languages/region.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** Why a food suits a member, or does not, in words. */
export function matchWords({ topic, words, fit }: MatchReason): string {
  const list = new Intl.ListFormat(region).format(words.map(wordFor));
  const isFor = fit > 0;
  switch (topic) {
    case 'flavours':
      return isFor ? t`Tastes ${list}, which you like` : t`Not among the flavours you like: ${list}`;
    case 'textures':
      return isFor ? t`It is ${list}, as you like it` : t`Not among the textures you like: ${list}`;
    case 'aromas':
      return isFor ? t`Smells ${list}, which draws you` : t`Not among the aromas you like: ${list}`;
    case 'cuisine':
      return isFor ? t`${list} is among your cuisines` : t`${list} is not among your cuisines`;
    case 'spice':
      return isFor ? t`About as hot as you like it` : t`Hotter than you like it`;
    case 'sweetness':
      return isFor ? t`About as sweet as you like it` : t`Sweeter than you like it`;
    case 'adventure':
      return isFor ? t`Fits how curious you are` : t`Not what your curiosity asks for`;
    case 'rating':
      return isFor ? t`Members rate it well` : t`Members do not rate it well`;
    case 'allergen':
      return safetyWords[assistantLanguage].allergen(list, fit > -1 ? 'may-contain' : 'contains');
    case 'diet':
      return safetyWords[assistantLanguage].diet(dietName(words), fit > -1 ? 'may-contain' : 'contains');
    default:
      return assertNever(topic);
  }
}

const unknownNames: Readonly<Record<Exclude<MatchReason['topic'], 'allergen' | 'diet'>, string>> = {
  flavours: t`Its flavours`,
  textures: t`Its textures`,
  aromas: t`Its aromas`,
  cuisine: t`Its cuisine`,
  spice: t`How hot it is`,
  sweetness: t`How sweet it is`,
  adventure: t`Where it comes from`,
  rating: t`What members think`,
};

/** What nobody stated and the member would want to know. */
export function unknownMatchWords({ topic, words }: MatchReason): string {
  if (topic === 'allergen') return safetyWords[assistantLanguage].allergen(words.map(wordFor).join(', '), 'not-stated');
  if (topic === 'diet') return safetyWords[assistantLanguage].diet(dietName(words), 'not-stated');
  return unknownNames[topic];
}

function dietName(words: readonly string[]): string {
  const flag = dietaryFlagNames.find((name) => words.includes(name));
  return flag === undefined ? words.join(', ') : dietWord(flag).toLowerCase();
}
