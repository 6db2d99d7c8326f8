import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useLive } from '#replica/database/use-live.ts';
import { type ListMadeTogether, listsMadeTogether } from '#replica/lists/list-queries.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { ListCard } from './list-card.tsx';

/** The lists of others that the member makes with them, and invitations to that; nothing where there are none. */
export function MadeTogether() {
  const lines = useLive(listsMadeTogether, []);
  if (lines === undefined || lines.length === 0) return null;
  return (
    <chakra.section aria-labelledby="made-together">
      <Heading id="made-together" as="h2" mb="4">
        {t`Made together`}
      </Heading>
      <VirtualGrid items={lines} keyOf={({ part }) => part.id} render={(line) => <TogetherCard line={line} />} />
    </chakra.section>
  );
}

function TogetherCard({ line: { part, list, owner } }: { readonly line: ListMadeTogether }) {
  const who = owner?.fullName || owner?.username || t`A member`;
  if (list !== null && part.state === 'joined') return <ListCard list={list} by={who} />;
  const isInvited = part.state === 'invited';
  return (
    <Card as="article" pad="sm" interactive height="full" display="flex" flexDirection="column" gap="1">
      {isInvited ? (
        <div>
          <Badge tone="saffron">{t`Invitation`}</Badge>
        </div>
      ) : null}
      <Heading as="h3" size="card" lineClamp="2" overflowWrap="anywhere">
        <CardLink asChild>
          <Link to={`/list/${part.listId}`}>
            <bdi>{part.listName || t`A list to make together`}</bdi>
          </Link>
        </CardLink>
      </Heading>
      <chakra.p color="ink.muted" fontSize="sm">
        {isInvited
          ? t`${who} invites you to make this list together.`
          : t`You take part. It appears here with the next connection.`}
      </chakra.p>
    </Card>
  );
}
