import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { REVIEW_TEXT_LIMIT, reviewTextLength } from '#domain/reviews/review-rules.ts';
import { NO_TASTING } from '#domain/tasting/tasting.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { StarInput } from '#ui/fields/star-input.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { keepOpinion, type Opinion } from './opinion-store.ts';
import { submitOpinion } from './submit-opinion.ts';
import { TastingFields } from './tasting-fields.tsx';

interface OpinionFormProps {
  readonly foodId: FoodId;
  readonly opinionKey: string;
  readonly opinion: Opinion;
  /** There is a review already: it can be left as it is. */
  readonly isEdit: boolean;
  /** Submitted, or given up: what was written may go. */
  readonly onDone: () => void;
  /** The photos that stand with it. */
  readonly children: ReactNode;
}

/** Stars, words, and folded how it tasted (spec 1 §4, review form; §5, review). Everything typed is kept at once, until it is submitted or given up. */
export function OpinionForm({ foodId, opinionKey, opinion, isEdit, onDone, children }: OpinionFormProps) {
  const replica = useReplica();
  const [busy, setBusy] = useState(false);
  const { rating, text, tasting } = opinion;
  const used = reviewTextLength(text);
  const isTooLong = used > REVIEW_TEXT_LIMIT;
  const change = (changes: Partial<Opinion>) => keepOpinion(opinionKey, { rating, text, tasting, ...changes });

  const submit = async () => {
    setBusy(true);
    const isSaved = await submitOpinion(replica, { foodId, rating, text, tasting, isEdit });
    setBusy(false);
    if (isSaved) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <StarInput label={t`Your rating`} value={rating} disabled={busy} onValue={(stars) => change({ rating: stars })} />
      <TextAreaField
        label={t`Your review (optional)`}
        name="review"
        dir="auto"
        placeholder={t`How does it taste? What does it remind you of?`}
        value={text}
        counter={{ used, limit: REVIEW_TEXT_LIMIT }}
        error={isTooLong ? t`Please use at most ${REVIEW_TEXT_LIMIT} characters.` : undefined}
        onKeyDown={onKeyDown}
        onValue={(typed) => change({ text: typed })}
      />
      <TastingFields foodId={foodId} tasting={tasting ?? NO_TASTING} onTasting={(said) => change({ tasting: said })} />
      {children}
      <Row>
        <SubmitButton flex="1" busy={busy} busyLabel={t`Submitting...`} disabled={rating === 0 || isTooLong}>
          {isEdit ? t`Save Changes` : t`Submit Review`}
        </SubmitButton>
        {isEdit ? <Button tone="outline" disabled={busy} onClick={onDone}>{t`Cancel`}</Button> : null}
      </Row>
    </chakra.form>
  );
}
