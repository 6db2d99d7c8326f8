import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import type { AvoidedLabel, AssistantAnswer } from '#domain/assistant/assistant-question.ts';
import type { ServedAnswer } from '#domain/assistant/assistant-service.ts';
import { inLanguageOfAnswer } from '#shared/words/in-english.ts';
import { WrittenBy, writerWords } from '#shared/words/written-by.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Spinner } from '#ui/elements/spinner.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { AvoidingChips } from './avoiding-chips.tsx';
import type { AssistantTurn } from '#replica/database/device-rows.ts';
import { Link } from 'react-router-dom';
import { TextLink } from '#ui/layout/text-link.tsx';
import { AnswerTastes } from './answer-tastes.tsx';
import { answerLines } from './link-foods.ts';

const Bubble = chakra('div', {
  base: {
    width: 'fit-content',
    px: '4',
    py: '2.5',
    borderRadius: 'xl',
    borderWidth: '1px',
    overflowWrap: 'anywhere',
  },
  variants: {
    side: {
      asker: { maxW: { base: '94%', md: '88%' }, ms: 'auto', bg: 'paprika.soft', borderColor: 'transparent' },
      // A phone has no room to give away beside an answer.
      assistant: { maxW: { base: 'full', md: '88%' }, me: 'auto', bg: 'paper.page', borderColor: 'line.quiet' },
    },
  },
});

interface ChatTurnProps {
  readonly turn: AssistantTurn;
  /** Its notice was said beside the answer before. */
  readonly isNoticeKnown: boolean;
  readonly onAskAgain: () => void;
  readonly onTakenOff: (takenOff: readonly AvoidedLabel[]) => void;
}

/** One question and what came of it. */
export function ChatTurn({ turn, isNoticeKnown, onAskAgain, onTakenOff }: ChatTurnProps) {
  const { question, state, answer } = turn;
  return (
    <Stack as="li" gap="2">
      <Bubble side="asker">
        <VisuallyHidden>{t`You asked:`} </VisuallyHidden>
        <chakra.span dir="auto" whiteSpace="pre-wrap">
          {question}
        </chakra.span>
      </Bubble>
      {answer === null ? (
        <Unanswered state={state} onAskAgain={onAskAgain} />
      ) : (
        <Answer answer={answer} isNoticeKnown={isNoticeKnown} takenOff={turn.takenOff ?? []} onTakenOff={onTakenOff} />
      )}
    </Stack>
  );
}

interface AnswerProps extends Pick<ChatTurnProps, 'isNoticeKnown' | 'onTakenOff'> {
  readonly answer: ServedAnswer;
  readonly takenOff: readonly AvoidedLabel[];
}

function Answer({ answer, isNoticeKnown, takenOff, onTakenOff }: AnswerProps) {
  const { answeredBy, notice } = answer;
  return (
    <Bubble side="assistant" asChild>
      <article data-ai-generated={answeredBy} aria-label={t`Answer: ${writerWords(answeredBy)}`}>
        <WrittenBy speaker={answeredBy} language={answer.language} />
        <chakra.p mt="1" {...inLanguageOfAnswer(answer)}>
          <AnswerText {...answer} />
        </chakra.p>
        <AnswerTastes foods={answer.foods} />
        <AvoidingChips answer={answer} takenOff={takenOff} onTakenOff={onTakenOff} />
        {notice === '' || isNoticeKnown ? null : (
          <chakra.p textStyle="small" color="ink.muted" mt="2">
            {notice}
          </chakra.p>
        )}
      </article>
    </Bubble>
  );
}

const troubles = {
  failed: t`There is no answer to this: something went wrong.`,
  stopped: t`You stopped this question.`,
  interrupted: t`This question was interrupted before its answer came.`,
} as const;

function Unanswered({
  state,
  onAskAgain,
}: {
  readonly state: AssistantTurn['state'];
  readonly onAskAgain: () => void;
}) {
  if (state === 'asking' || state === 'answered')
    return (
      <Bubble side="assistant">
        <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="ink.muted">
          <Spinner />
          {t`Thinking…`}
        </chakra.span>
      </Bubble>
    );
  return (
    <Bubble side="assistant">
      <chakra.p color="ink.muted">{troubles[state]}</chakra.p>
      <Button tone="outline" size="sm" minH="target" mt="2" onClick={onAskAgain}>
        <RotateCw aria-hidden />
        {t`Ask again`}
      </Button>
    </Bubble>
  );
}

/** A list is told in lines that begin with a dash: what follows of such a line stands below its words, and what follows the list has some air. */
const Line = chakra('span', {
  base: { display: 'block', minH: '0.5lh' },
  variants: {
    isItem: {
      true: { ps: '0.8em', textIndent: '-0.8em', mt: '0.5' },
      false: { '[data-item] + &': { mt: '1.5' } },
    },
  },
});

/** An answer as plain text in which the foods that it names lead to their pages. */
function AnswerText({ text, foods }: AssistantAnswer) {
  return answerLines({ text, foods }).map(({ parts, isItem }, line) => (
    <Line key={line} isItem={isItem} data-item={isItem ? '' : undefined}>
      {parts.map(({ text: part, food }, place) =>
        food === null ? (
          <span key={place}>{part}</span>
        ) : (
          <TextLink key={place} asChild>
            <Link to={`/food/${food}`}>{part}</Link>
          </TextLink>
        ),
      )}{' '}
    </Line>
  ));
}
