import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { type KeptListLine, keptLists } from '#replica/lists/kept-list-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ListCard } from './list-card.tsx';
import { takeAwayList } from './take-away-list.ts';

/** The lists of others that the member keeps; nothing where there are none. */
export function KeptLists() {
  const kept = useLive(keptLists, []);
  if (kept === undefined || kept.length === 0) return null;
  return (
    <chakra.section aria-labelledby="kept-lists">
      <Heading id="kept-lists" as="h2" mb="4">
        {t`Kept lists`}
      </Heading>
      <VirtualGrid items={kept} keyOf={({ listId }) => listId} render={(line) => <KeptListCard line={line} />} />
    </chakra.section>
  );
}

function KeptListCard({ line }: { readonly line: KeptListLine }) {
  if (line.kind !== 'here') return <AbsentList line={line} />;
  const name = line.owner?.fullName || line.owner?.username || t`A member`;
  return <ListCard list={line.list} by={name} />;
}

/** In place of a kept list that cannot be read here: it says why, and can be taken away where it does not come again by itself. */
function AbsentList({ line }: { readonly line: Exclude<KeptListLine, { kind: 'here' }> }) {
  const replica = useReplica();
  const name = line.name || t`A list that you kept`;
  return (
    <Card as="article" pad="sm" height="full" display="flex" flexDirection="column" gap="1">
      <Heading as="h3" size="card" lineClamp="2" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Heading>
      <chakra.p color="ink.muted" fontSize="sm">
        {whyAbsent(line.kind)}
      </chakra.p>
      {line.kind === 'missing' ? (
        <Button
          tone="outline"
          size="sm"
          minH="target"
          mt="auto"
          alignSelf="start"
          aria-label={t`Take away ${name}`}
          onClick={() => void takeAwayList(replica, { list: line.listId, name })}
        >
          {t`Take away`}
        </Button>
      ) : null}
    </Card>
  );
}

function whyAbsent(kind: Exclude<KeptListLine['kind'], 'here'>): string {
  switch (kind) {
    case 'missing':
      return t`This list is no longer shared.`;
    case 'fetching':
      return t`Opening the list...`;
    case 'not-on-device':
      return t`This list is not on this device yet. It comes with the next connection.`;
    default:
      return assertNever(kind);
  }
}
