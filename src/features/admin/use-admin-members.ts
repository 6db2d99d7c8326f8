import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { AdminMember, AdminMembersPage, MemberFilter } from '#domain/administration/administration.ts';
import { useAdministration } from './administration-context.tsx';

type Failed = Exclude<AdminOutcome<never>, { kind: 'done' }>;

interface AdminMembers {
  /** undefined: nothing came yet. */
  readonly page: AdminMembersPage | undefined;
  readonly failure: Failed | null;
  readonly isAsking: boolean;
  readonly showMore: () => void;
  readonly reload: () => void;
  /** Shows a member as it is after a step that the server took. */
  readonly replace: (member: AdminMember) => void;
}

/** What came of the last question that was answered. */
interface Answer {
  readonly question: string;
  readonly page: AdminMembersPage | undefined;
  readonly failure: Failed | null;
}

/** Members as the server finds them; what was shown stays until the next answer, and an answer to an earlier question is passed over. */
export function useAdminMembers({
  name,
  which,
}: {
  readonly name: string;
  readonly which: MemberFilter;
}): AdminMembers {
  const ask = useAdministration();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const question = JSON.stringify([name, which, attempt]);
  const latest = useRef('');

  const load = useCallback(
    async (before: AdminMembersPage | null) => {
      latest.current = question;
      const outcome = await ask((administration) =>
        administration.members({ name, which, after: before?.next ?? null }),
      );
      if (latest.current !== question) return;
      setAfter(null);
      setAnswer((last) =>
        outcome.kind === 'done'
          ? {
              question,
              failure: null,
              page: { ...outcome.value, members: [...(before?.members ?? []), ...outcome.value.members] },
            }
          : { question, failure: outcome, page: last?.page },
      );
    },
    [ask, name, which, question],
  );

  useEffect(() => void load(null), [load]);

  const page = answer?.page;
  return {
    page,
    failure: answer?.failure ?? null,
    isAsking: answer?.question !== question || after !== null,
    showMore: () => {
      if (page === undefined || page.next === null || after !== null) return;
      setAfter(page.next);
      void load(page);
    },
    reload: () => setAttempt(attempt + 1),
    replace: (member) =>
      setAnswer(
        (last) =>
          last && {
            ...last,
            page: last.page && {
              ...last.page,
              members: last.page.members.map((one) => (one.profile.id === member.profile.id ? member : one)),
            },
          },
      ),
  };
}
