import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { useTableRule } from '#food-views/taste/taste-context.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { chooseTable, tableInForce } from '#replica/tables/table-in-force.ts';
import { tasteAtTable } from '#replica/taste/taste-at-table.ts';
import { Button } from '#ui/elements/button.tsx';
import { peopleAt, tableName } from './table-name.ts';

/** Above every screen while this device offers for a table: for whom, and the way to end it. With it comes what a table adds to what is offered. */
export function TableBar() {
  const replica = useReplica();
  useEffect(() => useTableRule.setState({ atTable: tasteAtTable }), []);
  const table = useLive(tableInForce, []) ?? null;
  if (table === null) return null;
  return (
    <chakra.section
      aria-label={t`For your table`}
      bg="herb.soft"
      color="herb.text"
      borderBottomWidth="1px"
      borderColor="transparent"
    >
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py="1"
        minH="target"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
      >
        <chakra.span aria-hidden flexShrink="0">
          <Users size={20} />
        </chakra.span>
        <chakra.p flex="1 1 7.5rem" minW="0" fontSize="sm" overflowWrap="anywhere">
          <b>{t`For your table: ${tableName(table)}`}</b>
          {' · '}
          <bdi>{t`You, ${peopleAt(table)}`}</bdi>
        </chakra.p>
        <Button tone="ghost" size="sm" minH="target" onClick={() => void chooseTable(replica, null)}>
          {t`End it`}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
