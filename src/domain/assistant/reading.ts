import type { Mood } from '#domain/search/food-question.ts';
import type { IntensityName } from '#domain/taste-vocabulary.ts';
import type { Need } from '#domain/avoidance/need.ts';
import type { TasteWish } from './taste-wish.ts';

/** One way to read a question. Phrases are folded, and may name a food. */
export type Reading =
  | { readonly kind: 'greeting' | 'thanks' | 'help' | 'best' }
  | { readonly kind: 'comparison'; readonly phrase: string; readonly other: string; readonly taste: IntensityName | null }
  | { readonly kind: OneFood; readonly phrase: string }
  | { readonly kind: 'level'; readonly phrase: string; readonly taste: IntensityName }
  /** No needs: whether it is safe for the taster, and what allergens are stated. */
  | { readonly kind: 'safety'; readonly phrase: string; readonly needs: readonly Need[] }
  /** 'hour': of the hour where the taster is. */
  | { readonly kind: 'meal'; readonly mood: Mood | 'hour'; readonly wish: TasteWish | null }
  /** Firm: a question, of which no word may be left out. */
  | { readonly kind: 'wish'; readonly wish: TasteWish; readonly isFirm: boolean };

/** What is asked about one food. */
export type OneFood = 'taste' | 'pairing' | 'similar' | 'ingredients' | 'origin';
