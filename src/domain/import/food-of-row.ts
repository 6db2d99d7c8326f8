import { t } from '@lingui/core/macro';
import { type Course, courses, readCourse } from '#domain/foods/course.ts';
import { encodeFood } from '#domain/contribution/encode-food.ts';
import { decodeLikened } from '#domain/foods/decoding/decode-likened.ts';
import type { Likened } from '#domain/foods/food.ts';
import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { Json } from '#domain/values/json.ts';
import { statedList } from '#domain/foods/topics/no-answer.ts';
import { submissionProblems } from '#domain/contribution/submission-problems.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { cleanText } from '#prelude/text/clean-text.ts';
import { parseJson } from '#prelude/parse-json.ts';
import { readNumber } from '#prelude/read-number.ts';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import { type ImportMapping, type ImportTarget, listTargets, targetLabels, textTargets } from './import-targets.ts';
import type { Cell, TableRow } from './read-table.ts';

/** What the server is given of a row: the food's columns, or why there is no food. */
export type ImportRow =
  | { readonly line: number; readonly columns: Readonly<Record<string, Json>> }
  | { readonly line: number; readonly refused: string };

/**
 * The food that a row says. Only what it says: an empty cell, and every column that is left out, is not stated (R4, R5). What is too long or no
 * level refuses the row with its reason; nothing is cut or guessed.
 */
export function foodOfRow({ line, cells, problem }: TableRow, mapping: ImportMapping): ImportRow {
  if (problem !== '') return { line, refused: problem };
  const said = new Map(mapping.flatMap((target, place) => (target === null ? [] : [[target, cells[place]] as const])));
  const wrong = intensityNames.find((name) => isSaid(said.get(name)) && levelOf(said.get(name)) === null);
  if (wrong !== undefined)
    return { line, refused: t`${targetLabels[wrong]}: “${textOf(said.get(wrong))}” is no number from 0 to 5` };
  const course = textOf(said.get('course'));
  if (course !== '' && courseIn(course) === null)
    return { line, refused: t`${targetLabels.course}: “${course}” is none of ${courses.join(', ')}` };
  const submission = submissionOf(said);
  const problems = submissionProblems(submission, { hasPhoto: true });
  if (problems.length > 0)
    return { line, refused: problems.map(({ field, message }) => `${labelOf(field)}: ${message}`).join(' ') };
  return { line, columns: stated(encodeFood(submission)) };
}

function submissionOf(said: ReadonlyMap<ImportTarget, Cell>): FoodSubmission {
  const empty = emptySubmission();
  const texts = textTargets.map(
    (target) => [target, target === 'origin' ? firstOf(said.get(target)) : textOf(said.get(target))] as const,
  );
  const lists = listTargets.map((target) => [target, listOf(said.get(target))] as const);
  const levels = intensityNames.map((name) => [name, levelOf(said.get(name))] as const);
  return {
    ...empty,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(lists),
    course: courseIn(textOf(said.get('course'))) ?? '',
    likened: likenedOf(said.get('likened')),
    intensities: Object.fromEntries(levels) as FoodSubmission['intensities'],
    allergens: allergensOf(said.get('allergens')),
    mayContain: allergensOf(said.get('mayContain')),
    // The form's own first answers are no words of the file.
    difficulty: null,
    nutFreeConfirmed: false,
  };
}

/** A course as a file writes it: 'Main', 'Main course', 'desserts'. */
function courseIn(text: string): Course | null {
  const word = text.toLowerCase().replace(/ (?:course|dish)(?:es)?$/, '');
  return readCourse(word) ?? readCourse(word.replace(/s$/, '')) ?? readCourse(word.replace(/es$/, ''));
}

function isSaid(cell: Cell): boolean {
  return textOf(cell) !== '';
}

function textOf(cell: Cell): string {
  if (Array.isArray(cell)) return textsIn(cell).join(', ');
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cleanText(cell, cell.length) : '';
}

/** What a list says, and the lists in it: level by level, for a file may have them as deep as it likes. */
function textsIn(cells: readonly Cell[]): readonly string[] {
  let flat = cells;
  while (flat.some(Array.isArray)) flat = flat.flat();
  return flat.map(textOf).filter((text) => text !== '');
}

/** A food has one origin; files that name several put the main one first. */
function firstOf(cell: Cell): string {
  return listOf(cell, /[;|]/)[0] ?? '';
}

function listOf(cell: Cell, separator?: RegExp): readonly string[] {
  if (Array.isArray(cell)) return uniqueWords(textsIn(cell));
  const text = textOf(cell);
  const parsed = text.startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(parsed)) return listOf(parsed);
  const between = separator ?? (text.includes(';') ? /;/ : text.includes('|') ? /\|/ : /,/);
  return uniqueWords(
    text
      .split(between)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
}

/** 'Pho: sourer; Ramen: thinner', or the records of JSON; what names no difference says nothing. */
function likenedOf(cell: Cell): readonly Likened[] {
  const text = textOf(cell);
  const records = Array.isArray(cell) ? cell : text.startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(records) && records.some((one) => typeof one === 'object')) return decodeLikened(records);
  return listOf(cell, /[;|]/).flatMap((entry) => {
    const [food = '', ...but] = entry.split(':');
    return food.trim() === '' || but.length === 0 ? [] : [{ food: food.trim(), but: but.join(':').trim() }];
  });
}

/** null: not stated (R5). */
function allergensOf(cell: Cell): readonly string[] | null {
  const words = listOf(cell);
  const answered = words.length === 0 ? null : statedList(words);
  // One that is no answer beside others stays: it leaves everything else in doubt.
  return answered === null || answered.length === 0 ? answered : words.map((word) => word.toLowerCase());
}

function levelOf(cell: Cell): number | null {
  const level = isSaid(cell) ? readNumber(cell) : null;
  return level !== null && level >= 0 && level <= 5 ? level : null;
}

function labelOf(field: string): string {
  return (targetLabels as Readonly<Record<string, string>>)[field]?.replace(/ \(.*\)$/, '') ?? field;
}

/** Without the columns that state nothing. */
function stated(columns: object): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => !statesNothing(value)));
}

function statesNothing(value: unknown): boolean {
  return (
    value === null ||
    (typeof value === 'object' && !Array.isArray(value) && value !== null && Object.values(value).every(statesNothing))
  );
}
