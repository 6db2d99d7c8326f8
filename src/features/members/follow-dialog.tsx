import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import type { Profile } from '#domain/members/member.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MemberList } from './member-list.tsx';
import { MemberRow } from './member-row.tsx';

interface FollowDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: Pick<Profile, 'id' | 'fullName' | 'username'>;
  readonly list: 'followers' | 'following';
}

/** Members at first, and with each Load More. */
const AT_ONCE = 20;

/** Who follows a member, or whom the member follows, the latest first. */
export function FollowDialog({ open, onClose, member, list }: FollowDialogProps) {
  const name = member.fullName || member.username;
  const words =
    list === 'followers'
      ? { title: t`Followers`, nobody: t`No followers yet`, reason: t`Whoever follows ${name} is listed here.` }
      : {
          title: t`Following`,
          nobody: t`Following nobody yet`,
          reason: t`The members whom ${name} follows are listed here.`,
        };
  return (
    <Dialog open={open} onClose={onClose} title={words.title} placement="sheet">
      <MemberList
        question={{ list, of: member.id }}
        pageSize={AT_ONCE}
        layout="rows"
        renderMember={(one) => <MemberRow member={one} onLeave={onClose} />}
        skeleton={<Skeleton height="target" />}
        empty={<EmptyState icon={Users} headingLevel="h3" title={words.nobody} description={words.reason} />}
      />
    </Dialog>
  );
}
