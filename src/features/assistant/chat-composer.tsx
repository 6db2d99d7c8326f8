import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { PROMPT_LIMIT } from '#domain/assistant/assistant-question.ts';
import { isSendingEnter } from '#ui/fields/is-sending-enter.ts';
import { RoundButton } from '#ui/elements/round-button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

interface ChatComposerProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly isWaiting: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Where a question is written: Enter sends, Shift and Enter break the line (spec 1 §5, AI chat). */
export function ChatComposer({ box, text, isWaiting, onText, onSend, onStop }: ChatComposerProps) {
  const hint = useId();
  const tooMany = text.trim().length - PROMPT_LIMIT;
  const isSendable = text.trim() !== '' && tooMany <= 0 && !isWaiting;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendingEnter(event)) return;
    event.preventDefault();
    if (isSendable) onSend();
  };
  return (
    <chakra.form
      aria-label={t`Ask about food`}
      p="3"
      borderTopWidth="1px"
      borderColor="line.quiet"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSendable) onSend();
      }}
    >
      {tooMany > 0 ? (
        <chakra.p
          role="status"
          textStyle="small"
          color="danger.text"
          pb="2"
        >{t`${tooMany} too many: at most ${PROMPT_LIMIT} characters`}</chakra.p>
      ) : null}
      <chakra.div display="flex" alignItems="flex-end" gap="2">
        <TextArea
          ref={box}
          aria-label={t`Your question`}
          aria-describedby={hint}
          aria-invalid={tooMany > 0 || undefined}
          dir="auto"
          rows={1}
          placeholder={t`What does pho taste like?`}
          minH="12"
          maxH="7rem"
          resize="none"
          borderRadius="xl"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isWaiting ? (
          <RoundButton aria-label={t`Stop`} title={t`Stop`} onClick={onStop}>
            <Square aria-hidden size={18} fill="currentColor" />
          </RoundButton>
        ) : (
          <RoundButton type="submit" aria-label={t`Ask`} title={t`Ask`} disabled={!isSendable}>
            <SendHorizontal aria-hidden size={20} />
          </RoundButton>
        )}
      </chakra.div>
      <VisuallyHidden id={hint}>{t`Enter asks, Shift and Enter begin a new line.`}</VisuallyHidden>
    </chakra.form>
  );
}
