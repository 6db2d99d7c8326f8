import type { Food } from '#domain/food.ts';
import { levelWord } from '#domain/level-word.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste-vocabulary.ts';
import { wordList } from './word-list.ts';

/** What is strong in a food, as a noun. */
export const tasteNouns: Readonly<Record<IntensityName, string>> = {
  sweet: 'sweetness', salty: 'saltiness', sour: 'sourness', bitter: 'bitterness', umami: 'umami', spicy: 'heat',
};

const SHOWN_WORDS = 4;

/**
 * What a food tastes like, in sentences made of nothing but what is stated of it; a default is never told as a fact (R4).
 *
 * @param details everything stated of it, where that is at hand
 * @returns '' when nobody has described its taste
 */
export function describeTaste(food: TasteTraits, details: Food | null): string {
  const { name, origin, flavours, textures, aromas } = food;
  const who = origin === '' ? name : `${name}, from the ${origin} kitchen,`;
  const isServedKnown = !food.defaulted.includes('temperatureServed') && food.temperatureServed !== '';
  const mouthfeel = sentence(details?.mouthfeel ?? food.mouthfeel);
  const sentences = [
    flavours.length > 0 ? `${who} tastes ${wordList(flavours.slice(0, SHOWN_WORDS))}.` : '',
    intensitySentence(food),
    textures.length > 0 ? `In the mouth it is ${wordList(textures.slice(0, SHOWN_WORDS))}.` : '',
    mouthfeel,
    aromas.length > 0 ? `It smells ${wordList(aromas.slice(0, SHOWN_WORDS))}.` : '',
    sentence(details?.aftertaste ?? ''),
    isServedKnown ? `It is served ${servedWord(food.temperatureServed)}.` : '',
  ].filter((text) => text !== '');
  if (sentences.length === 0) return '';
  return flavours.length > 0 ? sentences.join(' ') : `Which flavours ${name} has is not stated. ${sentences.join(' ')}`;
}

/** 'Expect strong umami and a hint of heat, but no sweetness.', of what is stated alone; '' for nothing. */
function intensitySentence(food: TasteTraits): string {
  const stated = intensityNames.filter((name) => !food.defaulted.includes(name)).map((name) => ({ name, level: food.intensities[name] }));
  const there = stated.filter(({ level }) => level > 0).toSorted((one, other) => other.level - one.level);
  const absent = stated.filter(({ level }) => level <= 0).map(({ name }) => tasteNouns[name]);
  const present = wordList(there.map(({ name, level }) => levelOf(name, level)));
  if (there.length === 0) return absent.length === 0 ? '' : `Expect no ${wordList(absent, 'or')}.`;
  return absent.length === 0 ? `Expect ${present}.` : `Expect ${present}, but no ${wordList(absent, 'or')}.`;
}

/** 'strong umami', 'a hint of heat'. @param level 0-5 */
export function levelOf(name: IntensityName, level: number): string {
  const word = levelWord(level);
  if (word === 'none') return `no ${tasteNouns[name]}`;
  return word === 'a hint' ? `a hint of ${tasteNouns[name]}` : `${word} ${tasteNouns[name]}`;
}

function servedWord(temperature: string): string {
  const word = temperature.toLowerCase();
  return word === 'room temperature' ? 'at room temperature' : word;
}

/** A contributor's own words as a sentence of their own. */
export function sentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words === '' || /[.!?…。]$/.test(words) ? words : `${words}.`;
}
