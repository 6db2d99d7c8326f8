import type { Course } from '#domain/foods/course.ts';
import type { Mood } from './food-question.ts';

/** What speaks for a food in a mood, in points; what is not named adds nothing. */
export interface MoodScale {
  readonly courses: Readonly<Partial<Record<Course, number>>>;
  /** Of the morning by its name. */
  readonly breakfast: number;
  /** By the folded word. */
  readonly flavours: Readonly<Record<string, number>>;
  readonly textures: Readonly<Record<string, number>>;
  /** Where the mouthfeel says 'creamy'. */
  readonly creamyMouthfeel: number;
  /** By the folded temperature that is stated. */
  readonly served: Readonly<Record<string, number>>;
  /** For each level of heat above the second. */
  readonly heat: number;
  /** A real rating is to be above it (spec 1 §9); of an unrated food nothing is known, neither good nor bad. */
  readonly ratingAbove: number;
  /** Of such a rating. */
  readonly wellRated: number;
  /** From so many points on a food fits. */
  readonly least: number;
}

const noDish = { sauce: -12, ingredient: -12 } as const;
const hot = { hot: 2, 'piping hot': 2, warm: 2, cool: -2, cold: -2, frozen: -4 } as const;

/** Spec 1 §9, mood rules, by what is stated: course, time of day, temperature, weight. */
export const moodScales: Readonly<Record<Mood, MoodScale>> = {
  morning: {
    courses: { ...noDish, bread: 1, drink: 2, dessert: -6, main: -4, soup: -4, starter: -6, side: -2 },
    breakfast: 10,
    flavours: {
      light: 2,
      fresh: 2,
      mild: 1,
      buttery: 1,
      milky: 1,
      eggy: 1,
      toasty: 1,
      hearty: -2,
      spicy: -2,
      meaty: -2,
      garlicky: -1,
    },
    textures: { fluffy: 1, soft: 1, airy: 1 },
    creamyMouthfeel: 0,
    served: {},
    heat: -2,
    ratingAbove: 2.5,
    wellRated: 0,
    least: 2,
  },
  afternoon: {
    courses: { ...noDish, salad: 3, snack: 2, starter: 2, main: 1, soup: 1, dessert: -9, drink: -9, bread: -3 },
    breakfast: -3,
    flavours: { savory: 3, savoury: 3, light: 2, fresh: 2, tangy: 1, hearty: -3, rich: -2, sweet: -1 },
    textures: { crunchy: 1 },
    creamyMouthfeel: 0,
    served: { 'piping hot': -1 },
    heat: 0,
    ratingAbove: 3.5,
    wellRated: 2,
    least: 3,
  },
  evening: {
    courses: { ...noDish, main: 4, soup: 3, dessert: -9, drink: -9, bread: -6, snack: -3, salad: -3 },
    breakfast: -5,
    flavours: { warm: 2, spicy: 2, hearty: 3, rich: 1, smoky: 1, savory: 1, savoury: 1, light: -1 },
    textures: { creamy: 1, tender: 1, melting: 1 },
    creamyMouthfeel: 2,
    served: hot,
    heat: 0,
    ratingAbove: 2.5,
    wellRated: 0,
    least: 2,
  },
  adventure: {
    courses: { ...noDish },
    breakfast: 0,
    flavours: {
      fermented: 2,
      funky: 2,
      pungent: 2,
      bitter: 2,
      briny: 1,
      smoky: 1,
      sour: 1,
      spicy: 1,
      gamey: 2,
      numbing: 2,
      floral: 1,
      aniseed: 1,
      mild: -2,
    },
    textures: { slippery: 1, chewy: 1, gelatinous: 1 },
    creamyMouthfeel: 0,
    served: {},
    heat: 1,
    ratingAbove: 4,
    wellRated: 3,
    least: 3,
  },
  comfort: {
    courses: { ...noDish, main: 1, soup: 2, dessert: 0, drink: -4, salad: -4 },
    breakfast: 0,
    flavours: {
      rich: 1,
      buttery: 1,
      creamy: 1,
      cheesy: 1,
      milky: 1,
      hearty: 2,
      warm: 2,
      chocolatey: 1,
      mild: 1,
      bitter: -1,
      sour: -1,
    },
    textures: { creamy: 1, soft: 1, tender: 1, melting: 1 },
    creamyMouthfeel: 1,
    served: hot,
    heat: -1,
    ratingAbove: 3.8,
    wellRated: 4,
    least: 4,
  },
};

/** A step of heat counts from the third level on. @param level 0-5 */
export function heatSteps(level: number): number {
  return Math.max(0, Math.round(level) - 2);
}
