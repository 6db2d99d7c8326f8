import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';

/** How much of a taste is wanted. */
export type Degree = 'plain' | 'strong' | 'medium' | 'slight' | 'hardly' | 'bounded' | 'without';

/** How a wish is said in one language; all texts are folded. */
export interface WishGrammar {
  readonly language: AssistantLanguage;
  /** Words for an intensity, as the inside of a regular expression. */
  readonly tastes: Readonly<Record<IntensityName, string>>;
  /** What stands before a taste's word, and how many characters of that say nothing else. */
  readonly degree: (before: string, word: string) => { readonly degree: Degree; readonly words: number };
  /** The first of `cuisines` that a text names, or '', and the words by which it may be named. */
  readonly cuisine: (
    text: string,
    cuisines: readonly string[],
  ) => { readonly cuisine: string; readonly spellings: readonly string[] };
  /** Whether a word of a text compares by one of the vocabulary: 'crunchier', 'knusprigeres'. */
  readonly compares: (token: string) => boolean;
  /** Whether a word of a text means one of the vocabulary, compared or not. */
  readonly means: (token: string, stored: string) => boolean;
  /** 'With …', 'uses …': what ends in a word that names an ingredient, its first group; with the flag g. */
  readonly holding: RegExp;
  /** Words that say nothing of taste. */
  readonly fillers: ReadonlySet<string>;
}
