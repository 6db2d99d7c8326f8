import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { FieldSpec } from './form-sections.ts';

const untouched = emptySubmission();

/** How many of these fields say something that the empty form does not say. */
export function countStated(fields: readonly FieldSpec[], submission: FoodSubmission): number {
  return fields.filter(
    ({ field }) => !sameJson(submission[field], untouched[field]) || (field === 'diet' && submission.nutFreeConfirmed),
  ).length;
}
