import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { Profile } from '#domain/members/member.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { inviteToTable } from '#replica/tables/invitation-commands.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { useMembers } from '#shared/members/use-members.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Button } from '#ui/elements/button.tsx';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Members shown at most: who looks for another types more of the name. */
const SHOWN = 20;

interface InviteMemberProps {
  readonly me: MemberId;
  /** Who was asked already. */
  readonly asked: readonly MemberId[];
  readonly onClose: () => void;
}

/** Asks a member to say for themselves what they avoid (R46): of those whom one follows, or by a name. */
export function InviteMember({ me, asked, onClose }: InviteMemberProps) {
  const replica = useReplica();
  const [name, setName] = useState('');
  const { page } = useMembers(
    name.trim() === '' ? { list: 'following', of: me } : { list: 'named', name: name.trim() },
    SHOWN,
  );
  const offered = page?.members.filter(({ id }) => id !== me && !asked.includes(id)) ?? [];
  const isLooking = page === undefined || (offered.length === 0 && page.state === 'asking');
  const invite = async (member: Profile) => {
    const called = nameOf(member);
    const outcome = await inviteToTable(replica, { guest: member.id, name: called });
    if (outcome.kind !== 'saved' && outcome.kind !== 'missing') return void toastNotSaved(outcome);
    onClose();
    await toastSaved(replica, {
      title: t`${called} is among your people`,
      description: t`They are asked to say what they avoid. Until then only what you write counts.`,
    });
  };
  return (
    <Dialog open onClose={onClose} title={t`Invite a member`} placement="sheet">
      <Stack gap="4">
        <p>{t`Members can say for themselves what they avoid, and you need not keep it up to date. They are asked first, and can end it whenever they like.`}</p>
        <search>
          <SearchInput label={t`Search members by name`} placeholder={t`Name`} value={name} onValue={setName} />
        </search>
        {page?.state === 'offline' ? (
          <Notice
            tone="offline"
            title={t`You are offline`}
          >{t`These are the members that this device knows already. The others come when there is a connection.`}</Notice>
        ) : null}
        {isLooking ? (
          <LoadingState shape="rows" label={t`Looking for members...`} />
        ) : offered.length === 0 ? (
          <chakra.p color="ink.muted">
            {name.trim() === ''
              ? t`Whom you follow is listed here. Others you find by their name.`
              : t`No members found`}
          </chakra.p>
        ) : (
          <chakra.ul display="grid" gap="2">
            {offered.map((member) => (
              <MemberLine key={member.id} member={member} onInvite={() => void invite(member)} />
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Dialog>
  );
}

function MemberLine({ member, onInvite }: { readonly member: Profile; readonly onInvite: () => void }) {
  const name = nameOf(member);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="target">
      <Avatar name={name} src={avatarAddress(member)} size={44} />
      <chakra.span flex="1 1 6rem" minW="0" lineHeight="snug">
        <chakra.span display="block" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="ink.muted" lineClamp="1" overflowWrap="anywhere">
          <UsernameText name={member.username} />
        </chakra.span>
      </chakra.span>
      <Button tone="outline" size="sm" minH="target" aria-label={t`Invite ${name}`} onClick={onInvite}>
        {t`Invite`}
      </Button>
    </chakra.li>
  );
}

function nameOf({ fullName, username }: Profile): string {
  return fullName || username;
}
