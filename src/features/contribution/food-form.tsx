import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type SubmissionField,
  submissionProblems,
  submissionRefusal,
} from '#domain/contribution/submission-problems.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { DescribeOffer } from './describe-offer.tsx';
import { DraftFooter } from './draft-footer.tsx';
import { FoldedSection, FormSection } from './form-section.tsx';
import {
  fieldOrder,
  identitySection,
  optionalSections,
  sectionOf,
  tasteSection,
  type FieldSpec,
} from './form-sections.ts';
import { PhotoField } from './photo-field.tsx';
import { PhotoOffer } from './photo-offer.tsx';
import { type FieldsState, SectionFields } from './section-fields.tsx';
import type { FoodDraft } from './use-food-draft.ts';
import { emptySubmission, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { sameJson } from '#prelude/same-json.ts';

const untouched = emptySubmission();

/** How many of these fields say something that the empty form does not say. */
function countStated(fields: readonly FieldSpec[], submission: FoodSubmission): number {
  return fields.filter(
    ({ field }) => !sameJson(submission[field], untouched[field]) || (field === 'diet' && submission.nutFreeConfirmed),
  ).length;
}

interface FoodFormProps {
  readonly draft: FoodDraft;
  /** The picture that the food has already. */
  readonly currentPicture: string | null;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Asked first; when it says no, it has said why. */
  readonly mayStart: () => Promise<boolean>;
  readonly send: () => Promise<void>;
}

const none: readonly string[] = [];

/** The contribution form (spec 1 §5, contribute): what is needed first, then taste, then what may be said besides. */
export function FoodForm({ draft, currentPicture, submitLabel, busyLabel, mayStart, send }: FoodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [wasAsked, setWasAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { submission, photo, change } = draft;
  const hasPhoto = photo !== null || currentPicture !== null;
  const named = draft.start.edits === null ? undefined : draft.start.before;
  const problems = useMemo(
    () => submissionProblems(submission, { hasPhoto, before: named }),
    [submission, hasPhoto, named],
  );
  // What is missing is only said once the contributor thinks that it is complete.
  const told = problems.filter(({ kind }) => wasAsked || kind !== 'missing');
  const errors: FieldsState['errors'] = Object.fromEntries(told.map(({ field, message }) => [field, message]));
  const state: FieldsState = { submission, errors, offeredColours: photo?.colours ?? none, change };

  const show = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  const goTo = (field: SubmissionField) => {
    const section = sectionOf(field);
    flushSync(() => {
      setWasAsked(true);
      if (section !== null) show(section, true);
    });
    const control = form.current?.querySelector<HTMLElement>(
      `[data-field="${field}"] :is(input, textarea, select, button)`,
    );
    control?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  const submit = async () => {
    setBusy(true);
    if (await mayStart()) {
      const refusal = submissionRefusal(problems);
      if (refusal === null) await send();
      else toast({ title: refusal.title, description: refusal.message, tone: 'destructive' });
      const first = fieldOrder.find((field) => problems.some((problem) => problem.field === field));
      if (first !== undefined) goTo(first);
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void submit();
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label={t`Food`}>
      <Stack gap="5">
        <FormSection title={identitySection.title} lead={identitySection.lead}>
          <PhotoField photo={photo} current={currentPicture} error={errors.photo} onPhoto={draft.choosePhoto} />
          {photo === null ? null : <PhotoOffer photo={photo} submission={submission} change={change} />}
          <SectionFields fields={identitySection.fields} state={state} />
        </FormSection>
        <FormSection title={tasteSection.title} lead={tasteSection.lead}>
          <SectionFields fields={tasteSection.fields} state={state} />
          <DescribeOffer submission={submission} change={change} />
        </FormSection>
        <chakra.p textStyle="label" color="ink.muted" mt="2">{t`If you like, say more`}</chakra.p>
        {optionalSections.map(({ id, title, lead, fields }) => (
          <FoldedSection
            key={id}
            title={title}
            lead={lead}
            isOpen={open.has(id)}
            onOpen={(isOpen) => show(id, isOpen)}
            stated={countStated(fields, submission)}
            call={id === 'safety' && !submission.nutFreeConfirmed ? t`Please confirm` : undefined}
          >
            <SectionFields fields={fields} state={state} />
          </FoldedSection>
        ))}
        <DraftFooter draft={draft} submitLabel={submitLabel} busyLabel={busyLabel} isBusy={isBusy} />
      </Stack>
    </form>
  );
}
