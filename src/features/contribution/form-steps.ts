import { t } from '@lingui/core/macro';
import type { SubmissionField } from '#domain/contribution/submission-problems.ts';
import { identitySection, sectionOf, tasteSection } from './form-sections.ts';

/** The steps of the form in their order; `?step=` in the address names one. On a wide screen the summary stands beside the others. */
export const formSteps = ['food', 'taste', 'richer', 'summary'] as const;
export type FormStep = (typeof formSteps)[number];

export const stepNames: Readonly<Record<FormStep, string>> = {
  food: identitySection.title,
  taste: t({ message: 'Taste', context: 'step' }),
  richer: t`Make it richer`,
  summary: t`Summary`,
};

/** The step that an address asks for: the first where it names none, the last but one where the summary is always in view. */
export function readStep(asked: string | null, isWide: boolean): FormStep {
  const step = formSteps.find((one) => one === asked) ?? 'food';
  return isWide && step === 'summary' ? 'richer' : step;
}

/** The step that asks for a field. */
export function stepOf(field: SubmissionField): FormStep {
  if (sectionOf(field) !== null) return 'richer';
  return tasteSection.fields.some((spec) => spec.field === field) ? 'taste' : 'food';
}
