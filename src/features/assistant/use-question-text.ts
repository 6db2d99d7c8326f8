import type { MemberId } from '#domain/values/ids/ids.ts';
import { useSingleDraft } from '#shared/forms/use-single-draft.ts';
import { questionDraft, visitorsQuestion } from '#replica/unsent-work/single-drafts.ts';

interface QuestionText {
  readonly text: string;
  readonly write: (text: string) => void;
}

/** What is being written, kept at every letter until it is asked. */
export function useQuestionText(memberId: MemberId | null): QuestionText {
  const { work, keep, forget } = useSingleDraft(questionDraft, memberId ?? visitorsQuestion);
  return { text: work ?? '', write: (text) => (text === '' ? void forget() : keep(text)) };
}
