import type { Aspect } from './aspect-asked.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantWords, StatedTastes } from '#domain/assistant/words/replies/assistant-words.ts';

const SHOWN_WORDS = 4;

/**
 * What a food tastes like, in sentences made of nothing but what is stated of it; a default is never told as a fact (R4).
 *
 * @param about `details`: everything stated of it, where that is at hand
 * @returns '' when nobody has described its taste
 */
export function describeTaste(
  food: TasteTraits,
  { details, words }: { readonly details: Food | null; readonly words: AssistantWords },
): string {
  const { name, origin, flavours, textures, aromas } = food;
  const said = (stored: readonly string[]) => words.list(stored.slice(0, SHOWN_WORDS).map(words.word));
  const mouthfeel = sentence(details?.mouthfeel ?? food.mouthfeel);
  const sentences = [
    flavours.length > 0 ? words.tastes({ name, origin, list: said(flavours) }) : '',
    words.expected(statedTastes(food)),
    textures.length > 0 ? words.inTheMouth(said(textures)) : '',
    mouthfeel,
    aromas.length > 0 ? words.smells(said(aromas)) : '',
    sentence(details?.aftertaste ?? ''),
    isServedKnown(food) ? words.served(food.temperatureServed) : '',
  ].filter((text) => text !== '');
  if (sentences.length === 0) return '';
  return flavours.length > 0 ? sentences.join(' ') : `${words.noFlavours(name)} ${sentences.join(' ')}`;
}

/** How it smells or feels, or how warm it is served, said first and with little beside; '' where that is not stated. */
export function describeAspect(
  food: TasteTraits,
  {
    aspect,
    details,
    words,
  }: { readonly aspect: Aspect; readonly details: Food | null; readonly words: AssistantWords },
): string {
  const { name, origin, flavours, textures, aromas, mouthfeel } = food;
  const said = (stored: readonly string[]) => words.list(stored.slice(0, SHOWN_WORDS).map(words.word));
  if (aspect === 'temperature')
    return isServedKnown(food)
      ? [`${name}: ${words.served(food.temperatureServed)}`, sentence(details?.wayOfEating ?? '')].join(' ').trim()
      : '';
  const asked = aspect === 'smell' ? aromas : textures;
  if (asked.length === 0) return '';
  return [
    `${name}: ${aspect === 'smell' ? words.smells(said(aromas)) : words.inTheMouth(said(textures))}`,
    aspect === 'texture' ? sentence(details?.mouthfeel ?? mouthfeel) : '',
    flavours.length > 0 ? words.tastes({ name, origin, list: said(flavours) }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Whether somebody stated how warm it is served (R4). */
const isServedKnown = ({ defaulted, temperatureServed }: TasteTraits) =>
  !defaulted.includes('temperatureServed') && temperatureServed !== '';

function statedTastes(food: TasteTraits): StatedTastes {
  const stated = intensityNames
    .filter((name) => !food.defaulted.includes(name))
    .map((taste) => ({ taste, level: food.intensities[taste] }));
  return {
    there: stated.filter(({ level }) => level > 0).toSorted((one, other) => other.level - one.level),
    absent: stated.filter(({ level }) => level <= 0).map(({ taste }) => taste),
  };
}

/** A contributor's own words as a sentence of their own. */
export function sentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words === '' || /[.!?…。]$/.test(words) ? words : `${words}.`;
}
