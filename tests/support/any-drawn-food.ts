import type { DrawnFood } from '#domain/drawing/plan/drawn-food.ts';

/** A food of which nothing is stated that a drawing could show but its colours. */
export const anyDrawnFood: DrawnFood = {
  seed: 'a-food',
  name: 'A food',
  origin: 'Japan',
  course: 'main',
  ingredients: ['salt'],
  allergens: [],
  colours: ['#c9b48a', '#b5402a', '#e8d29a'],
  shape: '',
  consistency: '',
  temperature: '',
  wish: {},
};
