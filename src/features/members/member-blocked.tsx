import { t } from '@lingui/core/macro';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { blockedName, useUnblock } from '#shared/members/use-unblock.ts';
import type { BlockedMember } from '#replica/members/block-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';

interface MemberBlockedProps {
  readonly member: BlockedMember;
  /** What can be done about the member besides. */
  readonly actions: ReactNode;
  readonly onUnblocked: () => void;
}

/** The page of a member whom the reader has blocked (R38). Known from the block itself, so that it is said offline too. */
export function MemberBlocked({ member, actions, onUnblocked }: MemberBlockedProps) {
  const unblock = useUnblock();
  const name = blockedName(member.name);
  const onUnblock = async () => {
    if (await unblock(member)) onUnblocked();
  };
  return (
    <Page documentTitle={t`${name} · Foretaste`}>
      <EmptyState
        icon={Ban}
        headingLevel="h1"
        title={t`You blocked ${name}`}
        description={t`Neither of you sees what the other shares, and neither can follow, write to or notify the other. Nobody is told.`}
        action={
          <Row gap="2" justifyContent="center">
            <Button onClick={() => void onUnblock()}>{t`Unblock`}</Button>
            {actions}
          </Row>
        }
      />
    </Page>
  );
}
