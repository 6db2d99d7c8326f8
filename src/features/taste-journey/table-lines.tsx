import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TablePerson } from '#domain/tables/table-person.ts';
import { peopleAt } from '#food-views/tables/table-name.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { removePerson, removeTable } from '#replica/tables/table-commands.ts';
import type { TableWithPeople } from '#replica/tables/table-queries.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ActionMenu } from '#ui/overlays/action-menu.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';

/** Somebody who eats with the member, and what they avoid. */
export function PersonLine({ person, onEdit }: { readonly person: TablePerson; readonly onEdit: () => void }) {
  const replica = useReplica();
  const remove = async () => {
    const outcome = await removePerson(replica, { id: person.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      await toastSaved(replica, {
        title: t`Person removed`,
        description: person.name,
        action: undoDeletion(outcome.undo),
      });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  const avoids = [...person.allergens.map(wordFor), ...person.dietaryRestrictions.map(dietWord)].join(', ');
  const dislikes = person.dislikes.map(wordFor).join(', ');
  return (
    <Line name={person.name} onEdit={onEdit} onRemove={() => void remove()}>
      {avoids === '' ? null : <Said label={t`Avoids`}>{avoids}</Said>}
      {dislikes === '' ? null : <Said label={t`Does not like`}>{dislikes}</Said>}
      {avoids === '' && dislikes === '' ? <Said>{t`Nothing said`}</Said> : null}
    </Line>
  );
}

/** A table and who sits at it. */
export function TableRow({ table, onEdit }: { readonly table: TableWithPeople; readonly onEdit: () => void }) {
  const replica = useReplica();
  const remove = async () => {
    const outcome = await removeTable(replica, { id: table.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      await toastSaved(replica, {
        title: t`Table removed`,
        description: table.name,
        action: undoDeletion(outcome.undo),
      });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <Line name={table.name} onEdit={onEdit} onRemove={() => void remove()}>
      <Said>{table.people.length === 0 ? t`Nobody sits at it` : peopleAt(table)}</Said>
    </Line>
  );
}

interface LineProps {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Line({ name, onEdit, onRemove, children }: LineProps) {
  return (
    <Card as="li" pad="sm" display="flex" alignItems="flex-start" gap="3">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          <bdi>{name}</bdi>
        </chakra.p>
        {children}
      </chakra.div>
      <ActionMenu
        label={t`What to do with ${name}`}
        renderTrigger={(attributes) => (
          <IconButton label={t`More about ${name}`} {...attributes}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      >
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
            <MenuItem
              tone="danger"
              onClick={() => {
                close();
                onRemove();
              }}
            >
              <Trash2 aria-hidden />
              {t`Remove`}
            </MenuItem>
          </>
        )}
      </ActionMenu>
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
