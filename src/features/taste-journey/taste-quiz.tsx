import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import { answersOf, isAnswered, profileAfterQuiz, quizQuestions } from '#domain/personal/quiz.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import { quizDraft, type QuizWork } from '#replica/unsent-work/single-drafts.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { saveTasteProfile } from '#replica/taste/save-taste-profile.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFootRoom } from '#ui/layout/use-foot-room.ts';
import { ProfileOnItsWay } from './profile-on-its-way.tsx';
import { QuizAnswerField } from './quiz-answer-field.tsx';
import { toastProfileSaved } from './toast-profile-saved.ts';
import { useSingleDraft } from '#shared/forms/use-single-draft.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';

interface TasteQuizProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile | null;
  /** Whether `profile` is what the member told so far, on other devices too. */
  readonly isProfileHere: boolean;
  readonly onDone: () => void;
}

/**
 * The taste quiz (spec 2 §2.13, §4): it goes on where it was left, on this device, connected or not. Its answers are joined with the profile,
 * so on a device that the profile has not reached yet they wait for it.
 */
export function TasteQuiz({ memberId, profile, isProfileHere, onDone }: TasteQuizProps) {
  const replica = useReplica();
  const { work, keep, forget } = useSingleDraft(quizDraft, memberId);
  const [startsWithout, setStartsWithout] = useState(false);
  const save = useEffectEvent(async (answered: QuizWork) => {
    const start = profile ?? emptyTasteProfile;
    const edited = profileAfterQuiz(start, answered.answers);
    if (!(await toastProfileSaved(replica, await saveTasteProfile(replica, { start, edited })))) {
      keep({ ...answered, isComplete: false });
      return;
    }
    await forget();
    onDone();
  });
  const due = work?.isComplete === true && isProfileHere ? work : null;
  useEffect(() => {
    if (due !== null) void save(due);
  }, [due]);
  if (work === undefined) return <LoadingState shape="form" label={t`Loading the quiz...`} />;
  if (work?.isComplete && !isProfileHere)
    return (
      <Notice
        title={t`Your answers are kept on this device`}
      >{t`They are joined with what you told elsewhere as soon as your profile has arrived.`}</Notice>
    );
  if (work === null && !isProfileHere && !startsWithout)
    return (
      <ProfileOnItsWay
        action={<Button tone="outline" onClick={() => setStartsWithout(true)}>{t`Start without it`}</Button>}
      />
    );
  return <QuizStep work={work ?? { step: 0, answers: answersOf(profile), isComplete: false }} onWork={keep} />;
}

interface QuizStepProps {
  readonly work: QuizWork;
  readonly onWork: (work: QuizWork) => void;
}

const last = quizQuestions.length - 1;

/** On a phone within reach of the thumb, above the tab bar and the tray, however long the question is; a low window has no room for it to stay. */
const Steps = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    mdDown: {
      position: 'sticky',
      bottom: 'calc(4rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))',
      mx: '-5',
      mb: '-5',
      px: '5',
      py: '4',
      bg: 'paper.card',
      borderBottomRadius: 'xl',
    },
    '@media (max-height: 30rem)': { position: 'static' },
  },
});

function QuizStep({ work, onWork }: QuizStepProps) {
  const { step, answers } = work;
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  useFootRoom(steps, '--bar-height');
  const question = quizQuestions[step] ?? quizQuestions[0];
  if (question === undefined) return null;
  const go = (to: number) => {
    onWork({ ...work, step: to });
    heading.current?.focus();
  };
  const canGoOn = isAnswered(answers, question.field);
  return (
    <Card pad="lg" maxW="form" mx="auto">
      <chakra.p textStyle="small" color="ink.muted">
        <Trans>
          Question {step + 1} of {quizQuestions.length}
        </Trans>
      </chakra.p>
      <chakra.progress
        aria-label={t`Progress of the quiz`}
        value={step + 1}
        max={quizQuestions.length}
        width="full"
        height="2"
        mt="2"
        css={{
          appearance: 'none',
          [forcedColours]: { borderWidth: '1px' },
          '&::-webkit-progress-bar': { bg: 'track', borderRadius: 'full' },
          '&::-webkit-progress-value': {
            bg: 'paprika.solid',
            borderRadius: 'full',
            [forcedColours]: { bg: 'Highlight' },
          },
          '&::-moz-progress-bar': { bg: 'paprika.solid', borderRadius: 'full', [forcedColours]: { bg: 'Highlight' } },
        }}
      />
      <Heading as="h2" size="section" ref={heading} tabIndex={-1} mt="6" outline="none">
        {question.title}
      </Heading>
      <chakra.p color="ink.muted" mt="1">
        {question.hint}
      </chakra.p>
      <chakra.div mt="6" mb={{ base: '2', md: '6' }} minH={{ base: '16rem', md: '12rem' }}>
        <QuizAnswerField
          question={question}
          answers={answers}
          onAnswers={(next) => onWork({ ...work, answers: next })}
        />
      </chakra.div>
      <Steps ref={steps}>
        <Button tone="outline" disabled={step === 0} onClick={() => go(step - 1)}>{t`Previous`}</Button>
        {step === last ? (
          <Button
            disabled={!canGoOn || work.isComplete}
            onClick={() => onWork({ ...work, isComplete: true })}
          >{t`Complete Quiz`}</Button>
        ) : (
          <Button disabled={!canGoOn} onClick={() => go(step + 1)}>{t`Next`}</Button>
        )}
      </Steps>
    </Card>
  );
}
