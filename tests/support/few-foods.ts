import { builtInSets } from './built-in-foods.ts';

/** What tests of screens name. */
const named: ReadonlySet<string> = new Set([
  'aperol-spritz',
  'avocado',
  'cheese',
  'chocolate',
  'churros',
  'coffee',
  'creme-brulee',
  'croissant',
  'gelato-al-pistacchio',
  'kimchi',
  'mandu',
  'milk',
  'okonomiyaki',
  'pasta',
  'pho-bo',
  'sake',
  'takoyaki',
  'tiramisu',
  'tonkotsu-ramen',
]);

/**
 * A starter catalogue that is a sixth of the whole, for tests of screens: the Thai kitchen, the first two foods of each other file, so that every
 * cuisine, course and taste is there, and those that tests name. A device reads, decodes and ranks it in a sixth of the time.
 */
export const fewFoods = new Map(
  [...builtInSets.starter].map(([file, foods]) => [
    file,
    file === 'thai' ? foods : foods.filter(({ slug }, at) => at < 2 || named.has(slug)),
  ]),
);
