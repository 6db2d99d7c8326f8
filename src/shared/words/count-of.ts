import { plural } from '@lingui/core/macro';

/** The words under a count, for one and for several. */
const words = {
  foods: (count: number) => plural(count, { one: 'Food', other: 'Foods' }),
  cultures: (count: number) => plural(count, { one: 'Culture', other: 'Cultures' }),
  cuisines: (count: number) => plural(count, { one: 'Cuisine', other: 'Cuisines' }),
  reviews: (count: number) => plural(count, { one: 'Review', other: 'Reviews' }),
  members: (count: number) => plural(count, { one: 'Member', other: 'Members' }),
  contributors: (count: number) => plural(count, { one: 'Active contributor', other: 'Active contributors' }),
};

/** A count with its words, as a list of figures shows it; null: not known yet. */
export function countOf(what: keyof typeof words, value: number | null = null) {
  return { label: words[what](value ?? 0), value };
}
