import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { MovingRows } from '#ui/motion/moving-rows.tsx';
import { ChangeItem } from './change-item.tsx';

/** Changes shown before 'Show all'. */
const SHOWN_FIRST = 3;

/** What the server has not acknowledged, what was refused first (R24); nothing when all is sent. */
export function UnsentList({ heading }: { readonly heading: string }) {
  const unsent = useLive(unsentChanges, []) ?? [];
  const [showsAll, setShowsAll] = useState(false);
  if (unsent.length === 0) return null;
  const changes = [
    ...unsent.filter(({ state }) => state === 'parked'),
    ...unsent.filter(({ state }) => state === 'waiting'),
  ];
  const shown = showsAll ? changes : changes.slice(0, SHOWN_FIRST);
  return (
    <chakra.section aria-label={heading} display="flex" flexDirection="column" gap="3">
      <Heading as="h2" size="card">
        {heading}
      </Heading>
      <chakra.ul mb="-2">
        <MovingRows
          items={shown}
          keyOf={({ order }) => order}
          gap="0.5rem"
          render={(change) => <ChangeItem change={change} />}
        />
      </chakra.ul>
      {shown.length < changes.length ? (
        <Button tone="ghost" alignSelf="start" onClick={() => setShowsAll(true)}>
          <Trans>Show all {changes.length} changes</Trans>
        </Button>
      ) : null}
    </chakra.section>
  );
}
