import { memoizeByObject } from '#prelude/timing/memoize-by-object.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { isDessert, isDrink, isMeal } from './kinds/food-kinds.ts';
import { germanPattern } from './german-pattern.ts';

/** How warm it is served, by its record. */
export const isServed =
  (...temperatures: readonly string[]) =>
  ({ temperatureServed, defaulted }: TasteTraits) =>
    !defaulted.includes('temperatureServed') && temperatures.includes(temperatureServed.toLowerCase());
export const isHot = isServed('warm', 'hot', 'piping hot');
export const isCold = isServed('cold', 'cool', 'frozen');
const isCool = isServed('cold', 'cool', 'frozen', 'room temperature');
/** What is eaten or drunk on a hot day: horseradish is cool, too. */
export const isCooling = (food: TasteTraits) => isCool(food) && (isDrink(food) || isMeal(food) || isDessert(food));

/** For children: no drink of which it is not stated that it holds no alcohol, and no dish with any. */
export const isForChildren = (food: TasteTraits) =>
  food.diet.alcohol_free === true || (!isDrink(food) && food.diet.alcohol_free !== false);

/** For which occasion a food is fit; how healthy or light it is. */
export type NotStated = 'occasion' | 'health';

/** A moment or a state for which something is to eat. */
export interface Occasion {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  /** null where no record says what is fit for it. */
  readonly passes: ((food: TasteTraits) => boolean) | null;
  /** 0-5: how well a food suits it, by what is said of the food. */
  readonly fit: (food: TasteTraits) => number;
  /** What no record says of it: it is said so, and what passes is a help only. */
  readonly notStated: NotStated | null;
  /** What warms is eaten, where nobody asks for a drink. */
  readonly isEaten: boolean;
  readonly isTold?: ((food: Food) => boolean) | undefined;
  /** Tells by the whole record whether a food is fit; where none is, it is left out. */
  readonly helps?: ((food: Food) => boolean) | undefined;
  readonly isOfTexture?: boolean | undefined;
  readonly isDeniable?: boolean | undefined;
  /** What of it may be offered at all, whatever else is left out of a wish. */
  readonly only?: ((food: TasteTraits) => boolean) | undefined;
}

interface OccasionTraits {
  readonly only?: Occasion['only'];
  readonly notStated?: NotStated | null;
  readonly fit?: Occasion['fit'];
  /** What the whole record must tell. */
  readonly isTold?: Occasion['isTold'];
  readonly helps?: Occasion['helps'];
  readonly isOfTexture?: boolean;
  /** May be said of what is not wanted. */
  readonly isDeniable?: boolean;
  /** Beginnings of words that are said of foods that suit it. */
  readonly suiting?: readonly string[];
  /** The same of those that do not. */
  readonly against?: readonly string[];
}

const MOST_FIT = 5;
/** Nothing that is said of a food makes it fitter. */
export const alike = () => 0;

/** Each word that suits counts once, and each that does not takes as much. */
const fitBy = (suiting: readonly string[], against: readonly string[]) => {
  const begun = (all: readonly string[]) => all.map((word) => new RegExp(`\\b${word}`, 'i'));
  const [good, bad] = [begun(suiting), begun(against)];
  return ({ description, flavours, textures, aromas, mouthfeel }: TasteTraits) => {
    const text = [description, mouthfeel, ...flavours, ...textures, ...aromas].join(' ');
    const said = (all: readonly RegExp[]) => all.filter((word) => word.test(text)).length;
    return Math.max(0, Math.min(MOST_FIT, 1.5 * (said(good) - said(bad))));
  };
};

/** By its English and its German words, as the insides of patterns. */
export const occasion = (
  en: string,
  de: string,
  passes: Occasion['passes'],
  { notStated = passes === null ? 'occasion' : null, suiting, against = [], fit, ...traits }: OccasionTraits = {},
): Occasion => ({
  ...traits,
  notStated,
  fit: fit ?? (suiting === undefined ? alike : memoizeByObject(fitBy(suiting, against))),
  isEaten: passes === isHot,
  words: { en: new RegExp(`\\b(?:${en})\\b`, 'g'), de: new RegExp(germanPattern(`\\b(?:${de})\\b`), 'g') },
  passes: passes === null ? null : memoizeByObject(passes),
});
