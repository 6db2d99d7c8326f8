import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Check, Settings2, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { chooseTable, type ChosenTable, everybody, tableInForce } from '#replica/tables/table-in-force.ts';
import { ownTables } from '#replica/tables/table-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { ActionMenu } from '#ui/overlays/action-menu.tsx';
import { MenuItem, MenuLink } from '#ui/overlays/menu-item.tsx';
import { peopleAt, tableName } from './table-name.ts';

/** Where people and tables are managed. */
const manageTablesAddress = '/taste-profile?tab=table';

/** 'Who eats?', where foods are offered: for the member alone, for a table, or for everybody whom the member named. Nothing for a visitor. */
export function TableChooser() {
  const { memberId } = useTaste();
  const table = useLive(tableInForce, []);
  if (memberId === null || table === undefined) return null;
  return (
    <ActionMenu
      label={t`Who eats?`}
      width="20rem"
      renderTrigger={(attributes) => (
        <Button tone={table === null ? 'outline' : 'soft'} size="sm" minH="target" {...attributes}>
          <Users aria-hidden />
          {table === null ? t`Who eats?` : t`For ${tableName(table)}`}
        </Button>
      )}
    >
      {(close) => <Choices chosen={table?.id ?? null} onDone={close} />}
    </ActionMenu>
  );
}

function Choices({ chosen, onDone }: { readonly chosen: ChosenTable | null; readonly onDone: () => void }) {
  const replica = useReplica();
  const own = useLive(ownTables, []);
  const choose = (id: ChosenTable | null) => {
    onDone();
    void chooseTable(replica, id);
  };
  const choice = (id: ChosenTable | null, icon: ReactNode, name: string, more: string) => (
    <li key={id ?? 'alone'}>
      <MenuItem aria-pressed={chosen === id} onClick={() => choose(id)}>
        {chosen === id ? <Check aria-hidden /> : icon}
        <chakra.span minW="0" overflowWrap="anywhere">
          <bdi>{name}</bdi>
          {more === '' ? null : (
            <chakra.span display="block" textStyle="small" color="ink.muted" fontWeight="normal">
              {more}
            </chakra.span>
          )}
        </chakra.span>
      </MenuItem>
    </li>
  );
  const filled = (own?.tables ?? []).filter(({ people }) => people.length > 0);
  return (
    <>
      <chakra.ul display="grid">
        {choice(null, <UserRound aria-hidden />, t`Only you`, '')}
        {filled.map((table) => choice(table.id, <Users aria-hidden />, table.name, peopleAt(table)))}
        {own === undefined || own.people.length === 0
          ? null
          : choice(everybody, <Users aria-hidden />, t`Everybody`, peopleAt(own))}
      </chakra.ul>
      <chakra.div borderTopWidth="1px" borderColor="line.quiet" mt="1" pt="1">
        <MenuLink asChild>
          <Link to={manageTablesAddress} onClick={onDone}>
            <Settings2 aria-hidden />
            {own?.people.length === 0 ? t`Add the people you eat with` : t`People and tables`}
          </Link>
        </MenuLink>
      </chakra.div>
    </>
  );
}
