import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { MemberCard } from './member-card.tsx';
import { MemberCardSkeleton } from './member-card-skeleton.tsx';
import { MemberList } from './member-list.tsx';
import { membersAtOnce } from './members-at-once.ts';
import { useEffect, useState } from 'react';

/** Typing pauses so long, in milliseconds, before the server is asked. */
const PAUSE = 250;

/** The members whom a name belongs to: at once those on this device, then those whom the server knows. */
export function FoundMembers({ name }: { readonly name: string }) {
  const asked = useSettled(name, PAUSE);
  const isWide = useIsWide();
  return (
    <>
      <VisuallyHidden as="h2">{t`Members found`}</VisuallyHidden>
      <MemberList
        question={{ list: 'named', name: asked }}
        pageSize={membersAtOnce(isWide)}
        renderMember={(member) => <MemberCard member={member} />}
        skeleton={<MemberCardSkeleton />}
        empty={
          <EmptyState
            icon={SearchX}
            title={t`No members found`}
            description={t`Nobody here goes by “${asked}”. Try another spelling, or a shorter part of the name.`}
          />
        }
      />
    </>
  );
}

/** The value once it has stood still for so many milliseconds: what is typed, without every letter of it. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
