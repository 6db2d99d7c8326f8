import type { MemberId } from '#domain/values/ids.ts';
import { useBegunWork } from '#shared/forms/use-begun-work.ts';
import { begunQuestion, visitorsQuestion } from '#replica/unsent-work/begun-work.ts';

interface QuestionText {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** What is being written, kept at every letter until it is asked. */
export function useQuestionText(memberId: MemberId | null): QuestionText {
  const { work, keep, forget } = useBegunWork(begunQuestion, memberId ?? visitorsQuestion);
  return { text: work ?? '', write: (text) => (text === '' ? void forget() : keep(text)) };
}
