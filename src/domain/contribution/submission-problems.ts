import { t } from '@lingui/core/macro';
import { cleanText } from '#prelude/text/clean-text.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { encodeFood } from './encode-food.ts';
import type { FoodColumns } from '#domain/foods/decoding/food-columns.ts';
import type { FoodSubmission } from './food-submission.ts';
import { nameProblem } from '#domain/naming/name-problem.ts';
import {
  itemLimits,
  jsonColumnLimits,
  LIKENED_LIMIT,
  LIST_LENGTH_LIMIT,
  textLimits,
  type ListField,
  type TextField,
} from './submission-limits.ts';

/** The toast when name or photo is missing (spec 1 §5, contribute). */
const missingRequiredFields = {
  title: t`Missing required fields`,
  message: t`Please provide at least a name and image for the food.`,
} as const;

export type SubmissionField = keyof FoodSubmission | 'photo';

export interface SubmissionProblem {
  readonly field: SubmissionField;
  readonly kind: 'missing' | 'tooLong' | 'tooMany' | 'outOfRange' | 'noName';
  readonly message: string;
}

/**
 * Why a submission cannot be sent, at most one entry per field, what is missing first; empty when the server will take it
 * (spec 1 §5, contribute). A name that the food has already (`before`) stays allowed (R40). Everything is known on the device, so that no draft is refused long after it was written.
 */
export function submissionProblems(
  submission: FoodSubmission,
  {
    hasPhoto,
    before,
  }: { readonly hasPhoto: boolean; readonly before?: Pick<FoodSubmission, 'name' | 'nativeName'> | undefined },
): readonly SubmissionProblem[] {
  const sized = [
    ...missingParts(submission, hasPhoto),
    ...keysOf(textLimits).flatMap((field) => textProblem(submission, field)),
    ...keysOf(itemLimits).flatMap((field) => listProblem(submission, field)),
    ...likenedProblem(submission),
    ...levelProblems(submission),
  ];
  const found = [
    ...sized,
    ...nameProblems(submission, before).filter(({ field }) => sized.every((problem) => problem.field !== field)),
  ];
  return found.length > 0 ? found : sizeProblems(submission);
}

/** The toast that says why nothing is sent (spec 1 §5, §8), or null. */
export function submissionRefusal(
  problems: readonly SubmissionProblem[],
): { readonly title: string; readonly message: string } | null {
  const [first] = problems;
  if (first === undefined) return null;
  return first.kind === 'missing' ? missingRequiredFields : { title: t`Submission failed`, message: first.message };
}

function missingParts(submission: FoodSubmission, hasPhoto: boolean): readonly SubmissionProblem[] {
  const name = cleanText(submission.name, submission.name.length);
  return [
    ...(name === '' ? [{ field: 'name', kind: 'missing', message: t`A name is required.` } as const] : []),
    ...(hasPhoto ? [] : [{ field: 'photo', kind: 'missing', message: t`A photo is required.` } as const]),
  ];
}

function textProblem(submission: FoodSubmission, field: TextField): readonly SubmissionProblem[] {
  const limit = textLimits[field];
  if (countCharacters(submission[field].trim()) <= limit) return [];
  return [{ field, kind: 'tooLong', message: t`Please use at most ${limit} characters.` }];
}

function listProblem(submission: FoodSubmission, field: ListField): readonly SubmissionProblem[] {
  const list = submission[field] ?? [];
  const limit = itemLimits[field];
  if (list.length > LIST_LENGTH_LIMIT) {
    return [{ field, kind: 'tooMany', message: t`Please list at most ${LIST_LENGTH_LIMIT}.` }];
  }
  if (list.every((item) => countCharacters(item.trim()) <= limit)) return [];
  return [{ field, kind: 'tooLong', message: t`Please use at most ${limit} characters for each entry.` }];
}

/** A likened food: its name as long as a food's, the difference as long as a phrase. */
function likenedProblem({ likened }: FoodSubmission): readonly SubmissionProblem[] {
  const long = likened
    .flatMap(({ food, but }) => [
      { text: food, limit: textLimits.name },
      { text: but, limit: LIKENED_LIMIT },
    ])
    .find(({ text, limit }) => countCharacters(text.trim()) > limit);
  if (long === undefined) return [];
  const { limit } = long;
  return [{ field: 'likened', kind: 'tooLong', message: t`Please use at most ${limit} characters.` }];
}

/** The name as it is read by others (R40). */
function nameProblems(
  { name, nativeName }: FoodSubmission,
  before: Pick<FoodSubmission, 'name' | 'nativeName'> | undefined,
): readonly SubmissionProblem[] {
  const problems = [
    ['name', name === before?.name ? null : nameProblem(name, 'thing')],
    ['nativeName', nativeName === before?.nativeName ? null : nameProblem(nativeName, null)],
  ] as const;
  return problems.flatMap(([field, problem]) =>
    problem === null ? [] : [{ field, kind: 'noName', message: `${problem}.` } as const],
  );
}

function levelProblems({ difficulty, flavourIntensity, intensities }: FoodSubmission): readonly SubmissionProblem[] {
  const isLevel = (value: number | null) => value === null || (value >= 0 && value <= 5);
  const isDifficulty = difficulty === null || (Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= 5);
  const outOfRange = (field: SubmissionField, low: number) =>
    ({ field, kind: 'outOfRange', message: t`Please choose a value from ${low} to 5.` }) as const;
  return [
    ...(Object.values(intensities).every(isLevel) ? [] : [outOfRange('intensities', 0)]),
    ...(isLevel(flavourIntensity) ? [] : [outOfRange('flavourIntensity', 0)]),
    ...(isDifficulty ? [] : [outOfRange('difficulty', 1)]),
  ];
}

/** Names, for each JSON column that is too big, the field that takes most of it. */
function sizeProblems(submission: FoodSubmission): readonly SubmissionProblem[] {
  const columns = encodeFood(submission);
  return keysOf(jsonColumnLimits).flatMap((name) => {
    const limit = jsonColumnLimits[name];
    if (limit === undefined || storedBytes(columns[name]) <= limit.bytes) return [];
    const [largest] = limit.fields.toSorted(
      (one, other) => storedBytes(submission[other]) - storedBytes(submission[one]),
    );
    const message = t`This is more than can be stored. Please shorten it.`;
    return largest === undefined ? [] : [{ field: largest, kind: 'tooLong', message } as const];
  });
}

/** Bytes as the server counts them: its JSON escapes these five characters into six bytes each. */
function storedBytes(value: FoodColumns[keyof FoodColumns]): number {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, '\\u0000');
  return new TextEncoder().encode(json).length;
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
