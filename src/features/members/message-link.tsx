import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Profile } from '#domain/members/member.ts';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';

interface MessageLinkProps {
  readonly member: Pick<Profile, 'id' | 'fullName' | 'username'>;
  /** icon: on a card, where there is little room. */
  readonly look?: 'words' | 'icon';
}

/** Opens the one conversation with a member (R18); not there for oneself. */
export function MessageLink({ member, look = 'words' }: MessageLinkProps) {
  const current = useLive(session, []);
  if (current === undefined || current?.memberId === member.id) return null;
  const to = `/messages?with=${member.id}`;
  const label = t`Message ${member.fullName || member.username}`;
  if (look === 'icon')
    return (
      <IconButton asChild label={label} tone="card" position="relative" zIndex="1">
        <Link to={to}>
          <MessageCircle aria-hidden />
        </Link>
      </IconButton>
    );
  return (
    <LinkButton asChild tone="outline" minH="target">
      <Link to={to} aria-label={label}>
        <MessageCircle aria-hidden />
        {t`Message`}
      </Link>
    </LinkButton>
  );
}
