import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** The lists of a food's words that a taster may agree to or not. */
export const tastedParts = ['flavours', 'textures', 'aromas'] as const;
export type TastedPart = (typeof tastedParts)[number];

/** One of a food's words, in the list in which it stands: 'creamy' may be a flavour and a texture. */
export interface TastedWord {
  readonly part: TastedPart;
  readonly word: string;
}

/** How a food tasted to one member (R32). What is not said is not there (R42). */
export interface Tasting {
  /** Each 0-5, to a tenth. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>>;
  readonly words: readonly (TastedWord & { readonly agrees: boolean })[];
}

export const NO_TASTING: Tasting = { levels: {}, words: [] };

/** How many things are said. */
export function answersIn({ levels, words }: Tasting): number {
  return Object.keys(levels).length + words.length;
}

/** Whether nothing is said: such a tasting is saved as none. */
export function isSilent(tasting: Tasting): boolean {
  return answersIn(tasting) === 0;
}

/** The tasting with this level, or without one (null). */
export function withLevel(tasting: Tasting, name: IntensityName, level: number | null): Tasting {
  const others = Object.fromEntries(Object.entries(tasting.levels).filter(([other]) => other !== name));
  return { ...tasting, levels: level === null ? others : { ...others, [name]: level } };
}

/** The tasting with this answer to one of the food's words, or without one (null). */
export function withWord(tasting: Tasting, { part, word }: TastedWord, agrees: boolean | null): Tasting {
  const others = tasting.words.filter((said) => said.part !== part || said.word !== word);
  return { ...tasting, words: agrees === null ? others : [...others, { part, word, agrees }] };
}

/** What was said of a word; null: nothing. */
export function answerTo({ words }: Tasting, { part, word }: TastedWord): boolean | null {
  return words.find((said) => said.part === part && said.word === word)?.agrees ?? null;
}
