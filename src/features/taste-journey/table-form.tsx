import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { TablePerson } from '#domain/tables/table-person.ts';
import type { TablePersonId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { saveTable } from '#replica/tables/table-commands.ts';
import type { TableWithPeople } from '#replica/tables/table-queries.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { ToggleChip } from '#ui/elements/toggle-chip.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { nameProblem } from './person-problems.ts';

interface TableFormProps {
  /** null: a new one. */
  readonly table: TableWithPeople | null;
  readonly people: readonly TablePerson[];
  readonly onClose: () => void;
}

/** How a table is called and who sits at it. What was typed outlives a form that was closed. */
export function TableForm({ table, people, onClose }: TableFormProps) {
  const replica = useReplica();
  const [before] = useState<readonly TablePersonId[]>(() => table?.people.map(({ id }) => id) ?? []);
  const [start] = useState(() => ({ name: table?.name ?? '', people: before.join(' ') }));
  const memory = useFormMemory<typeof start>(`table/${table?.id ?? 'new'}`, start);
  const [isChecked, setChecked] = useState(false);
  const peopleId = useId();
  const chosen = new Set(memory.words.people.split(' '));
  const seated = people.map(({ id }) => id).filter((id) => chosen.has(id));
  const problem = nameProblem(memory.words.name);
  const toggle = (id: TablePersonId, isOn: boolean) =>
    memory.write({ people: (isOn ? [...seated, id] : seated.filter((one) => one !== id)).join(' ') });

  const save = async () => {
    setChecked(true);
    if (problem !== undefined) return;
    const { name } = memory.words;
    const outcome = await saveTable(replica, { id: table?.id ?? null, name, before, people: seated });
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    memory.forget();
    onClose();
    await toastSaved(replica, { title: t`Table saved`, description: name.trim() });
  };
  return (
    <FormSheet title={table === null ? t`New table` : t`Edit table`} onSave={save} onClose={onClose}>
      <TextField
        label={t`Name`}
        name="name"
        dir="auto"
        required
        autoComplete="off"
        hint={t`Such as ‘Family’ or ‘Friday’.`}
        value={memory.words.name}
        error={isChecked ? problem : undefined}
        onValue={(name) => memory.write({ name })}
      />
      <div>
        <chakra.p id={peopleId} textStyle="label" mb="2">
          {t`Who sits at it, beside you`}
        </chakra.p>
        <chakra.div role="group" aria-labelledby={peopleId} display="flex" flexWrap="wrap" gap="2">
          {people.map(({ id, name }) => (
            <ToggleChip key={id} label={name} pressed={seated.includes(id)} onToggle={(isOn) => toggle(id, isOn)} />
          ))}
        </chakra.div>
      </div>
    </FormSheet>
  );
}
