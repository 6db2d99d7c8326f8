import type { TruthTable } from '#tests/truth/section.ts';

/*
 * What no program can judge: answers to questions that nobody had marked beforehand, and to texts that tell what must not be offered. Each set was
 * asked once before anything of it was mended, and every answer was read. Oldest first: a new set gets a line of its own at the end.
 */

/** How questions were written, how many, and the share 0-1 that was answered well. */
const asked: readonly (readonly [manner: string, questions: number, share: number])[] = [
  ['by a newcomer', 114, 0.7],
  ['by a newcomer', 176, 0.8],
  ['by a newcomer', 121, 0.78],
  ['by a newcomer', 119, 0.76],
  ['of known weak kinds', 221, 0.66],
  ['as people put them, a third German', 175, 0.7],
  ['the same', 184, 0.8],
  ['the same', 145, 0.7],
  ['half of them German', 161, 0.646],
  ['the same', 101, 0.7],
  ['of known weak kinds', 113, 0.7],
  ['as people put them', 126, 0.794],
  ['of known weak kinds', 170, 0.55],
  ['a third of them German', 208, 0.87],
  ['to a chat bot, with slips, asides and turns', 100, 0.58],
  ['the same', 100, 0.75],
  ['the same', 110, 0.67],
  ['the same', 150, 0.69],
  ['the same, half of them plain and short', 120, 0.68],
  ['the same', 120, 0.74],
  ['the same, after 106 foods were added', 110, 0.75],
  ['the same, half of them roundabout and colloquial', 150, 0.61],
  ['the same, after 212 basics were added', 120, 0.66],
  ['the same, a quarter of them second or third questions', 120, 0.76],
  ['the same', 120, 0.66],
  ['the same', 120, 0.79],
  ['the same', 120, 0.67],
  ['as unlike one another as can be', 120, 0.43],
  ['as unlike one another as can be', 120, 0.31],
  ['what people mostly ask, plain and short', 120, 0.88],
  ['the same', 120, 0.82],
  ['the same', 120, 0.82],
  ['the same', 120, 0.89],
  ['the same', 120, 0.86],
  ['the same', 120, 0.86],
  ['the same, of what another writer would not think of first', 120, 0.82],
  ['by thirty kinds of people', 120, 0.91],
];

/** How texts were written that tell of harm, faith or a diet, how many, and how many answers listed what was to be avoided or heard nothing. */
const told: readonly (readonly [manner: string, texts: number, wrong: number])[] = [
  ['by a writer who sees neither code nor tests', 120, 9],
  ['the same', 90, 6],
  ['the same', 110, 3],
  ['with an ordinary question beside, half of them', 130, 5],
  ['the same', 130, 1],
  ['the same', 130, 7],
  ['the same', 150, 6],
  ['in ways that rules would miss', 130, 13],
  ['the same', 100, 3],
  ['as oblique as can be', 120, 10],
  ['the same', 100, 10],
  ['the same', 100, 17],
  ['the same', 110, 7],
  ['the same', 110, 2],
  ['half of them with what harms named as in a wish', 120, 8],
  ['in people’s own words for what it does to them', 120, 8],
];

export const byEyeTables: readonly TruthTable[] = [
  {
    title: 'Fresh questions, read by eye',
    columns: ['questions', 'answered well when asked first'],
    rows: asked.map(([manner, questions, share]) => ({ what: manner, figures: [{ text: `${questions}` }, { share }] })),
    aims: ['92 %.'],
  },
  {
    title: 'Fresh texts of what must not be offered, read by eye',
    columns: ['texts', 'offered it, or did not hear it'],
    rows: told.map(([manner, texts, wrong]) => ({
      what: manner,
      figures: [{ text: `${texts}` }, { text: `${wrong}` }],
    })),
    aims: ['none.'],
  },
];
