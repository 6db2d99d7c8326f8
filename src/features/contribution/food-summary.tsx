import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import type { SubmissionField, SubmissionProblem } from '#domain/contribution/submission-problems.ts';
import { SignatureFigure } from '#food-views/taste/signature-figure.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { labelOf } from './form-sections.ts';
import { stepNames, stepOf } from './form-steps.ts';
import { signedSubmission } from './signed-submission.ts';
import type { FoodDraft } from './use-food-draft.ts';

interface FoodSummaryProps {
  readonly draft: FoodDraft;
  readonly picture: string | null;
  readonly problems: readonly SubmissionProblem[];
  /** Its texts name something that its allergens and diets leave out (R28). */
  readonly isInDoubt: boolean;
  /** How many of the fields that are not needed say something. */
  readonly stated: number;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly goTo: (field: SubmissionField) => void;
}

/** The food as it stands, what it lacks, and the way to send it: beside the steps, or the last of them on a phone. */
export function FoodSummary(props: FoodSummaryProps) {
  const { draft, picture, problems, isInDoubt, stated, submitLabel, busyLabel, isBusy, goTo } = props;
  const { submission } = draft;
  const name = submission.name.trim();
  return (
    <Card as="section" aria-label={stepNames.summary}>
      <Stack gap="4">
        <Heading as="h2" size="card" tabIndex={-1} data-step-heading>
          {stepNames.summary}
        </Heading>
        <chakra.div display="flex" alignItems="center" gap="3">
          {picture === null ? null : (
            <chakra.div width="20" flexShrink="0">
              <ImageBox src={picture} alt="" ratio="1" rounded="lg" />
            </chakra.div>
          )}
          <chakra.div minW="0">
            <chakra.p
              fontFamily="display"
              fontSize="lg"
              fontWeight="semibold"
              lineHeight="snug"
              overflowWrap="anywhere"
              color={name === '' ? 'ink.muted' : 'ink.default'}
              lineClamp="3"
            >
              {name === '' ? t`Untitled food` : name}
            </chakra.p>
            <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere" lineClamp="2">
              {wordFor(submission.origin.trim())}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        <SignatureFigure food={signedSubmission(submission)} />
        <chakra.p textStyle="small" overflowWrap="anywhere" lineClamp="3" _empty={{ display: 'none' }}>
          {submission.description.trim()}
        </chakra.p>
        {stated === 0 ? null : (
          <chakra.p textStyle="small">
            <Badge tone="herb">{plural(stated, { one: '# more detail', other: '# more details' })}</Badge>
          </chakra.p>
        )}
        <Problems problems={problems} goTo={goTo} />
        {isInDoubt ? <SafetyCheck goTo={goTo} /> : null}
        <Stack gap="2">
          <SubmitButton size="lg" value="send" busy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
          <Button tone="ghost" disabled={draft.isUntouched} onClick={draft.startOver}>
            <RotateCcw aria-hidden />
            {t`Start over`}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** It may be sent as it is: who looks is led to the field. */
function SafetyCheck({ goTo }: Pick<FoodSummaryProps, 'goTo'>) {
  return (
    <div>
      <chakra.p textStyle="label" mb="1">{t`Please check`}</chakra.p>
      <Button tone="outline" size="sm" minH="target" onClick={() => goTo('mayContain')}>
        {t`Allergens and diet`}
      </Button>
    </div>
  );
}

/** What is missing or wrong, each a way to its field. */
function Problems({ problems, goTo }: Pick<FoodSummaryProps, 'problems' | 'goTo'>) {
  if (problems.length === 0) return null;
  return (
    <div>
      <chakra.p textStyle="label" mb="1">
        {problems.every(({ kind }) => kind === 'missing') ? t`Still needed` : t`Needs a look`}
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {problems.map(({ field }) => (
          <li key={field}>
            <Button tone="outline" size="sm" minH="target" onClick={() => goTo(field)}>
              {field === 'photo' ? t`Photo` : (labelOf(field) ?? stepNames[stepOf(field)])}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
