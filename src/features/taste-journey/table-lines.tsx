import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Pencil, Trash2, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { peopleAt } from '#food-views/tables/table-name.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { HELD_FOR_UNDO, type Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { takeBackInvitation } from '#replica/tables/invitation-commands.ts';
import { removePerson, removeTable } from '#replica/tables/table-commands.ts';
import type { OwnPerson, TableWithPeople } from '#replica/tables/table-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Card } from '#ui/layout/card.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';

/** Somebody who eats with the member, what they avoid, and who says so. */
export function PersonLine({ person, onEdit }: { readonly person: OwnPerson; readonly onEdit: () => void }) {
  const avoids = person.allergens.map(wordFor).join(', ');
  const diets = person.dietaryRestrictions.map(dietWord).join(', ');
  const dislikes = person.dislikes.map(wordFor).join(', ');
  return (
    <Line
      name={person.name}
      removed={t`Person removed`}
      onEdit={onEdit}
      onRemove={(replica) => removePerson(replica, { id: person.id, heldFor: HELD_FOR_UNDO })}
      renderMore={person.invitation === null ? null : (close) => <TakeBack person={person} onDone={close} />}
    >
      {avoids === '' ? null : <Said label={t`Avoids`}>{avoids}</Said>}
      {diets === '' ? null : <Said label={t`Diet`}>{diets}</Said>}
      {dislikes === '' ? null : <Said label={t`Does not like`}>{dislikes}</Said>}
      {avoids === '' && diets === '' && dislikes === '' ? <Said>{t`Nothing said`}</Said> : null}
      <WhoSays person={person} />
    </Line>
  );
}

/** Whether the person says for themselves what they avoid. */
function WhoSays({ person: { standing, invitation } }: { readonly person: OwnPerson }) {
  // The server's word comes a moment after the answer.
  if (standing === 'joined' || invitation?.answer === 'accepted')
    return <Said>{t`They say for themselves what they avoid. It is always as they have it now.`}</Said>;
  if (standing === 'left')
    return <Said>{t`They do not say any more what they avoid: only what you wrote counts. Ask them.`}</Said>;
  if (invitation?.answer === 'declined')
    return <Said>{t`They do not want to say here what they avoid: only what you wrote counts.`}</Said>;
  return invitation === null ? null : (
    <Said>{t`Asked to say for themselves what they avoid. There is no answer yet: only what you wrote counts.`}</Said>
  );
}

/** Ends the question, whatever was answered. */
function TakeBack({ person, onDone }: { readonly person: OwnPerson; readonly onDone: () => void }) {
  const replica = useReplica();
  const { invitation, name } = person;
  if (invitation === null) return null;
  const end = async () => {
    onDone();
    const outcome = await takeBackInvitation(replica, { id: invitation.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      await toastSaved(replica, {
        title: t`From now on only what you wrote counts`,
        description: name,
        action: undoDeletion(outcome.undo),
      });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <MenuItem onClick={() => void end()}>
      <UserX aria-hidden />
      {invitation.answer === 'accepted' ? t`Go by my words alone` : t`Ask no more`}
    </MenuItem>
  );
}

/** A table and who sits at it. */
export function TableRow({ table, onEdit }: { readonly table: TableWithPeople; readonly onEdit: () => void }) {
  return (
    <Line
      name={table.name}
      removed={t`Table removed`}
      onEdit={onEdit}
      onRemove={(replica) => removeTable(replica, { id: table.id, heldFor: HELD_FOR_UNDO })}
    >
      <Said>{table.people.length === 0 ? t`Nobody sits at it` : peopleAt(table)}</Said>
    </Line>
  );
}

interface LineProps {
  readonly name: string;
  /** What is said once it is removed. */
  readonly removed: string;
  readonly onEdit: () => void;
  readonly onRemove: (replica: Replica) => Promise<WriteOutcome<Undoable>>;
  /** What else can be done. */
  readonly renderMore?: ((close: () => void) => ReactNode) | null;
  readonly children: ReactNode;
}

function Line({ name, removed, onEdit, onRemove, renderMore = null, children }: LineProps) {
  const replica = useReplica();
  const remove = async () => {
    const outcome = await onRemove(replica);
    if (outcome.kind === 'saved')
      await toastSaved(replica, { title: removed, description: name, action: undoDeletion(outcome.undo) });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <Card as="li" pad="sm" display="flex" alignItems="flex-start" gap="3">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          <bdi>{name}</bdi>
        </chakra.p>
        {children}
      </chakra.div>
      <MoreMenu label={t`What to do with ${name}`} buttonLabel={t`More about ${name}`}>
        {(close) => (
          <>
            <MenuItem
              onClick={() => {
                close();
                onEdit();
              }}
            >
              <Pencil aria-hidden />
              {t`Edit`}
            </MenuItem>
            {renderMore?.(close)}
            <MenuItem
              tone="danger"
              onClick={() => {
                close();
                void remove();
              }}
            >
              <Trash2 aria-hidden />
              {t`Remove`}
            </MenuItem>
          </>
        )}
      </MoreMenu>
    </Card>
  );
}

function Said({ label, children }: { readonly label?: string; readonly children: string }) {
  return (
    <chakra.p textStyle="small" color="ink.muted">
      {label === undefined ? null : <b>{label}: </b>}
      {children}
    </chakra.p>
  );
}
