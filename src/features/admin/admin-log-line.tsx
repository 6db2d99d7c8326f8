import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { type AdminAction, actionSentence } from '#domain/administration/admin-action.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { TextLink } from '#ui/layout/text-link.tsx';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }));

interface AdminLogLineProps {
  readonly action: AdminAction;
  readonly members: ReadonlyMap<MemberId, Profile>;
}

/** One line of the log: who did what to whom or what, why, and when. */
export function AdminLogLine({ action, members }: AdminLogLineProps) {
  const { actor, note, at } = action;
  const who = actor === null ? null : members.get(actor);
  return (
    <chakra.div pb="4" borderBottomWidth="1px" borderColor="line.quiet" overflowWrap="anywhere">
      <p>
        <chakra.span fontWeight="semibold">
          {actor === null ? (
            t`The operator`
          ) : who ? (
            <MemberLink username={who.username}>{nameOf(who)}</MemberLink>
          ) : (
            t`Someone who has left`
          )}
        </chakra.span>
        {` ${actionSentence(action)}`}
        <Subject action={action} members={members} />
      </p>
      {note === '' ? null : (
        <chakra.p dir="auto" textStyle="small" whiteSpace="pre-line" mt="1">
          {note}
        </chakra.p>
      )}
      <chakra.p textStyle="small" color="ink.muted" mt="0.5">
        <time dateTime={new Date(at).toISOString()}>{moment().format(at)}</time>
      </chakra.p>
    </chakra.div>
  );
}

function Subject({ action: { kind, subject, name }, members }: AdminLogLineProps) {
  if (kind === 'food' && subject !== '')
    return (
      <>
        :{' '}
        <TextLink asChild>
          <Link to={`/food/${subject}`}>{name || t`open it`}</Link>
        </TextLink>
      </>
    );
  if (kind !== 'member')
    return name === '' ? null : (
      <>
        : <bdi>{name}</bdi>
      </>
    );
  const member = members.get(subject as MemberId);
  return (
    <>: {member ? <MemberLink username={member.username}>{nameOf(member)}</MemberLink> : t`someone who has left`}</>
  );
}

function nameOf({ fullName, username }: Profile) {
  return <bdi>{fullName || username}</bdi>;
}
