import type { Mood } from '#domain/search/food-question.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { Need } from '#domain/avoidance/need.ts';
import type { MealPart } from '#domain/assistant/words/kinds/dish-kinds.ts';
import type { UnstatedTopic } from '#domain/assistant/words/replies/ordinary-words.ts';
import type { TasteWish } from './taste-wish.ts';
import type { Strength, TasteOrder } from './wish-part.ts';

/** One way to read a question. Phrases are folded, and may name a food. */
export type Reading =
  | { readonly kind: SmallTalk }
  | { readonly kind: 'best'; readonly wish: TasteWish }
  /** Led: it is said that they are compared, and not only 'this or that'. Said: in so many words. */
  | {
      readonly kind: 'comparison';
      readonly phrases: readonly string[];
      readonly taste: IntensityName | null;
      /** Which of them has the most of it is asked, or the least. */
      readonly direction?: TasteOrder['direction'] | undefined;
      readonly isLed: boolean;
      readonly isSaid: boolean;
    }
  /** Bare: after another question, and so only where the phrase is a name and no wish. */
  | {
      readonly kind: OneFood;
      readonly phrase: string;
      readonly isBare?: boolean;
      /** 'Apart from fries': a partner that is not asked for. */
      readonly apartFrom?: string;
    }
  /** Foods like one, that meet a wish, or have more of a taste than it or less. */
  | {
      readonly kind: 'like';
      readonly phrase: string;
      readonly isBare?: boolean;
      /** That food itself is wanted, where it meets the wish. */
      readonly isItself?: boolean;
      readonly wish: TasteWish;
      readonly than: TasteOrder | null;
      /** It is to taste of more in all, or of less: 'like brie but stronger'. */
      readonly strength?: Strength | null;
    }
  /** A drink, a dessert or another course to a food. */
  | {
      readonly kind: 'course';
      readonly phrase: string;
      readonly isBare?: boolean;
      /** 'any': whatever meets the wish. */
      readonly course: MealPart | 'any';
      readonly wish: TasteWish;
      /** 'Except green tea': a partner that is not asked for. */
      readonly apartFrom?: string;
    }
  /** What a word of taste means, or how an ingredient tastes. */
  | { readonly kind: 'meaning'; readonly word: string }
  /** What nobody states here; a phrase that is not '' may name the food. */
  | { readonly kind: 'topic'; readonly topic: UnstatedTopic; readonly phrase: string }
  /** Whether the catalogue has it. */
  | { readonly kind: 'known'; readonly phrase: string; readonly isBare?: boolean }
  | { readonly kind: 'level'; readonly phrase: string; readonly isBare?: boolean; readonly taste: IntensityName }
  /** Whether the food of a kitchen is so: the wish names the kitchen alone. */
  | { readonly kind: 'kitchen'; readonly wish: TasteWish; readonly taste: IntensityName }
  /** Why it has a taste: what it is made of. */
  | { readonly kind: 'cause'; readonly phrase: string; readonly isBare?: boolean; readonly taste: IntensityName }
  /** No needs: whether it is safe for the taster, and what allergens are stated. */
  | { readonly kind: 'safety'; readonly phrase: string; readonly isBare?: boolean; readonly needs: readonly Need[] }
  /** 'hour': of the hour where the taster is. */
  | { readonly kind: 'meal'; readonly mood: Mood | 'hour'; readonly wish: TasteWish | null }
  /** A starter, a main and a dessert; the wish is for each of them. */
  | { readonly kind: 'courses'; readonly wish: TasteWish }
  /** How many of which kinds: 'two soups and a salad'. */
  | { readonly kind: 'menu'; readonly items: readonly MenuItem[] }
  /** What is least like a food. */
  | { readonly kind: 'unlike'; readonly phrase: string; readonly isBare?: boolean }
  /** Firm: a question, of which no word may be left out. */
  | { readonly kind: 'wish'; readonly wish: TasteWish; readonly isFirm: boolean };

export interface MenuItem {
  readonly wish: TasteWish;
  readonly count: number;
  /** In the words of the asker, told where nothing meets it. */
  readonly said: string;
}

export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'goodbye' | 'self' | 'complaint';

/** What is asked about one food. */
export type OneFood = 'taste' | 'pairing' | 'similar' | 'ingredients' | 'origin' | 'eating' | 'portion';
