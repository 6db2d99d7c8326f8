import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoodList } from '#domain/lists/food-list.ts';
import { makerLimits } from '#domain/values/list-limits.ts';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import type { Profile } from '#domain/members/member.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { inviteToList } from '#replica/lists/maker-commands.ts';
import type { Maker } from '#replica/lists/maker-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Button } from '#ui/elements/button.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { endPartWithUndo } from './end-part-with-undo.ts';
import { ListLinkPart } from './list-link-part.tsx';
import { nameOfMaker } from './maker-words.ts';

/** Draws the members that answer a question, each as it is told; what stands where there is nobody. */
export type RenderMembers = (
  question: MemberQuestion,
  draw: { readonly member: (member: Profile) => ReactNode; readonly empty: ReactNode },
) => ReactNode;

/** Characters of a name that is searched for. */
const longestName = 60;

interface MakersSheetProps {
  readonly list: FoodList;
  readonly makers: readonly Maker[];
  readonly isOwn: boolean;
  readonly renderMembers: RenderMembers;
  readonly onClose: () => void;
}

/** Who makes a list. Its owner invites and takes out, by name or by a link; who makes it with the owner can leave. */
export function MakersSheet({ list, makers, isOwn, renderMembers, onClose }: MakersSheetProps) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  // A sheet has a history entry of its own, in whose place the page comes.
  const leave = () => void navigate('/lists', { replace: !isWide });
  return (
    <Dialog open onClose={onClose} title={t`Who makes this list`} placement="sheet">
      <Stack gap="6">
        <chakra.ul>
          {makers.map((maker) => (
            <li key={maker.memberId}>
              <MakerRow list={list} maker={maker} isOwn={isOwn} onLeft={leave} />
            </li>
          ))}
        </chakra.ul>
        {isOwn && !list.isHidden ? (
          <>
            <Invite list={list} makers={makers} renderMembers={renderMembers} />
            <ListLinkPart list={list} />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

interface MakerRowProps {
  readonly list: FoodList;
  readonly maker: Maker;
  readonly isOwn: boolean;
  readonly onLeft: () => void;
}

function MakerRow({ list, maker, isOwn, onLeft }: MakerRowProps) {
  const replica = useReplica();
  const name = nameOfMaker(maker);
  const words = maker.isMe
    ? {
        owner: t({ context: 'you', message: 'made the list' }),
        joined: t({ context: 'you', message: 'take part' }),
        invited: t({ context: 'you', message: 'are invited' }),
      }
    : { owner: t`made the list`, joined: t`takes part`, invited: t`is invited` };
  const isInvited = maker.role === 'invited';
  const end = () =>
    endPartWithUndo(replica, {
      part: { listId: list.id, memberId: maker.memberId },
      name,
      title: isInvited ? t`Invitation taken back` : t`Taken out of the list`,
    });
  const leave = async () => {
    const part = { listId: list.id, memberId: maker.memberId };
    if (await endPartWithUndo(replica, { part, name: list.name, title: t`You have left the list` })) onLeft();
  };
  return (
    <MemberRow
      profile={maker.profile}
      name={name}
      words={words[maker.role]}
      action={
        isOwn && maker.role !== 'owner' ? (
          <IconButton
            label={isInvited ? t`Take back the invitation of ${name}` : t`Take ${name} out of the list`}
            onClick={() => void end()}
          >
            <X aria-hidden />
          </IconButton>
        ) : maker.isMe && maker.role === 'joined' ? (
          <Button tone="outline" size="sm" minH="target" onClick={() => void leave()}>{t`Leave the list`}</Button>
        ) : null
      }
    />
  );
}

interface MemberRowProps {
  readonly profile: Profile | null;
  readonly name: string;
  readonly words: string;
  readonly action: ReactNode;
}

function MemberRow({ profile, name, words, action }: MemberRowProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH="14">
      <Avatar name={profile?.fullName || name} src={profile === null ? null : avatarAddress(profile)} size={40} />
      <chakra.span flex="1 1 6rem" minW="0" lineHeight="snug" overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="semibold" lineClamp="2">
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span display="block" fontSize="sm" color="ink.muted" lineClamp="1">
          {words}
        </chakra.span>
      </chakra.span>
      {action}
    </chakra.div>
  );
}

/** By name, and before anything is typed whom the owner follows. */
function Invite({ list, makers, renderMembers }: Pick<MakersSheetProps, 'list' | 'makers' | 'renderMembers'>) {
  const replica = useReplica();
  const [text, setText] = useState('');
  const isFull = makers.length > makerLimits.members;
  const name = text.trim();
  const invite = async (member: Profile) => {
    toastNotSaved(await inviteToList(replica, { list: list.id, member: member.id }));
  };
  const member = (profile: Profile) => {
    const called = profile.fullName || profile.username;
    const there = makers.find(({ memberId }) => memberId === profile.id);
    return (
      <MemberRow
        profile={profile}
        name={called}
        words={`@${profile.username}`}
        action={
          there === undefined ? (
            <Button
              tone="outline"
              size="sm"
              minH="target"
              aria-label={t`Invite ${called}`}
              onClick={() => void invite(profile)}
            >{t`Invite`}</Button>
          ) : (
            <chakra.span fontSize="sm" color="ink.muted">
              {there.role === 'invited' ? t`Invited` : t`Takes part`}
            </chakra.span>
          )
        }
      />
    );
  };
  const nobody = (
    <chakra.p color="ink.muted">
      {name === ''
        ? t`Whom you follow appears here. Everybody else is found by name.`
        : t`Nobody here goes by “${name}”.`}
    </chakra.p>
  );
  return (
    <chakra.section aria-labelledby="invite-members">
      <Heading id="invite-members" as="h3" size="card" mb="2">{t`Invite members`}</Heading>
      {isFull ? (
        <chakra.p color="ink.muted">{t`${figure(makerLimits.members)} members can make a list with you. Take one out to invite another.`}</chakra.p>
      ) : (
        <Stack gap="3">
          <SearchInput
            label={t`Search members`}
            placeholder={t`Search members by name`}
            maxLength={longestName}
            value={text}
            onValue={setText}
          />
          {renderMembers(name === '' ? { list: 'following', of: list.ownerId } : { list: 'named', name }, {
            member,
            empty: nobody,
          })}
        </Stack>
      )}
    </chakra.section>
  );
}
