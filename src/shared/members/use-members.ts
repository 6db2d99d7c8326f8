import { useEffect } from 'react';
import { create } from 'zustand';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import { type MemberPage, memberPage } from '#replica/members/member-page.ts';
import { askMembers, keyOfQuestion } from '#replica/feed/member-questions.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';

/** How far each list was opened: on the way back the page is at once as long as it was left. */
const useLengths = create<Readonly<Record<string, number>>>()(() => ({}));

interface Members {
  /** undefined while it is read. */
  readonly page: MemberPage | undefined;
  readonly showMore: () => void;
}

/** Members that answer a question, a page at a time; asks the server for what this device does not have [S18]. */
export function useMembers(question: MemberQuestion, pageSize: number): Members {
  const replica = useReplica();
  const key = keyOfQuestion(question);
  const count = Math.max(pageSize, useLengths((lengths) => lengths[key]) ?? 0);
  // The question is told by its key, not by the object that says it.
  const asked = JSON.stringify(question);
  useEffect(
    () => void askMembers(replica, { question: JSON.parse(asked) as MemberQuestion, wanted: count }),
    [replica, asked, count],
  );
  const page = useLive((from) => memberPage(from, { question, count }), [asked, count]);
  return { page, showMore: () => useLengths.setState({ [key]: count + pageSize }) };
}
