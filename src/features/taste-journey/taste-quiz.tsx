import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { emptyTasteProfile } from '#domain/decode-taste-profile.ts';
import { answersOf, isAnswered, profileAfterQuiz, type QuizAnswers, quizQuestions } from '#domain/personal/quiz.ts';
import type { MemberId } from '#domain/ids.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { forgetQuizProgress, keepQuizProgress, type QuizProgress, quizProgress } from '#replica/quiz-progress.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { saveTasteProfile } from '#replica/taste-profile.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { tabMemory } from '#ui/tab-memory.ts';
import { QuizAnswerField } from './quiz-answer-field.tsx';
import { tellSaved } from './tell-saved.ts';

interface TasteQuizProps {
  readonly memberId: MemberId;
  readonly profile: TasteProfile | null;
  readonly onDone: () => void;
}

/** The replica is written a moment after a tap; a reload in that moment finds the answer here. */
const tab = tabMemory('taste-quiz');
/** Milliseconds in which an answer of this tab may be missing from the replica; after that the quiz was completed in another one. */
const IN_FLIGHT = 5_000;

function lastInTab(memberId: MemberId): QuizProgress | null {
  const kept = tab.recall() as { readonly memberId: MemberId; readonly progress: QuizProgress } | null | undefined;
  return kept?.memberId === memberId ? kept.progress : null;
}

/** What was kept last, in this tab or on the device; null when nothing was, or when it is done. */
function newest(inTab: QuizProgress | null, onDevice: QuizProgress | null): QuizProgress | null {
  if (inTab === null || onDevice === null) return onDevice ?? (inTab !== null && Date.now() - inTab.at < IN_FLIGHT ? inTab : null);
  return inTab.at > onDevice.at ? inTab : onDevice;
}

/** The taste quiz (spec 2 §2.13, §4): it goes on where it was left, on this device, connected or not. */
export function TasteQuiz({ memberId, profile, onDone }: TasteQuizProps) {
  const replica = useReplica();
  const [begun, setBegun] = useState<QuizProgress | null>(null);
  useEffect(() => {
    let isWanted = true;
    const start = { step: 0, answers: answersOf(profile), at: 0 };
    quizProgress(replica, memberId).then(
      (onDevice) => {
        if (isWanted) setBegun((current) => current ?? newest(lastInTab(memberId), onDevice) ?? start);
      },
      () => setBegun((current) => current ?? start),
    );
    return () => {
      isWanted = false;
    };
  }, [replica, memberId, profile]);
  if (begun === null) return <LoadingState label="Loading the quiz..." />;
  const move = (moved: Omit<QuizProgress, 'at'>) => {
    const progress = { ...moved, at: Date.now() };
    setBegun(progress);
    tab.keep({ memberId, progress });
    keepQuizProgress(replica, { member: memberId, progress }).catch((error: unknown) => console.warn('The answer is kept in this tab alone', error));
  };
  const complete = async (answers: QuizAnswers) => {
    if (!tellSaved(await saveTasteProfile(replica, profileAfterQuiz(profile ?? emptyTasteProfile, answers)))) return;
    tab.keep(null);
    await forgetQuizProgress(replica, memberId);
    onDone();
  };
  return <QuizStep progress={begun} onProgress={move} onComplete={complete} />;
}

interface QuizStepProps {
  readonly progress: QuizProgress;
  readonly onProgress: (progress: Omit<QuizProgress, 'at'>) => void;
  readonly onComplete: (answers: QuizAnswers) => Promise<void>;
}

const last = quizQuestions.length - 1;

function QuizStep({ progress: { step, answers }, onProgress, onComplete }: QuizStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaving, setSaving] = useState(false);
  const question = quizQuestions[step] ?? quizQuestions[0];
  if (question === undefined) return null;
  const go = (to: number) => {
    onProgress({ step: to, answers });
    heading.current?.focus();
  };
  const complete = async () => {
    setSaving(true);
    await onComplete(answers);
    setSaving(false);
  };
  const canGoOn = isAnswered(answers, question.field);
  return (
    <Card pad="lg" maxW="form" mx="auto">
      <chakra.p textStyle="small" color="ink.muted">Question {step + 1} of {quizQuestions.length}</chakra.p>
      <chakra.progress
        aria-label="Progress of the quiz"
        value={step + 1}
        max={quizQuestions.length}
        width="full"
        height="2"
        mt="2"
        css={{
          appearance: 'none', '&::-webkit-progress-bar': { bg: 'track', borderRadius: 'full' }, '&::-webkit-progress-value': { bg: 'paprika.solid', borderRadius: 'full' },
          '&::-moz-progress-bar': { bg: 'paprika.solid', borderRadius: 'full' },
        }}
      />
      <Heading as="h2" size="section" ref={heading} tabIndex={-1} mt="6" outline="none">{question.title}</Heading>
      <chakra.p color="ink.muted" mt="1">{question.hint}</chakra.p>
      <chakra.div my="6" minH={{ base: '18rem', md: '12rem' }}>
        <QuizAnswerField question={question} answers={answers} onAnswers={(next) => onProgress({ step, answers: next })} />
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        <Button tone="outline" disabled={step === 0} onClick={() => go(step - 1)}>Previous</Button>
        {step === last ? (
          <Button disabled={!canGoOn || isSaving} onClick={() => void complete()}>Complete Quiz</Button>
        ) : (
          <Button disabled={!canGoOn} onClick={() => go(step + 1)}>Next</Button>
        )}
      </chakra.div>
    </Card>
  );
}
