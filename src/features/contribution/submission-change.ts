import type { FoodSubmission } from '#domain/contribution/food-submission.ts';

/** How the fields change the submission: by what it becomes, so that two changes at once both stay. */
export type ChangeSubmission = (change: (submission: FoodSubmission) => FoodSubmission) => void;

/** What a field of the form is given: the same objects until its own part changes, so that typing renders one field. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly change: ChangeSubmission;
}
