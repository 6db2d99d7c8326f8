/** spec 2 §2.9, the buttons of the card 'Bulk Add Foods': each has a set of foods on the server. */
export const bulkCuisines = [
  'Japanese',
  'Korean',
  'Thai',
  'Indian',
  'Italian',
  'French',
  'Mexican',
  'Vietnamese',
] as const;
export type BulkCuisine = (typeof bulkCuisines)[number];
