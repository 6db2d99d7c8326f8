import { foldCase } from '#prelude/fold-case.ts';
import { tasteContrasts } from '#domain/taste-contrast.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { IntensityName } from '#domain/taste-vocabulary.ts';
import { tasteNouns } from './describe-taste.ts';
import { wordList } from './word-list.ts';

const CONTRASTS = 3;
const WORDS = 4;
/** Levels apart that are worth a word. */
const APART = 0.5;

/**
 * In what two foods are alike and in what they differ, by what both state (R4).
 *
 * @param taste asked about above all, or null
 */
export function compareFoods(one: TasteTraits, other: TasteTraits, taste: IntensityName | null): string {
  const contrasts = tasteContrasts([one, other]).filter(({ distance, taste: name }) => distance >= APART || name === taste);
  const asked = contrasts.filter((contrast) => contrast.taste === taste);
  const told = [...asked, ...contrasts.filter((contrast) => contrast.taste !== taste)].slice(0, CONTRASTS);
  const sentences = [
    taste !== null && asked.length === 0 ? `Which of the two has more ${tasteNouns[taste]} is not stated.` : '',
    shared('taste', one.flavours, other.flavours),
    ...told.map(({ taste: name, distance, strongest, weakest }) => (distance === 0
      ? `They are alike in ${tasteNouns[name]}.`
      : `${strongest.name} has more ${tasteNouns[name]} (${strongest.intensities[name]} of 5, ${weakest.name} ${weakest.intensities[name]}).`)),
    only(one, other),
    only(other, one),
    shared('are', one.textures, other.textures),
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? `Too little is stated of ${one.name} and ${other.name} to compare them.` : `${one.name} beside ${other.name}:\n${sentences.join(' ')}`;
}

function shared(verb: string, words: readonly string[], others: readonly string[]): string {
  const common = words.filter((word) => isAmong(others, word)).slice(0, WORDS);
  return common.length === 0 ? '' : `Both ${verb} ${wordList(common)}.`;
}

function only(food: TasteTraits, other: TasteTraits): string {
  const own = food.flavours.filter((word) => !isAmong(other.flavours, word)).slice(0, WORDS);
  return own.length === 0 || other.flavours.length === 0 ? '' : `Of the two, only ${food.name} is described as ${wordList(own)}.`;
}

function isAmong(words: readonly string[], word: string): boolean {
  return words.some((one) => foldCase(one) === foldCase(word));
}
