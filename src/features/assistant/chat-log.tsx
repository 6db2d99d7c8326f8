import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MessageCircleQuestion } from 'lucide-react';
import { isUnknownHere } from '#domain/assistant/reading/unknown-here.ts';
import type { AvoidedLabel } from '#domain/assistant/assistant-question.ts';
import { inLanguageOfAnswer } from '#shared/words/in-english.ts';
import { writerWords } from '#shared/words/written-by.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { ChatTurn } from './chat-turn.tsx';
import type { AssistantTurn } from '#replica/database/device-rows.ts';
import { useState } from 'react';

interface ChatLogProps {
  readonly turns: readonly AssistantTurn[];
  readonly onAskAgain: (turn: AssistantTurn) => void;
  readonly onTakenOff: (turn: AssistantTurn, takenOff: readonly AvoidedLabel[]) => void;
  readonly onSample: (question: string) => void;
}

const samples = [
  t`What does pho taste like?`,
  t`Something spicy but not too hot`,
  t`What should I eat tonight?`,
] as const;

/** What was asked and answered, the newest at the end and in sight, a long one from its beginning; answers are announced as they come. */
export function ChatLog({ turns, onAskAgain, onTakenOff, onSample }: ChatLogProps) {
  const last = turns.at(-1);
  const news = useNews(last);
  return (
    <chakra.div
      role="group"
      aria-label={t`Conversation`}
      tabIndex={0}
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      px={{ base: '3', md: '4' }}
      py="4"
    >
      {turns.length === 0 ? (
        <Samples onSample={onSample} />
      ) : (
        <Stack as="ol" gap="4">
          {turns.map((turn, place) => (
            <ChatTurn
              key={turn.id}
              turn={turn}
              isNoticeKnown={turns[place - 1]?.answer?.notice === turn.answer?.notice}
              onAskAgain={() => onAskAgain(turn)}
              onTakenOff={(takenOff) => onTakenOff(turn, takenOff)}
            />
          ))}
        </Stack>
      )}
      {last === undefined ? null : <div key={`${last.id} ${last.state}`} ref={showNewest} />}
      <VisuallyHidden role="status">
        {news?.answer ? (
          <>
            {writerWords(news.answer.answeredBy)}: <span {...inLanguageOfAnswer(news.answer)}>{news.answer.text}</span>
            {(news.answer.avoiding ?? []).map(({ key, label }) => (
              <span key={key}> {isUnknownHere(key) ? t`Not known here: ${label}` : t`Avoiding: ${label}`}.</span>
            ))}
          </>
        ) : null}
      </VisuallyHidden>
    </chakra.div>
  );
}

/** What is put behind the newest turn brings it into sight: as far as its end, but never past its question, so that a long answer is read from its beginning. */
function showNewest(end: HTMLElement | null): void {
  const log = end?.parentElement;
  const turn = end?.previousElementSibling?.lastElementChild;
  if (!log || !turn) return;
  const above =
    turn.getBoundingClientRect().top - log.getBoundingClientRect().top - parseFloat(getComputedStyle(log).paddingTop);
  log.scrollTo({ top: log.scrollTop + above });
}

const SampleButton = chakra(
  'button',
  {
    base: {
      minH: 'target',
      px: '4',
      py: '2',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'line.strong',
      fontSize: 'sm',
      fontWeight: 'medium',
      _hover: { bg: 'paper.sunken' },
    },
  },
  { defaultProps: { type: 'button' } },
);

function Samples({ onSample }: Pick<ChatLogProps, 'onSample'>) {
  return (
    <Stack minH="full" alignItems="center" justifyContent="center" textAlign="center" gap="3">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="14"
        borderRadius="full"
        bg="paprika.soft"
        color="paprika.text"
      >
        <MessageCircleQuestion size={26} />
      </chakra.span>
      <Heading as="h3" size="small">{t`Ask away`}</Heading>
      <chakra.p
        color="ink.muted"
        maxW="24rem"
      >{t`Taste, pairings, allergens that are stated, or what to eat next. Works without a connection, too.`}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2" mt="1">
        {samples.map((question) => (
          <SampleButton key={question} onClick={() => onSample(question)}>
            {question}
          </SampleButton>
        ))}
      </chakra.div>
    </Stack>
  );
}

/** The last turn, once its answer came while it was looked at: what was there before is no news. */
function useNews(last: AssistantTurn | undefined): AssistantTurn | null {
  const [watched, setWatched] = useState<string | null>(null);
  if (last?.state === 'asking' && watched !== last.id) setWatched(last.id);
  return last?.state === 'answered' && last.id === watched ? last : null;
}
