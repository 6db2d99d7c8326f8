import type { PictureWish } from '#domain/drawing/plan/drawn-food.ts';
import type { StatedFood } from '#domain/testing/stated-food.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** A food that another is like, and how it differs: 'Like Char Kway Teow, but tangier'. */
interface LikenedRecord {
  readonly food: string;
  readonly but: string;
}

/** A record of pb_hooks/data whose shape is whole (`shapeFaults` finds nothing). */
export interface FoodRecord extends StatedFood {
  readonly slug: string;
  readonly native_name: string;
  readonly origin: string;
  readonly course: string;
  readonly taste_profile: {
    readonly flavor: readonly string[];
    readonly texture: readonly string[];
    readonly aroma: readonly string[];
    readonly aftertaste: string;
    readonly mouthfeel: string;
    readonly similar_foods: readonly string[];
    readonly cultural_context: string;
  };
  readonly taste_intensity: Readonly<Record<IntensityName, number>> & {
    readonly temperature_served: string;
    readonly cooking_methods: readonly string[];
  };
  readonly visual_appearance: {
    readonly color: readonly string[];
    readonly shape: string;
    readonly consistency: string;
  };
  readonly cultural_significance: string;
  readonly difficulty_level: number;
  readonly flavor_intensity: number;
  readonly umami_level: number;
  readonly portion?: string;
  readonly way_of_eating?: string;
  readonly likened?: readonly LikenedRecord[];
  /** What the drawing says better than the rest of the record does. */
  readonly picture?: PictureWish;
}
