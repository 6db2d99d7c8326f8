import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { Card } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { useChat } from './use-chat.ts';
import { useSingleDraft } from '#shared/forms/use-single-draft.ts';
import { questionDraft, visitorsQuestion } from '#replica/unsent-work/single-drafts.ts';

/** The AI chat (spec 1 §2, explore): always equally high, so that nothing moves while it is talked to. */
export function ChatPanel() {
  const taste = useTasteOnceRead();
  return (
    <Card pad="none" height={{ base: '32rem', lg: '34rem' }} display="flex" flexDirection="column">
      {taste === undefined ? null : <OpenChat key={taste.memberId} memberId={taste.memberId} />}
    </Card>
  );
}

function OpenChat({ memberId }: { readonly memberId: MemberId | null }) {
  const isAtTable = (useTasteOnceRead()?.disliked ?? null) !== null;
  const { turns, waiting, ask, askAgain, takeOff, stop, clear } = useChat();
  const { text, write } = useQuestionText(memberId);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async (question: string) => {
    box.current?.focus();
    if (memberId === null) {
      write(question);
      toast({
        title: t`Authentication Required`,
        description: t`Please sign in to use AI features`,
        tone: 'destructive',
      });
    } else if (await ask(question.trim())) write('');
  };
  if (turns === undefined) return null;
  return (
    <>
      {turns.length === 0 ? null : <ChatHead isWaiting={waiting !== null} onClear={() => void clear()} />}
      <ChatLog
        turns={turns}
        onAskAgain={(turn) => void askAgain(turn)}
        onTakenOff={(turn, takenOff) => {
          // The chip goes with the answer; whoever pressed it stays in the conversation.
          box.current?.focus();
          void takeOff(turn, takenOff);
        }}
        onSample={(question) => void send(question)}
      />
      {memberId !== null && isAtTable ? (
        <chakra.p
          px="4"
          py="2"
          textStyle="small"
          color="ink.muted"
          textAlign="center"
        >{t`The assistant answers for you alone, not for your table.`}</chakra.p>
      ) : null}
      {memberId === null ? <SignInLine /> : null}
      <ChatComposer
        box={box}
        text={text}
        isWaiting={waiting !== null}
        onText={write}
        onSend={() => void send(text)}
        onStop={stop}
      />
    </>
  );
}

interface ChatHeadProps {
  readonly isWaiting: boolean;
  readonly onClear: () => void;
}

function ChatHead({ isWaiting, onClear }: ChatHeadProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      ps="4"
      pe="2"
      borderBottomWidth="1px"
      borderColor="line.quiet"
    >
      <chakra.span textStyle="small" color="ink.muted">{t`Kept on this device alone`}</chakra.span>
      <IconButton label={t`Clear the conversation`} disabled={isWaiting} onClick={onClear}>
        <Trash2 aria-hidden />
      </IconButton>
    </chakra.div>
  );
}

function SignInLine() {
  return (
    <chakra.p px="4" py="2" textStyle="small" color="ink.muted" textAlign="center">
      <Trans>
        Please sign in to use AI features.{' '}
        <TextLink asChild>
          <Link to="/auth?next=%2Fexplore">Sign In</Link>
        </TextLink>
      </Trans>
    </chakra.p>
  );
}

interface QuestionText {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** What is being written, kept at every letter until it is asked. */
function useQuestionText(memberId: MemberId | null): QuestionText {
  const { work, keep, forget } = useSingleDraft(questionDraft, memberId ?? visitorsQuestion);
  return { text: work ?? '', write: (text) => (text === '' ? void forget() : keep(text)) };
}
