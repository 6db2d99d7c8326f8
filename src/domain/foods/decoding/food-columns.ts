import type { Course } from '#domain/foods/course.ts';
import type { DietaryAnswer } from '#domain/foods/food.ts';
import type { DietaryFlagName, IntensityName } from '#domain/taste/taste-vocabulary.ts';

type Text = string | null;
type List = readonly string[] | null;

export interface TasteProfileColumn {
  readonly flavor: List;
  readonly texture: List;
  readonly aroma: List;
  readonly aftertaste: Text;
  readonly mouthfeel: Text;
  readonly similar_foods: List;
  readonly ai_generated_summary: Text;
  readonly cultural_context: Text;
}

export type TasteIntensityColumn = Readonly<Record<IntensityName, number | null>> & {
  readonly temperature_served: Text;
  readonly cooking_methods: List;
};

/**
 * The columns of a food that its contributor writes, in the server's names (spec 1 §3). What is empty is null
 * (spec 1 §5, contribute); the photo travels beside them as a file, owner, rating and counts are not theirs to write.
 */
export interface FoodColumns {
  readonly name: string;
  readonly native_name: Text;
  readonly language: Text;
  readonly description: Text;
  readonly origin: Text;
  readonly course: Course | null;
  readonly culture_notes: Text;
  readonly taste_profile: TasteProfileColumn | null;
  readonly taste_intensity: TasteIntensityColumn | null;
  readonly flavor_intensity: number | null;
  readonly umami_level: number | null;
  readonly visual_appearance: {
    readonly color: List;
    readonly shape: Text;
    readonly size: Text;
    readonly consistency: Text;
  } | null;
  readonly sound_profile: { readonly eating_sounds: List; readonly preparation_sounds: List } | null;
  readonly temperature_experience: {
    readonly ideal_serving_temp: Text;
    readonly temp_sensitivity: Text;
    readonly hot_vs_cold_taste: Text;
  } | null;
  readonly emotional_associations: List;
  readonly memory_triggers: List;
  readonly ingredients: List;
  readonly preparation_notes: Text;
  readonly preparation_methods: List;
  readonly serving_suggestions: List;
  readonly best_paired_with: List;
  readonly consumption_tips: List;
  readonly portion: Text;
  readonly way_of_eating: Text;
  readonly likened: readonly { readonly food: string; readonly but: string }[] | null;
  readonly seasonal_availability: List;
  readonly difficulty_level: number | null;
  readonly cultural_significance: Text;
  readonly cultural_variations: List;
  readonly regional_variations: List;
  /** null: not stated; []: none, as the contributor says. */
  readonly allergens: List;
  /** Likewise. */
  readonly may_contain: List;
  readonly dietary_info: Readonly<Record<DietaryFlagName, DietaryAnswer>> | null;
  readonly health_warnings: List;
  readonly nutritional_highlights: List;
}
