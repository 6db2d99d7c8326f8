import { type Day, lotOf } from '#domain/values/day.ts';

/** So many foods are looked at for the table of a day: enough for every cuisine and course to be among them. */
export const DAY_CONTENDERS = 64;

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 5;

/**
 * Where among the ids a day begins: its contenders are the foods with this id and the next ones, round and round. Ids are by chance, so these are
 * foods by chance, and an index finds them without looking at the others, however many there are.
 */
export function dayPoint(on: Day): string {
  return Array.from({ length: LENGTH }, (_, at) => SIGNS.charAt(lotOf(on, `point ${at}`) % SIGNS.length)).join('');
}
