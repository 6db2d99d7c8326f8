import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { AssistantTaster } from './assistant-catalogue.ts';
import type { AssistantLanguage } from './assistant-language.ts';

/** spec 1 §7, ai-food-assistant. */
export type AssistantType = 'food_description' | 'pairing_suggestion' | 'chat';

/** Characters of a prompt, counted in UTF-16 units as the server does. */
export const PROMPT_LIMIT = 1_000;

/** Keys of what stays avoided that the server takes. */
export const KEYS_LIMIT = 40;

/** Questions from before that one may go on from. */
export const EARLIER_LIMIT = 3;

export interface AssistantQuestion {
  readonly type: AssistantType;
  readonly prompt: string;
  /** What it is about (`foodData`): the food to describe, or the one that was spoken of last, so that 'it' has a meaning. */
  readonly food: Food | null;
  readonly taster: AssistantTaster;
  /** Of the hour where the member is. */
  readonly mood: Mood;
  /** Keys of what the asker said not to avoid after all, though the words of the question speak of it. */
  readonly notAvoiding?: readonly string[];
  /** Keys of what earlier questions of the conversation avoid, and nobody took off: this one avoids it, too (R29). */
  readonly avoiding?: readonly string[];
  /** What was asked before in the conversation, the oldest first, as far as a short question may go on from it. */
  readonly earlier?: readonly string[];
  /** Ids of foods that were named before: 'more' asks for others. */
  readonly shown?: readonly string[];
  /** Of the answer, and of a question that may be in either; English where none is said. */
  readonly language?: AssistantLanguage;
}

export interface NamedFoodRef {
  readonly id: FoodId;
  readonly name: string;
}

export interface AssistantAnswer {
  /** Plain text; lines end with '\n'. */
  readonly text: string;
  /** The foods of the catalogue that it names, in the order of their first mention. */
  readonly foods: readonly NamedFoodRef[];
  /** What the answer avoids for the question's words (R29); [] where none is said. */
  readonly avoiding?: readonly AvoidedLabel[];
  /** Words of the question that the answer passed over. */
  readonly notUnderstood?: readonly string[];
}

/** One thing that an answer avoids, which the asker can take off. */
export interface AvoidedLabel {
  /** For `notAvoiding`. */
  readonly key: string;
  /** In the answer's language; of what is not known, the asker's own word. */
  readonly label: string;
}
