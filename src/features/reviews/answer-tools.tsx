import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MessageSquareReply, Pin, PinOff } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { ANSWER_TEXT_LIMIT, answerProblem, type ReviewAnswer } from '#domain/reviews/review-answer.ts';
import type { Review } from '#domain/reviews/review.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { answerReview, pinReview } from '#replica/reviews/answer-commands.ts';
import { Button } from '#ui/elements/button.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Row } from '#ui/layout/row.tsx';

interface AnswerToolsProps {
  readonly review: Review;
  /** The own answer, as it is on screen. */
  readonly answer: ReviewAnswer | null;
  /** The change of the own answer that the server refused [S6]. */
  readonly refused: OutboxEntry | null;
  readonly isPinned: boolean;
  /** Verified, and the food's contributor, at this moment. */
  readonly mayWrite: boolean;
  readonly isWriting: boolean;
  readonly onWriting: (isWriting: boolean) => void;
}

/** What the verified contributor of a food can do with a review of it (R34): answer it, and pin it before all others. */
export function AnswerTools({ review, answer, refused, isPinned, mayWrite, isWriting, onWriting }: AnswerToolsProps) {
  const said = refused?.columns['text'];
  return (
    <chakra.div mt="4" ms={{ base: '0', md: '14' }}>
      {refused === null || isWriting ? null : (
        <RefusedAnswer refused={refused} onChange={mayWrite ? () => onWriting(true) : null} />
      )}
      {isWriting && mayWrite ? (
        <AnswerForm
          review={review}
          start={typeof said === 'string' ? said : (answer?.text ?? '')}
          isEdit={answer !== null}
          onDone={() => onWriting(false)}
        />
      ) : null}
      {isWriting || !mayWrite ? null : (
        <Row gap="2">
          {answer === null && refused === null ? (
            <Button tone="outline" size="sm" minH="target" onClick={() => onWriting(true)}>
              <MessageSquareReply aria-hidden />
              {t({ message: 'Answer', context: 'to do' })}
            </Button>
          ) : null}
          <PinButton review={review} isPinned={isPinned} />
        </Row>
      )}
    </chakra.div>
  );
}

function PinButton({ review: { id, foodId }, isPinned }: { readonly review: Review; readonly isPinned: boolean }) {
  const replica = useReplica();
  const pin = async (reviewId: Review['id'] | null) => {
    if (!toastNotSaved(await pinReview(replica, { foodId, reviewId }))) return;
    await toastSaved(
      replica,
      reviewId === null
        ? { title: t`Review unpinned` }
        : { title: t`Review pinned`, description: t`It stands before all other reviews of this food.` },
    );
  };
  return (
    <Button tone="outline" size="sm" minH="target" onClick={() => void pin(isPinned ? null : id)}>
      {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
      {isPinned ? t`Unpin` : t`Pin to the top`}
    </Button>
  );
}

interface AnswerFormProps {
  readonly review: Review;
  readonly start: string;
  readonly isEdit: boolean;
  readonly onDone: () => void;
}

function AnswerForm({ review: { id, foodId }, start, isEdit, onDone }: AnswerFormProps) {
  const replica = useReplica();
  const { words, write, forget } = useFormMemory(`answer/${id}`, { text: start });
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const used = countCharacters(words.text.trim());
  const close = () => {
    forget();
    onDone();
  };
  const send = async () => {
    const found = answerProblem(words.text);
    setProblem(found);
    if (found !== null || !toastNotSaved(await answerReview(replica, { foodId, reviewId: id, text: words.text })))
      return;
    close();
    await toastSaved(replica, {
      title: isEdit ? t`Answer updated` : t`Answer published`,
      description: isEdit ? t`Your changes have been saved.` : t`Everybody who reads the review can read it.`,
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="3" onSubmit={onSubmit}>
      <TextAreaField
        label={t`Your answer`}
        hint={t`Public, and signed with your name.`}
        dir="auto"
        rows={3}
        ref={area}
        value={words.text}
        counter={{ used, limit: ANSWER_TEXT_LIMIT }}
        error={used > ANSWER_TEXT_LIMIT ? (answerProblem(words.text) ?? '') : (problem ?? '')}
        onKeyDown={onKeyDown}
        onValue={(text) => {
          write({ text });
          setProblem(null);
        }}
      />
      <Row gap="2">
        <SubmitButton size="sm" minH="target" disabled={used > ANSWER_TEXT_LIMIT}>
          {isEdit ? t`Save Changes` : t`Publish answer`}
        </SubmitButton>
        <Button tone="outline" size="sm" minH="target" onClick={close}>{t`Cancel`}</Button>
      </Row>
    </chakra.form>
  );
}

interface RefusedAnswerProps {
  readonly refused: OutboxEntry;
  readonly onChange: (() => void) | null;
}

function RefusedAnswer({ refused, onChange }: RefusedAnswerProps) {
  const replica = useReplica();
  const discard = async () => {
    const outcome = await discardChange(replica, refused);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
  };
  const reasons = [refused.rejection?.message, ...Object.values(refused.rejection?.fields ?? {})].filter(Boolean);
  return (
    <chakra.div mb="3">
      <Notice
        tone="warning"
        title={t`Your answer was not accepted`}
        action={
          <>
            {onChange === null ? null : <Button size="sm" tone="outline" onClick={onChange}>{t`Change it`}</Button>}
            <Button size="sm" tone="outline" onClick={() => void discard()}>{t`Discard it`}</Button>
          </>
        }
      >
        {reasons.join(' ') || t`The server gave no reason.`} {t`What you wrote is still here.`}
      </Notice>
    </chakra.div>
  );
}
