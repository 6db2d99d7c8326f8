import { assertNever } from '#prelude/assert-never.ts';
import type { MatchReason } from '#domain/personal/taste-match.ts';
import { dietaryLabels } from '#domain/dietary-labels.ts';
import { dietaryFlagNames } from '#domain/taste-vocabulary.ts';

/** Why a food suits a member, or does not, in words. */
export function matchWords({ topic, words, fit }: MatchReason): string {
  const list = new Intl.ListFormat('en-GB').format(words);
  const isFor = fit > 0;
  switch (topic) {
    case 'flavours':
      return isFor ? `Tastes ${list}, which you like` : `Not among the flavours you like: ${list}`;
    case 'textures':
      return isFor ? `It is ${list}, as you like it` : `Not among the textures you like: ${list}`;
    case 'aromas':
      return isFor ? `Smells ${list}, which draws you` : `Not among the aromas you like: ${list}`;
    case 'cuisine':
      return isFor ? `${list} is among your cuisines` : `${list} is not among your cuisines`;
    case 'spice':
      return isFor ? 'About as hot as you like it' : 'Hotter than you like it';
    case 'sweetness':
      return isFor ? 'About as sweet as you like it' : 'Sweeter than you like it';
    case 'adventure':
      return isFor ? 'Fits how curious you are' : 'Not what your curiosity asks for';
    case 'rating':
      return isFor ? 'Members rate it well' : 'Members do not rate it well';
    case 'allergen':
      return `Contains ${list}`;
    case 'diet':
      return `Not ${dietName(words)}`;
    default:
      return assertNever(topic);
  }
}

const unknownNames: Readonly<Record<Exclude<MatchReason['topic'], 'allergen' | 'diet'>, string>> = {
  flavours: 'Its flavours', textures: 'Its textures', aromas: 'Its aromas', cuisine: 'Its cuisine', spice: 'How hot it is', sweetness: 'How sweet it is',
  adventure: 'Where it comes from', rating: 'What members think',
};

/** What nobody stated and the member would want to know. */
export function unknownMatchWords({ topic, words }: MatchReason): string {
  if (topic === 'allergen') return `Whether it contains ${words.join(', ')}: do not take it as safe`;
  if (topic === 'diet') return `Whether it is ${dietName(words)}: do not take it as safe`;
  return unknownNames[topic];
}

function dietName(words: readonly string[]): string {
  const flag = dietaryFlagNames.find((name) => words.includes(name));
  return flag === undefined ? words.join(', ') : dietaryLabels[flag].toLowerCase();
}
