import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, Plus, Square } from 'lucide-react';
import { useRef } from 'react';
import type { PhotoReading } from '#domain/assistant/assistant-service.ts';
import { addDescriptor, type FoodSubmission } from '#domain/contribution/food-submission.ts';
import { WrittenBy } from '#shared/words/written-by.tsx';
import { foldCase } from '#prelude/text/fold-case.ts';
import type { DraftPhoto } from '#replica/database/draft-row.ts';
import { Button } from '#ui/elements/button.tsx';
import { moveFocusFrom } from '#ui/overlays/move-focus-from.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { ChangeSubmission } from './submission-change.ts';
import { usePhotoReading } from './use-photo-reading.ts';

interface PhotoOfferProps {
  readonly photo: DraftPhoto;
  readonly submission: FoodSubmission;
  readonly change: ChangeSubmission;
}

/** What an AI service that can see makes of the photo, on demand and to be taken word by word (R8); nothing where there is none. */
export function PhotoOffer({ photo, submission, change }: PhotoOfferProps) {
  const { canRead, isBusy, reading, read, dismiss } = usePhotoReading(photo);
  const opener = useRef<HTMLButtonElement>(null);
  if (!canRead) return null;
  const close = () => {
    dismiss();
    opener.current?.focus();
  };
  return (
    <Stack gap="3">
      <Row justifyContent="space-between">
        <chakra.p
          textStyle="small"
          color="ink.muted"
          flex="1 1 14rem"
        >{t`An AI service can look at the photo and offer a name and a few words. It is sent there only if you ask.`}</chakra.p>
        <Button ref={opener} tone="outline" aria-busy={isBusy} onClick={() => (isBusy ? dismiss() : void read())}>
          {isBusy ? <Square aria-hidden /> : <Eye aria-hidden />}
          {isBusy ? t`Stop` : t`Look at the photo`}
        </Button>
      </Row>
      {reading === null ? null : (
        <Reading reading={reading} submission={submission} change={change} onDismiss={close} />
      )}
    </Stack>
  );
}

const lists = [
  { field: 'flavours', label: t`Flavours` },
  { field: 'textures', label: t`Textures` },
  { field: 'aromas', label: t`Aromas` },
] as const;

interface ReadingProps extends Omit<PhotoOfferProps, 'photo'> {
  readonly reading: PhotoReading;
  readonly onDismiss: () => void;
}

function Reading({ reading, submission, change, onDismiss }: ReadingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { name: before } = submission;
  /** What is taken is offered no more: the focus goes on to what is. */
  const leave = (taken: HTMLElement) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    moveFocusFrom({ place: buttons.indexOf(taken), buttons });
  };
  const isNameNew = reading.name !== '' && foldCase(reading.name) !== foldCase(before.trim());
  const takeName = (taken: HTMLElement) => {
    leave(taken);
    change((submitted) => ({ ...submitted, name: reading.name }));
    if (before.trim() === '') return;
    const giveBack = () =>
      change((submitted) => (submitted.name === reading.name ? { ...submitted, name: before } : submitted));
    toast({ title: t`Name changed`, description: reading.name, action: { label: t`Undo`, run: giveBack } });
  };
  return (
    <chakra.section
      data-ai-generated="service"
      aria-label={t`Offered for this photo: AI-generated`}
      p="4"
      bg="paper.sunken"
      borderRadius="lg"
    >
      <Stack ref={box} gap="3">
        <WrittenBy speaker="service" />
        {reading.notice === '' ? null : (
          <chakra.p role="status" textStyle="small">
            {reading.notice}
          </chakra.p>
        )}
        {isNameNew ? (
          <Row gap="1.5">
            <Button tone="outline" onClick={({ currentTarget }) => takeName(currentTarget)}>
              <Plus aria-hidden />
              <Trans>Name: {reading.name}</Trans>
            </Button>
          </Row>
        ) : null}
        {lists.map(({ field, label }) => (
          <OfferedWords
            key={field}
            label={label}
            words={reading[field]}
            chosen={submission[field]}
            onTake={(word, taken) => {
              leave(taken);
              change((submitted) => ({ ...submitted, [field]: addDescriptor(submitted[field], word) }));
            }}
          />
        ))}
        <Row>
          <Button tone="ghost" onClick={onDismiss}>{t`Dismiss`}</Button>
        </Row>
      </Stack>
    </chakra.section>
  );
}

interface OfferedWordsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly chosen: readonly string[];
  readonly onTake: (word: string, taken: HTMLElement) => void;
}

/** Words of one kind that the contributor has not got yet. */
function OfferedWords({ label, words, chosen, onTake }: OfferedWordsProps) {
  const known = new Set(chosen.map(foldCase));
  const open = words.filter((word) => !known.has(foldCase(word)));
  if (open.length === 0) return null;
  return (
    <Row role="group" aria-label={t`${label} offered for this photo`} gap="1.5">
      <chakra.span textStyle="small" color="ink.muted">
        {label}
      </chakra.span>
      {open.map((word) => (
        <Button
          key={word}
          tone="outline"
          px="3.5"
          fontSize="sm"
          onClick={({ currentTarget }) => onTake(word, currentTarget)}
        >
          <Plus aria-hidden />
          {word}
        </Button>
      ))}
    </Row>
  );
}
