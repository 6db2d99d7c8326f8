import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import { canBeSent, charactersLeft, MESSAGE_LIMIT } from '#domain/messages/message-rules.ts';
import { figure } from '#languages/figure.ts';
import { isSendingEnter } from '#ui/fields/is-sending-enter.ts';
import { RoundButton } from '#ui/elements/round-button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useComposer } from './use-composer.ts';

interface ComposerProps {
  readonly conversationId: ConversationId;
  readonly me: MemberId;
  readonly to: MemberId;
  readonly name: string;
  readonly draft: string;
  readonly onSent: () => void;
}

/** On a touch keyboard Enter makes a new line, and the button sends. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

/** Where a message is written: Enter sends, Shift and Enter break the line; at most 4,000 characters. */
export function Composer({ name, ...start }: ComposerProps) {
  const { text, isSending, write, send } = useComposer(start);
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const left = charactersLeft(text);
  const isTooLong = left !== null && left < 0;

  const submit = () => {
    void send();
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendingEnter(event) || hasTouchKeyboard()) return;
    event.preventDefault();
    submit();
  };
  return (
    <chakra.form
      aria-label={t`Write to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      px={{ base: '3', md: '5' }}
      pt="2"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      borderColor="line.quiet"
      bg="paper.page"
    >
      {left === null ? null : <CharactersLeft left={left} />}
      <chakra.div display="flex" alignItems="flex-end" gap="2">
        <TextArea
          ref={box}
          aria-label={t`Message`}
          aria-describedby={hint}
          aria-invalid={isTooLong || undefined}
          dir="auto"
          enterKeyHint="enter"
          rows={1}
          placeholder={t`Write a message`}
          minH="12"
          maxH="9rem"
          resize="none"
          borderRadius="xl"
          value={text}
          readOnly={isSending}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <RoundButton type="submit" aria-label={t`Send`} title={t`Send`} disabled={!canBeSent(text)}>
          <SendHorizontal aria-hidden size={20} />
        </RoundButton>
      </chakra.div>
      <VisuallyHidden id={hint}>{t`At most ${figure(MESSAGE_LIMIT)} characters.`}</VisuallyHidden>
      <VisuallyHidden role="status">{isTooLong ? t`This message is too long to be sent.` : ''}</VisuallyHidden>
    </chakra.form>
  );
}

function CharactersLeft({ left }: { readonly left: number }) {
  const isTooLong = left < 0;
  return (
    <chakra.p
      textAlign="end"
      fontSize="xs"
      fontVariantNumeric="tabular-nums"
      pb="1"
      pe="14"
      color={isTooLong ? 'danger.text' : 'ink.muted'}
    >
      {isTooLong
        ? t`${figure(-left)} too many: at most ${figure(MESSAGE_LIMIT)} characters`
        : t`${figure(left)} of ${figure(MESSAGE_LIMIT)} characters left`}
    </chakra.p>
  );
}
