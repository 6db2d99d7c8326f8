import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Clock, PencilLine, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSendingAhead, type OutboxEntry, type Rejection } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { toast } from '#ui/feedback/toast.ts';
import { changeState, describeChange } from './describe-change.ts';
import { placeToEdit } from './place-to-edit.ts';
import { fieldName } from './field-name.ts';

interface ChangeItemProps {
  readonly change: OutboxEntry;
  /** In a dialog: closes it, and the place of the correction takes the place of its history entry. */
  readonly onLeave?: () => void;
}

/** One unsent change; a refused one can be tried again, edited or given up [S6]. */
export function ChangeItem({ change, onLeave }: ChangeItemProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isParked = change.state === 'parked';

  const discard = async () => {
    setAsking(false);
    const outcome = await discardChange(replica, change);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
    else
      toast({
        title: t`Already on its way`,
        description: t`This change has been sent. Wait for the answer of the server.`,
      });
  };
  const edit = async () => {
    const place = await placeToEdit(replica, change);
    if (place === null) return toast({ title: t`It is not here any more.` });
    onLeave?.();
    await navigate(place, { replace: onLeave !== undefined });
  };

  return (
    <Card pad="sm" {...(isParked ? { borderColor: 'danger.solid' } : {})}>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere">
        {change.about}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="1">
        <chakra.span fontSize="sm" color="ink.muted">
          {describeChange(change)}
        </chakra.span>
        <Badge tone={isParked ? 'danger' : 'neutral'}>
          {isParked ? <TriangleAlert aria-hidden /> : <Clock aria-hidden />}
          {changeState(change)}
        </Badge>
      </chakra.div>
      {change.rejection ? <RejectionText rejection={change.rejection} /> : null}
      {isParked || change.attempts === 0 || isSendingAhead(change) ? (
        <chakra.div display="flex" flexWrap="wrap" gap="1" mt="3" mx="-2" mb="-1">
          {isParked ? (
            <Action onClick={() => void retryChange(replica, change)}>
              <RotateCw aria-hidden />
              {t`Retry`}
            </Action>
          ) : null}
          {isParked && change.kind !== 'delete' ? (
            <Action onClick={() => void edit()}>
              <PencilLine aria-hidden />
              {t`Edit`}
            </Action>
          ) : null}
          <Action color="danger.text" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
            {t`Discard`}
          </Action>
        </chakra.div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t`Discard this change?`}
        message={t`“${change.about}” goes back to what the server has.`}
        confirmLabel={t`Discard`}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

function Action(props: ComponentProps<typeof Button>) {
  return <Button size="sm" minH="target" tone="ghost" {...props} />;
}

/** Why the server refused, with the fields that it named. */
function RejectionText({ rejection }: { readonly rejection: Rejection }) {
  const fields = Object.entries(rejection.fields);
  return (
    <chakra.div mt="2" textStyle="small" overflowWrap="anywhere">
      <p>{rejection.message}</p>
      {fields.length > 0 ? (
        <chakra.ul mt="1" color="danger.text">
          {fields.map(([field, problem]) => (
            <li key={field}>
              {fieldName(field)}: {problem}
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
