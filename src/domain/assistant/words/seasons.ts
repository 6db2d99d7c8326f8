import type { Food } from '#domain/foods/food.ts';

const months = [
  ['january', 'januar|jänner'],
  ['february', 'februar'],
  ['march', 'märz'],
  ['april', 'april'],
  ['may', 'mai'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august', 'august'],
  ['september', 'september'],
  ['october', 'oktober'],
  ['november', 'november'],
  ['december', 'dezember'],
] as const;
const names = months.map(([english]) => english);
const YEAR = 12;

/** Of the northern half of the earth, where none is said. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [2, 3, 4],
  summer: [5, 6, 7],
  autumn: [8, 9, 10],
  winter: [11, 0, 1],
};

const range = new RegExp(`\\b(${names.join('|')})(?: to | and )(${names.join('|')})\\b`, 'g');
const one = new RegExp(`\\b(?:${names.join('|')}|${Object.keys(seasons).join('|')})\\b`, 'g');

/** Whether what a record says of when a food is to be had names a month, alone, in its season or between two others. @param month 0-11 */
function isOfMonth(said: string, month: number): boolean {
  const text = said.toLowerCase();
  for (const [whole, from = '', to = ''] of text.matchAll(range)) {
    const [start, end] = [names.findIndex((name) => name === from), names.findIndex((name) => name === to)];
    if (whole.includes(' to ') && (month - start + YEAR) % YEAR <= (end - start + YEAR) % YEAR) return true;
  }
  return [...text.replace(range, (whole) => (whole.includes(' to ') ? '' : whole)).matchAll(one)].some(([name]) =>
    (seasons[name] ?? [names.findIndex((known) => known === name)]).includes(month),
  );
}

/** A month whose fruits are asked for: how it is said in English and in German, and which foods have their season then. */
export const monthsOfSeason: readonly (readonly [en: string, de: string, isTold: (food: Food) => boolean])[] =
  months.map(([english, german], month) => [
    `(?:in season|seasonal)(?: (?:food|dish(?:es)?|things?|produce|fruits?))?(?: (?:right )?now)?(?: (?:in|for|during|around))? ${english}|${english} (?:season|produce)`,
    `(?:(?:hat|haben|ist|sind) )?(?:im |in )?(?:${german}) (?:gerade )?saison|saison (?:hat |ist |haben )?(?:im |in )?(?:${german})|saisonal\\w*(?: \\w+)? (?:im|für|in) (?:${german})`,
    ({ seasonalAvailability }: Food) => seasonalAvailability.some((said) => isOfMonth(said, month)),
  ]);
