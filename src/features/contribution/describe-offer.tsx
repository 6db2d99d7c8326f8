import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Square, WandSparkles } from 'lucide-react';
import { useRef } from 'react';
import type { FoodSubmission } from '#domain/contribution/food-submission.ts';
import { textLimits } from '#domain/contribution/submission-limits.ts';
import { WrittenBy, writerWords } from '#shared/words/written-by.tsx';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import type { ChangeSubmission } from './submission-change.ts';
import { useDescription } from './use-description.ts';

interface DescribeOfferProps {
  readonly submission: FoodSubmission;
  readonly change: ChangeSubmission;
}

/** 'Describe': offers a description made of what was entered, to take, edit or dismiss; what the contributor typed never goes without a way back. */
export function DescribeOffer({ submission, change }: DescribeOfferProps) {
  const { isBusy, offer, describe, edit, dismiss } = useDescription();
  const opener = useRef<HTMLButtonElement>(null);
  const before = submission.description;
  const close = () => {
    dismiss();
    opener.current?.focus();
  };
  const take = (text: string) => {
    change((submitted) => ({ ...submitted, description: text }));
    // What was typed after it was taken stays, too.
    const giveBack = () =>
      change((submitted) => (submitted.description === text ? { ...submitted, description: before } : submitted));
    toast({
      title: before.trim() === '' ? t`Description taken over` : t`Description changed`,
      action: { label: t`Undo`, run: giveBack },
    });
    close();
  };
  return (
    <Stack gap="4">
      <Row justifyContent="space-between">
        <chakra.p
          textStyle="small"
          color="ink.muted"
          flex="1 1 14rem"
        >{t`A description can be put together from your words. You decide whether to use it.`}</chakra.p>
        <Button
          ref={opener}
          tone="outline"
          aria-busy={isBusy}
          onClick={() => (isBusy ? dismiss() : void describe(submission))}
        >
          {isBusy ? <Square aria-hidden /> : <WandSparkles aria-hidden />}
          {isBusy ? t`Stop` : t`Describe`}
        </Button>
      </Row>
      <VisuallyHidden role="status">
        {isBusy ? t`Writing a description…` : offer === null ? '' : t`A description is offered below.`}
      </VisuallyHidden>
      {offer === null ? null : <Offer offer={offer} before={before} onEdit={edit} onTake={take} onDismiss={close} />}
    </Stack>
  );
}

interface OfferProps {
  readonly offer: NonNullable<ReturnType<typeof useDescription>['offer']>;
  /** The description that is there. */
  readonly before: string;
  readonly onEdit: (text: string) => void;
  readonly onTake: (text: string) => void;
  readonly onDismiss: () => void;
}

function Offer({ offer: { text, answeredBy, notice, language }, before, onEdit, onTake, onDismiss }: OfferProps) {
  const isFirst = before.trim() === '';
  const added = `${before.trimEnd()}\n\n${text.trim()}`;
  const isTooLong = (words: string) => countCharacters(words.trim()) > textLimits.description;
  return (
    <chakra.section
      data-ai-generated={answeredBy}
      aria-label={t`Offered description: ${writerWords(answeredBy)}`}
      p="4"
      bg="paper.sunken"
      borderRadius="lg"
    >
      <Stack gap="3">
        <WrittenBy speaker={answeredBy} language={language} />
        <TextAreaField
          label={t`Offered description`}
          hint={notice || undefined}
          value={text}
          onValue={onEdit}
          dir="auto"
          minH="24"
        />
        <Row gap="2">
          {isFirst ? (
            <Button
              disabled={text.trim() === '' || isTooLong(text)}
              onClick={() => onTake(text.trim())}
            >{t`Use it`}</Button>
          ) : (
            <>
              <Button
                disabled={text.trim() === '' || isTooLong(added)}
                onClick={() => onTake(added)}
              >{t`Add to mine`}</Button>
              <Button
                tone="outline"
                disabled={text.trim() === '' || isTooLong(text)}
                onClick={() => onTake(text.trim())}
              >{t`Replace mine`}</Button>
            </>
          )}
          <Button tone="ghost" onClick={onDismiss}>{t`Dismiss`}</Button>
        </Row>
      </Stack>
    </chakra.section>
  );
}
