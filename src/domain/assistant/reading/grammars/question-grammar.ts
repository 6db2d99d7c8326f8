import type { Mood } from '#domain/search/food-question.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { OrdinaryGrammar } from './ordinary-grammar.ts';
import type { OneFood, SmallTalk } from '#domain/assistant/reading/reading.ts';
import type { SafetyGrammar } from '#domain/assistant/reading/safety-readings.ts';
import type { WishGrammar } from './wish-grammar.ts';

/** How questions are asked in one language. All expressions fit folded texts without courtesies; in a list the more telling stands first. */
export interface QuestionGrammar {
  /** What is written short, and what it is written out. */
  readonly contractions: readonly (readonly [RegExp, string | ((...match: string[]) => string)])[];
  /** What says nothing at the beginning and at the end of a question, however often. */
  readonly courtesy: RegExp;
  readonly farewell: RegExp;
  readonly smallTalk: readonly (readonly [SmallTalk, RegExp])[];
  /** What a question about one food looks like; the first group is the phrase that names it. */
  readonly oneFood: readonly (readonly [OneFood, RegExp])[];
  /** What a comparison of two looks like; the groups name the foods. */
  readonly comparisons: readonly RegExp[];
  /** 'Is kimchi sour or spicy': the food, and the two words. */
  readonly isEither: RegExp;
  /** 'Is natto sticky': the groups are the food and the word. */
  readonly isSo: RegExp;
  /** Words of which something is told with the taste, beside those of the vocabulary: 'heavy'. */
  readonly describing: RegExp;
  readonly ordinary: OrdinaryGrammar;
  /** What a question for the level of a taste looks like; the first group names the food. */
  readonly levels: readonly (readonly [IntensityName, RegExp])[];
  /** What a question for the cause of a taste looks like: 'what makes tom yum sour'; the first group names the food. */
  readonly causes: readonly (readonly [IntensityName, RegExp])[];
  /** 'hour': what to eat at all. */
  readonly meals: readonly (readonly [RegExp, Mood | 'hour'])[];
  /** A question for a fact is no wish, though it may hold a word for a taste or a cuisine: 'what is the capital of France'. */
  readonly fact: RegExp;
  /** 'What is sweet and crunchy' is one all the same, if nothing else is asked. */
  readonly what: RegExp;
  readonly best: RegExp;
  /** A phrase that stands for the food that was spoken of last. */
  readonly pronoun: RegExp;
  /** Whether a text asks for foods. */
  readonly isWanted: (text: string) => boolean;
  /** Whether a text asks whether somebody may eat this one: never a wish for others, although it may say what they must avoid. */
  readonly isOfOne: (text: string) => boolean;
  readonly safety: SafetyGrammar;
  readonly wish: WishGrammar;
}
