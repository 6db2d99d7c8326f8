import { Fragment } from 'react';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import type { SubmissionField } from '#domain/contribution/submission-problems.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { SafetyHint } from '#domain/hints/safety-hint.ts';
import { AllergenField } from './safety/allergen-field.tsx';
import { ColourField } from './colour-field.tsx';
import { DietField } from './safety/diet-field.tsx';
import type { FieldSpec, OwnSpec } from './form-sections.ts';
import { DifficultyField, FlavourIntensityField, IntensityFields } from './intensity-fields.tsx';
import { LikenedField } from './likened-field.tsx';
import { SafetyHints } from './safety/safety-hints.tsx';
import type { ChangeSubmission } from './submission-change.ts';
import { WordListField } from './word-list-field.tsx';
import { WrittenField } from './written-field.tsx';

/** What the fields of a section show and how they change it. */
export interface FieldsState {
  readonly submission: FoodSubmission;
  readonly errors: Partial<Readonly<Record<SubmissionField, string>>>;
  readonly offeredColours: readonly string[];
  /** What the texts name and the answers leave out (R28). */
  readonly hints: readonly SafetyHint[];
  readonly change: ChangeSubmission;
}

/** The fields of one section, in its order. */
export function SectionFields({
  fields,
  state,
}: {
  readonly fields: readonly FieldSpec[];
  readonly state: FieldsState;
}) {
  return fields.map((spec) => (
    <Fragment key={spec.field}>
      <Field spec={spec} state={state} />
      <HintsAt field={spec.field} state={state} />
    </Fragment>
  ));
}

/** Beside the lists that they would be added to, and where the ingredients are written. */
function HintsAt({
  field,
  state: { hints, change },
}: {
  readonly field: SubmissionField;
  readonly state: FieldsState;
}) {
  if (field === 'ingredients') return <SafetyHints hints={hints} change={change} />;
  if (field === 'mayContain')
    return <SafetyHints hints={hints.filter(({ kind }) => kind === 'allergen')} change={change} />;
  if (field === 'diet') return <SafetyHints hints={hints.filter(({ kind }) => kind === 'diet')} change={change} />;
  return null;
}

function Field({ spec, state }: { readonly spec: FieldSpec; readonly state: FieldsState }) {
  const { submission, errors, change } = state;
  const error = errors[spec.field];
  switch (spec.kind) {
    case 'line':
    case 'prose':
    case 'choice':
      return <WrittenField spec={spec} value={submission[spec.field]} error={error} change={change} />;
    case 'list':
      return <WordListField spec={spec} value={submission[spec.field]} error={error} change={change} />;
    case 'own':
      return <OwnField field={spec.field} state={state} />;
    default:
      return assertNever(spec);
  }
}

function OwnField({ field, state }: { readonly field: OwnSpec['field']; readonly state: FieldsState }) {
  const { submission, errors, offeredColours, change } = state;
  switch (field) {
    case 'intensities':
      return <IntensityFields value={submission.intensities} error={errors.intensities} change={change} />;
    case 'flavourIntensity':
      return (
        <FlavourIntensityField value={submission.flavourIntensity} error={errors.flavourIntensity} change={change} />
      );
    case 'difficulty':
      return <DifficultyField value={submission.difficulty} error={errors.difficulty} change={change} />;
    case 'colours':
      return (
        <ColourField colours={submission.colours} offered={offeredColours} error={errors.colours} change={change} />
      );
    case 'allergens':
      return <AllergenField field="allergens" value={submission.allergens} error={errors.allergens} change={change} />;
    case 'mayContain':
      return (
        <AllergenField field="mayContain" value={submission.mayContain} error={errors.mayContain} change={change} />
      );
    case 'likened':
      return <LikenedField value={submission.likened} error={errors.likened} change={change} />;
    case 'diet':
      return <DietField diet={submission.diet} nutFreeConfirmed={submission.nutFreeConfirmed} change={change} />;
    default:
      return assertNever(field);
  }
}
