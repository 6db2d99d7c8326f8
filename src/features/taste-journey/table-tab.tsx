import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { UserCheck, Plus, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tableLimits } from '#domain/values/table-limits.ts';
import type { TablePerson } from '#domain/tables/table-person.ts';
import type { DinnerTableId, TablePersonId } from '#domain/values/ids/ids.ts';
import { TableChooser } from '#food-views/tables/table-chooser.tsx';
import { figure } from '#languages/figure.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useCloseWhenGone } from '#shared/forms/use-close-when-gone.ts';
import { session } from '#replica/session/session.ts';
import {
  type OwnPerson,
  ownTables,
  personToEdit,
  tableToEdit,
  type TableWithPeople,
} from '#replica/tables/table-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskedOfMe } from './asked-of-me.tsx';
import { InviteMember } from './invite-member.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonLine, TableRow } from './table-lines.tsx';
import { TableForm } from './table-form.tsx';

/** What is open: somebody or a table to edit, or null for a new one; or the members who can be invited. */
type Opened =
  | { readonly person: TablePerson | null }
  | { readonly table: TableWithPeople | null }
  | { readonly isInviting: true };

/** The people whom the member eats with, and the tables at which they sit (R46). `?person=…` and `?table=…` open what the server refused [S6]. */
export function TableTab() {
  const own = useLive(ownTables, []);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (own === undefined) return <LoadingState shape="rows" label={t`Opening your tables...`} />;
  const { people, tables } = own;
  const isFull = people.length >= tableLimits.people;
  const addPerson = <AddPerson isFull={isFull} onOpen={setOpened} />;
  return (
    <Stack gap="8" maxW="form">
      <chakra.p color="ink.muted">
        {t`Only you see who eats with you. It is kept with your account on this server, to be there on your other devices. Write no more about others than you need, and ask them first.`}
      </chakra.p>
      <AskedOfMe />
      {people.length === 0 ? (
        <EmptyState
          icon={Users}
          title={t`Nobody at your table yet`}
          description={t`Add the people you eat with and what they avoid, or invite members to say it themselves. Then foods can be offered for all of you. It works without a connection, too.`}
          action={addPerson}
        />
      ) : (
        <>
          <Part
            id="table-people"
            heading={t`People`}
            action={addPerson}
            full={isFull ? t`You have ${figure(tableLimits.people)} people. Remove one to add another.` : ''}
          >
            {people.map((person) => (
              <PersonLine key={person.id} person={person} onEdit={() => setOpened({ person })} />
            ))}
          </Part>
          <TablesPart tables={tables} onOpen={(table) => setOpened({ table })} />
        </>
      )}
      {opened === null ? null : <OpenedForm opened={opened} people={people} onClose={() => setOpened(null)} />}
      <Asked people={people} />
    </Stack>
  );
}

/** The two ways to somebody at the table: a member is asked, everybody else is noted. */
function AddPerson({ isFull, onOpen }: { readonly isFull: boolean; readonly onOpen: (opened: Opened) => void }) {
  return (
    <Row gap="2">
      <Button tone="outline" disabled={isFull} onClick={() => onOpen({ isInviting: true })}>
        <UserCheck aria-hidden />
        {t`Invite a member`}
      </Button>
      <Button disabled={isFull} onClick={() => onOpen({ person: null })}>
        <UserPlus aria-hidden />
        {t`Add a person`}
      </Button>
    </Row>
  );
}

interface TablesPartProps {
  readonly tables: readonly TableWithPeople[];
  /** null: a new one. */
  readonly onOpen: (table: TableWithPeople | null) => void;
}

function TablesPart({ tables, onOpen }: TablesPartProps) {
  const isFull = tables.length >= tableLimits.tables;
  return (
    <Part
      id="table-tables"
      heading={t`Tables`}
      action={
        <Row gap="2">
          <TableChooser />
          <Button tone="outline" disabled={isFull} onClick={() => onOpen(null)}>
            <Plus aria-hidden />
            {t`New table`}
          </Button>
        </Row>
      }
      full={isFull ? t`You have ${figure(tableLimits.tables)} tables. Remove one to make another.` : ''}
    >
      {tables.length === 0 ? (
        <chakra.li color="ink.muted" py="2">
          {t`A table is some of your people, such as a household or an evening. Everybody together is one already.`}
        </chakra.li>
      ) : (
        tables.map((table) => <TableRow key={table.id} table={table} onEdit={() => onOpen(table)} />)
      )}
    </Part>
  );
}

interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly action: ReactNode;
  /** Why nothing more can be added; '' where it can. */
  readonly full: string;
  readonly children: ReactNode;
}

function Part({ id, heading, action, full, children }: PartProps) {
  return (
    <chakra.section aria-labelledby={id}>
      <Row justifyContent="space-between" gap="3" mb="3">
        <Heading id={id} as="h2" size="small">
          {heading}
        </Heading>
        {action}
      </Row>
      {full === '' ? null : (
        <chakra.p color="ink.muted" mb="3">
          {full}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.ul>
    </chakra.section>
  );
}

interface OpenedFormProps {
  readonly opened: Opened;
  readonly people: readonly OwnPerson[];
  readonly onClose: () => void;
}

function OpenedForm({ opened, people, onClose }: OpenedFormProps) {
  const member = useLive(session, []);
  if ('isInviting' in opened) {
    const asked = people.flatMap(({ invitation }) => (invitation === null ? [] : [invitation.guest]));
    return member ? <InviteMember me={member.memberId} asked={asked} onClose={onClose} /> : null;
  }
  return 'person' in opened ? (
    <PersonForm person={opened.person} onClose={onClose} />
  ) : (
    <TableForm table={opened.table} people={people} onClose={onClose} />
  );
}

/** What is asked for by the address, once it is read; where it is gone, that is said. */
function Asked({ people }: { readonly people: readonly OwnPerson[] }) {
  const [params, setParams] = useSearchParams();
  const [person, table] = [params.get('person'), params.get('table')];
  const found = useLive(
    async (replica): Promise<Opened | 'gone' | null> => {
      if (person !== null) {
        const there = await personToEdit(replica, person as TablePersonId);
        return there === null ? 'gone' : { person: there };
      }
      if (table === null) return null;
      const there = await tableToEdit(replica, table as DinnerTableId);
      return there === null ? 'gone' : { table: there };
    },
    [person, table],
  );
  const close = () => setParams({ tab: 'table' }, { replace: true, preventScrollReset: true });
  useCloseWhenGone(found === 'gone', { title: t`This is not there any more`, onClose: close });
  if (found === undefined || found === null || found === 'gone') return null;
  return <OpenedForm key={person ?? table} opened={found} people={people} onClose={close} />;
}
