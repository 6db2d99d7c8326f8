import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AdminAction, actionSentence } from '#domain/administration/admin-action.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { Button } from '#ui/elements/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { useTakeBackFoods } from './use-take-back-foods.ts';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }));

interface AdminLogLineProps {
  readonly action: AdminAction;
  readonly members: ReadonlyMap<MemberId, Profile>;
  /** Its foods are in the catalogue still, as far as the log says. */
  readonly mayTakeBack: boolean;
}

/** One line of the log: who did what to whom or what, why, and when. */
export function AdminLogLine({ action, members, mayTakeBack }: AdminLogLineProps) {
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
      {mayTakeBack ? <TakeBack action={action} /> : null}
    </chakra.div>
  );
}

function TakeBack({ action: { id, name } }: Pick<AdminLogLineProps, 'action'>) {
  const takeBack = useTakeBackFoods();
  const [state, setState] = useState<'idle' | 'asking' | 'running'>('idle');
  const run = async () => {
    setState('running');
    await takeBack(id);
    setState('idle');
  };
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        minH="target"
        mt="2"
        disabled={state === 'running'}
        aria-busy={state === 'running'}
        onClick={() => setState('asking')}
      >
        <Undo2 aria-hidden />
        {t`Take the foods back`}
      </Button>
      <ConfirmDialog
        open={state === 'asking'}
        title={t`Take these ${wordFor(name)} foods back?`}
        message={t`They leave the catalogue. Those to which members have put anything meanwhile, such as a review, a photo or a bookmark, stay, and so do those that were changed.`}
        confirmLabel={t`Take the foods back`}
        onConfirm={() => void run()}
        onCancel={() => setState('idle')}
      />
    </>
  );
}

function Subject({ action: { kind, subject, name }, members }: Omit<AdminLogLineProps, 'mayTakeBack'>) {
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
        : <bdi>{kind === 'cuisine' || kind === 'addition' ? wordFor(name) : name}</bdi>
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
