import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type SubmissionField,
  type SubmissionProblem,
  submissionProblems,
  submissionRefusal,
} from '#domain/contribution/submission-problems.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { blankForm } from './blank-form.ts';
import { DescribeOffer } from './describe-offer.tsx';
import { FoldedSection, StepPanel } from './form-section.tsx';
import { fieldOrder, identitySection, optionalSections, tasteSection, type FieldSpec } from './form-sections.ts';
import { type FormStep, stepNames, stepOf } from './form-steps.ts';
import { FoodSummary } from './food-summary.tsx';
import { StepFooter } from './step-footer.tsx';
import { StepNav } from './step-nav.tsx';
import { useSafetyHints } from './safety/use-safety-hints.ts';
import { useWayToFields } from './use-way-to-fields.ts';
import { useFormStep } from './use-form-step.ts';
import { PhotoField } from './photo-field.tsx';
import { PhotoOffer } from './photo-offer.tsx';
import { type FieldsState, SectionFields } from './section-fields.tsx';
import { blobAddress } from '#ui/device/blob-address.ts';
import type { FoodDraft } from './use-food-draft.ts';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { sameJson } from '#prelude/same-json.ts';

const untouched = blankForm();

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
  /** Calls `leaveSteps` before it moves on from a form that was taken. */
  readonly send: (leaveSteps: () => Promise<void>) => Promise<void>;
}

const none: readonly string[] = [];

/** What the form holds, and what is wrong with it. What is missing is only told once the contributor thinks that it is complete. */
function useAnswers(draft: FoodDraft, hasPicture: boolean) {
  const { submission, photo, change } = draft;
  const [wasAsked, setWasAsked] = useState(false);
  const hasPhoto = photo !== null || hasPicture;
  const named = draft.start.edits === null ? undefined : draft.start.before;
  const problems = useMemo(
    () => submissionProblems(submission, { hasPhoto, before: named }),
    [submission, hasPhoto, named],
  );
  const told = problems.filter(({ kind }) => wasAsked || kind !== 'missing');
  const errors: FieldsState['errors'] = Object.fromEntries(told.map(({ field, message }) => [field, message]));
  const hints = useSafetyHints(submission);
  const state: FieldsState = { submission, errors, offeredColours: photo?.colours ?? none, hints, change };
  const stated = optionalSections.reduce((sum, { fields }) => sum + countStated(fields, submission), 0);
  return { problems, told, state, stated, tellMissing: () => setWasAsked(true) };
}

interface SendingParts extends Pick<FoodFormProps, 'mayStart'> {
  readonly problems: readonly SubmissionProblem[];
  readonly send: () => Promise<void>;
  /** Told of the first field that something is wrong with. */
  readonly onProblem: (field: SubmissionField) => void;
}

/** Sends what may be sent, one time at a time, and says why where it may not. */
function useSending({ problems, mayStart, send, onProblem }: SendingParts) {
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    if (await mayStart()) {
      const refusal = submissionRefusal(problems);
      if (refusal === null) await send();
      else toast({ title: refusal.title, description: refusal.message, tone: 'destructive' });
      const first = fieldOrder.find((field) => problems.some((problem) => problem.field === field));
      if (first !== undefined) onProblem(first);
    }
    setBusy(false);
  };
  return { isBusy, submit };
}

/** The optional sections that are open. */
function useOpenSections() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  return { open, show };
}

/** It was sent by the button to the next step, not by the one that sends the food. */
function asksForNext({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'next';
}

/**
 * The contribution form in steps (spec 1 §5, contribute): what makes a food, its taste, then what may be said besides, with a summary. Every step
 * stays in the document, so that what is half done in one is there when one comes back.
 */
export function FoodForm({ draft, currentPicture, submitLabel, busyLabel, mayStart, send }: FoodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { step, all, isSummaryBeside, searchOf, state: stepState, goTo: openStep, leave } = useFormStep();
  const { open, show } = useOpenSections();
  const { problems, told, state, stated, tellMissing } = useAnswers(draft, currentPicture !== null);

  const goTo = useWayToFields({ form, nav, step, openStep, openSection: (id) => show(id, true) });
  const { isBusy, submit } = useSending({
    problems,
    mayStart,
    send: () => send(leave),
    onProblem: (field) => {
      flushSync(tellMissing);
      goTo(field);
    },
  });
  const at = all.indexOf(step);
  const [back, next] = [all[at - 1], all[at + 1]];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (next !== undefined && asksForNext(event)) openStep(next);
    else if (!isBusy) void submit();
  };

  const summary = (
    <FoodSummary
      draft={draft}
      picture={draft.photo === null ? currentPicture : blobAddress(draft.photo)}
      problems={problems}
      isInDoubt={state.hints.length > 0}
      stated={stated}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      goTo={goTo}
    />
  );

  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label={t`Food`}>
      <FormColumns beside={isSummaryBeside ? summary : null}>
        <Stack gap="5" minW="0">
          <StepNav
            ref={nav}
            steps={all}
            current={step}
            wrong={new Set(told.map(({ field }) => stepOf(field)))}
            searchOf={searchOf}
            state={stepState}
          />
          <StepPanels
            step={step}
            draft={draft}
            currentPicture={currentPicture}
            state={state}
            openSections={open}
            onSection={show}
          />
          {!isSummaryBeside && step === 'summary' ? summary : null}
          <StepFooter
            saveState={draft.saveState}
            onBack={back === undefined ? undefined : () => openStep(back)}
            next={next === undefined ? null : isSummaryBeside ? 'quiet' : 'loud'}
          />
        </Stack>
      </FormColumns>
    </form>
  );
}

interface FormColumnsProps {
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The steps, and what stays in view beside them. */
function FormColumns({ beside, children }: FormColumnsProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem', lg: 'minmax(0, 1fr) 21rem' }}
      alignItems="start"
      gap={{ base: '5', lg: '8' }}
    >
      {children}
      {beside === null ? null : (
        <chakra.div position="sticky" top="20">
          {beside}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** What of the safety of the food waits for an answer. */
function callOf({ hints, submission: { nutFreeConfirmed } }: FieldsState): string | undefined {
  if (hints.length > 0) return t`Please check`;
  return nutFreeConfirmed ? undefined : t`Please confirm`;
}

interface StepPanelsProps extends Pick<FoodFormProps, 'draft' | 'currentPicture'> {
  readonly step: FormStep;
  readonly state: FieldsState;
  readonly openSections: ReadonlySet<string>;
  readonly onSection: (id: string, isOpen: boolean) => void;
}

/** The steps that ask something; one is shown. */
function StepPanels({ step, draft, currentPicture, state, openSections, onSection }: StepPanelsProps) {
  const { submission, photo, change } = draft;
  return (
    <>
      <StepPanel title={identitySection.title} lead={identitySection.lead} isShown={step === 'food'}>
        <PhotoField photo={photo} current={currentPicture} error={state.errors.photo} onPhoto={draft.choosePhoto} />
        {photo === null ? null : <PhotoOffer photo={photo} submission={submission} change={change} />}
        <SectionFields fields={identitySection.fields} state={state} />
      </StepPanel>
      <StepPanel title={tasteSection.title} lead={tasteSection.lead} isShown={step === 'taste'}>
        <SectionFields fields={tasteSection.fields} state={state} />
        <DescribeOffer submission={submission} change={change} />
      </StepPanel>
      <StepPanel
        title={stepNames.richer}
        lead={t`Nothing of this is needed. Open what you can say something about.`}
        isShown={step === 'richer'}
        isBare
      >
        {optionalSections.map(({ id, title, lead, fields }) => (
          <FoldedSection
            key={id}
            title={title}
            lead={lead}
            isOpen={openSections.has(id)}
            onOpen={(isOpen) => onSection(id, isOpen)}
            stated={countStated(fields, submission)}
            call={id === 'safety' ? callOf(state) : undefined}
          >
            <SectionFields fields={fields} state={state} />
          </FoldedSection>
        ))}
      </StepPanel>
    </>
  );
}
