import type { NotStated } from '#domain/assistant/words/occasion.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { Ingredient } from '#domain/assistant/words/ingredient-words.ts';
import type { TasteOrder } from '#domain/assistant/reading/wish-part.ts';

/** What nobody states of foods here, though people ask for it. */
export type UnstatedTopic =
  | 'app'
  | 'nutrition'
  | 'health'
  | 'keeping'
  | 'price'
  | 'shops'
  | 'time'
  | 'amounts'
  | 'standIn'
  | 'lasting'
  | 'scale'
  | 'choosing'
  | 'else';

/** Of dishes of a kitchen by how much of a taste they have. */
export interface KitchenCounts {
  readonly all: number;
  readonly strong: number;
  readonly weak: number;
}

/** What the assistant says to ordinary questions, beside `AssistantWords`. `list`: words joined already. */
export interface OrdinaryWords {
  /** 'heat 4.5 of 5'. */
  readonly figure: (taste: IntensityName, level: number) => string;
  readonly ingredient: (ingredient: Ingredient) => string;
  /** What a word of taste means. */
  readonly meaning: (meaning: Readonly<Record<AssistantLanguage, string>>) => string;
  /** What is not liked, as it is called in this language. */
  readonly disliked: (name: Readonly<Record<AssistantLanguage, string>>) => string;
  /** That a food's record names it. */
  readonly namesDisliked: (name: string, list: string) => string;
  /** That no record of what is listed names it, and that this promises nothing (R28): never 'free', never 'without'. */
  readonly namesNoneOf: (list: string) => string;
  /** The same of the only food that is listed. */
  readonly doesNotName: (name: string, list: string) => string;
  readonly inOrder: (order: TasteOrder) => string;
  readonly toHold: (list: string) => string;
  readonly chosenFor: (matter: NotStated) => string;
  /** That soft foods were chosen by what is stated of how they feel, and by nothing else. */
  readonly byTexture: string;
  /** How many dishes of a kitchen have much of a taste (3 of 5 or more), how many hardly any (1 or less); above those that have the most and the least. */
  readonly kitchenLevels: (taste: IntensityName, counts: KitchenCounts) => string;
  readonly noCuisine: (origin: string) => string;
  readonly goodbye: string;
  readonly whoAmI: string;
  /** That this is not known here, and what is. */
  readonly topicNotStated: (topic: UnstatedTopic) => string;
  /** Foods like `name`, of another kind. */
  readonly likeBut: (name: string) => string;
  readonly leastLike: (name: string) => string;
  /** Above a starter, a main and a dessert. */
  readonly courses: string;
  readonly noCourse: (course: 'starter' | 'main' | 'dessert') => string;
  /** Nothing near it is stated to be without what it holds and is avoided; that can be taken off. */
  readonly noneInPlace: (name: string) => string;
  readonly noneLikeBut: (name: string) => string;
  /** Foods with more of a taste than `name`, or less. */
  readonly moreThan: (name: string, order: TasteOrder, level: number) => string;
  readonly drinksWith: (name: string) => string;
  readonly dessertsWith: (name: string) => string;
  readonly othersWith: (name: string) => string;
  readonly sameKitchen: (origin: string) => string;
  /** What a word of taste means, by what is said of foods. */
  readonly saidOfFoods: (word: string, count: number) => string;
  readonly oftenAlso: (list: string) => string;
  readonly ingredientIn: (name: string, count: number) => string;
  readonly ingredientTastes: (list: string) => string;
  readonly forExample: string;
  /** Foods of a kind, by its word. */
  readonly kindHere: (count: number) => string;
  /** What foods that are made with an ingredient name as their partners. */
  readonly ingredientPartners: (ingredient: string) => string;
  /** The same of foods of a kind, or of a taste. */
  readonly wishPartners: string;
  readonly withFoods: (list: string) => string;
  readonly seasonedWith: (ingredient: string) => string;
  readonly inFoods: (list: string) => string;
  /** By how much of a taste some foods have, the most first. */
  readonly foremost: (order: TasteOrder, names: readonly string[], level: number) => string;
  readonly allTaste: (list: string) => string;
  readonly severalNotStated: (list: string) => string;
  readonly byTaste: (taste: IntensityName, list: string) => string;
}
