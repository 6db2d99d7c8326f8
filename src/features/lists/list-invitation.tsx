import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListMember } from '#domain/lists/list-member.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { joinList } from '#replica/lists/maker-commands.ts';
import { isJoiningRefused } from '#replica/lists/maker-queries.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { session } from '#replica/session/session.ts';
import { SignInFirst } from '#shared/members/sign-in-first.tsx';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { endPartWithUndo } from './end-part-with-undo.ts';

interface ListInvitationProps {
  readonly id: FoodListId;
  /** The invitation that is here; null: the reader has a link. */
  readonly part: ListMember | null;
  /** Of the link; null: there is none. */
  readonly secret: string | null;
}

/** In place of a list that the reader is asked to make with its owner (R46): who asks, what it means, yes or no. It works without a connection. */
export function ListInvitation({ id, part, secret }: ListInvitationProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const current = useLive(session, []);
  const isRefused = useLive((from) => isJoiningRefused(from, id), [id]) ?? false;
  const ownerId = part?.ownerId ?? null;
  const owner = useLive((from) => (ownerId === null ? Promise.resolve(null) : profileOf(from, ownerId)), [ownerId]);
  if (current === undefined) return null;
  if (current === null)
    return (
      <SignInFirst
        documentTitle={t`List · Foretaste`}
        title={t`You are invited to make a list together`}
        description={t`Please sign in, or join, to take part. The link stays as it is meanwhile.`}
      />
    );
  const who = owner?.fullName || owner?.username || t`A member`;
  const name = part?.listName || t`A list to make together`;
  const accept = async () => {
    const outcome = await joinList(replica, { list: id, secret });
    if (outcome.kind === 'saved') await toastSaved(replica, { title: t`You take part in this list` });
    else toastNotSaved(outcome);
  };
  const decline = async () => {
    if (part === null) return;
    if (await endPartWithUndo(replica, { part, name, title: t`Invitation declined` }))
      void navigate('/lists', { replace: true });
  };
  return (
    <Page documentTitle={t`List · Foretaste`}>
      <EmptyState
        icon={Users}
        headingLevel="h1"
        title={isRefused && part === null ? t`This invitation does not work any more` : name}
        description={
          isRefused && part === null
            ? t`It was renewed or ended. Whoever sent it to you can send a new one.`
            : part === null
              ? t`You were sent a link to make this list together.`
              : t`${who} invites you to make this list together.`
        }
        action={
          isRefused && part === null ? (
            <LinkButton asChild>
              <Link to="/lists">{t`Your lists`}</Link>
            </LinkButton>
          ) : (
            <chakra.div maxW="form">
              <Row justifyContent="center">
                <Button onClick={() => void accept()}>{t`Take part`}</Button>
                {part === null ? (
                  <LinkButton asChild tone="outline">
                    <Link to="/lists">{t`Not now`}</Link>
                  </LinkButton>
                ) : (
                  <Button tone="outline" onClick={() => void decline()}>{t`Decline`}</Button>
                )}
              </Row>
              <chakra.p mt="4" textStyle="small" color="ink.muted">
                {t`You can put foods on it, order them, take them off and write notes. Who makes the list sees your name; other readers see the foods alone. You can leave at any time.`}
              </chakra.p>
            </chakra.div>
          )
        }
      />
    </Page>
  );
}
