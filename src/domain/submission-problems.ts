import { countCharacters } from '#prelude/count-characters.ts';
import type { FoodSubmission } from './food-submission.ts';

export const NAME_LIMIT = 120;
export const LONG_TEXT_LIMIT = 2000;
export const LIST_ITEM_LIMIT = 60;
export const LIST_LENGTH_LIMIT = 30;

/** The toast when name or photo is missing (spec 1 §5, contribute). */
export const missingRequiredFields = {
  title: 'Missing required fields',
  message: 'Please provide at least a name and image for the food.',
} as const;

export type SubmissionField = keyof FoodSubmission | 'photo';

export interface SubmissionProblem {
  readonly field: SubmissionField;
  readonly kind: 'missing' | 'tooLong' | 'tooMany' | 'outOfRange';
  readonly message: string;
}

type Keys<T> = { [Key in keyof FoodSubmission]: FoodSubmission[Key] extends T ? Key : never }[keyof FoodSubmission];

const shortTexts: readonly Keys<string>[] = ['name', 'nativeName', 'origin'];

/** Why a submission cannot be sent, one entry per field, in the form's order; empty when it can (spec 1 §5, server limits). */
export function submissionProblems(
  submission: FoodSubmission,
  { hasPhoto }: { readonly hasPhoto: boolean },
): readonly SubmissionProblem[] {
  const missing: SubmissionProblem[] = [];
  if (submission.name.trim() === '') missing.push(problem('name', 'missing', 'A name is required.'));
  if (!hasPhoto) missing.push(problem('photo', 'missing', 'A photo is required.'));
  const fields = Object.keys(submission) as (keyof FoodSubmission)[];
  return [...missing, ...fields.flatMap((field) => fieldProblem(submission, field) ?? [])];
}

/** The toast that says why nothing is sent (spec 1 §5, §8), or null. */
export function submissionRefusal(
  problems: readonly SubmissionProblem[],
): { readonly title: string; readonly message: string } | null {
  const [first] = problems;
  if (first === undefined) return null;
  return first.kind === 'missing' ? missingRequiredFields : { title: 'Submission failed', message: first.message };
}

function fieldProblem(submission: FoodSubmission, field: keyof FoodSubmission): SubmissionProblem | null {
  const value = submission[field];
  if (typeof value === 'string') return textProblem(field, value);
  if (Array.isArray(value)) return listProblem(field, value as readonly string[]);
  if (field === 'difficulty') return rangeProblem(field, [submission.difficulty], { low: 1, high: 5, whole: true });
  if (field === 'flavourIntensity') return rangeProblem(field, [submission.flavourIntensity], levels);
  if (field === 'intensities') return rangeProblem(field, Object.values(submission.intensities), levels);
  return null;
}

const levels = { low: 0, high: 5, whole: false };

function textProblem(field: keyof FoodSubmission, text: string): SubmissionProblem | null {
  const limit = (shortTexts as readonly string[]).includes(field) ? NAME_LIMIT : LONG_TEXT_LIMIT;
  return countCharacters(text.trim()) > limit
    ? problem(field, 'tooLong', `Please use at most ${limit} characters.`)
    : null;
}

function listProblem(field: keyof FoodSubmission, list: readonly string[]): SubmissionProblem | null {
  if (list.length > LIST_LENGTH_LIMIT) return problem(field, 'tooMany', `Please list at most ${LIST_LENGTH_LIMIT}.`);
  return list.some((item) => countCharacters(item.trim()) > LIST_ITEM_LIMIT)
    ? problem(field, 'tooLong', `Please use at most ${LIST_ITEM_LIMIT} characters for each entry.`)
    : null;
}

function rangeProblem(
  field: keyof FoodSubmission,
  values: readonly (number | null)[],
  { low, high, whole }: { readonly low: number; readonly high: number; readonly whole: boolean },
): SubmissionProblem | null {
  const fits = (value: number | null) =>
    value === null || (value >= low && value <= high && (!whole || Number.isInteger(value)));
  return values.every(fits) ? null : problem(field, 'outOfRange', `Please choose a value from ${low} to ${high}.`);
}

function problem(field: SubmissionField, kind: SubmissionProblem['kind'], message: string): SubmissionProblem {
  return { field, kind, message };
}
