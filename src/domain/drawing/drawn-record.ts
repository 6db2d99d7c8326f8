import type { DrawnFood, PictureWish } from '#domain/drawing/plan/drawn-food.ts';

/** A record of `pb_hooks/data`, as far as its picture goes. */
export interface DrawnRecord {
  readonly slug: string;
  readonly name: string;
  readonly origin: string;
  readonly course?: string;
  readonly ingredients: readonly string[];
  readonly allergens: readonly string[];
  readonly visual_appearance: {
    readonly color: readonly string[];
    readonly shape: string;
    readonly consistency: string;
  };
  readonly taste_intensity: { readonly temperature_served?: string };
  readonly picture?: PictureWish;
}

/** What the picture of a built-in food is drawn from. */
export function drawnRecord({
  slug,
  visual_appearance: seen,
  taste_intensity: taste,
  picture,
  course,
  ...record
}: DrawnRecord): DrawnFood {
  return {
    seed: slug,
    name: record.name,
    origin: record.origin,
    course: course ?? null,
    ingredients: record.ingredients,
    allergens: record.allergens,
    colours: seen.color,
    shape: seen.shape,
    consistency: seen.consistency,
    temperature: taste.temperature_served ?? '',
    wish: picture ?? {},
  };
}
