import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SubmissionField } from '#domain/contribution/submission-problems.ts';
import { sectionOf } from './form-sections.ts';
import { type FormStep, stepOf } from './form-steps.ts';

interface Ways {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly nav: RefObject<HTMLElement | null>;
  readonly step: FormStep;
  readonly openStep: (step: FormStep) => void;
  readonly openSection: (id: string) => void;
}

/**
 * Moves the keyboard with the steps: to the heading of a step that was opened, by 'back' too, or to the field that it was opened for.
 * Returns what leads to a field, wherever it stands.
 */
export function useWayToFields({ form, nav, step, openStep, openSection }: Ways): (field: SubmissionField) => void {
  const wanted = useRef<SubmissionField | null>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const field = wanted.current;
    wanted.current = null;
    if (form.current === null) return;
    if (field === null) {
      focusHeading(form.current);
      nav.current?.scrollIntoView({ block: 'nearest' });
    } else focusField(form.current, field);
  }, [step, form, nav]);

  return (field) => {
    const section = sectionOf(field);
    if (section !== null) flushSync(() => openSection(section));
    if (stepOf(field) === step) {
      if (form.current !== null) focusField(form.current, field);
      return;
    }
    wanted.current = field;
    openStep(stepOf(field));
  };
}

/** Of the summary beside the form there is a heading too: the step's own comes first. */
function focusHeading(form: HTMLElement): void {
  const headings = [...form.querySelectorAll<HTMLElement>('[data-step-heading]')];
  headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true });
}

function focusField(form: HTMLElement, field: SubmissionField): void {
  const control = form.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, select, button)`);
  control?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
