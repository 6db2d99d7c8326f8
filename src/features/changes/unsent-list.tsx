import { Trans } from '@lingui/react/macro';
import { unsentChanges } from '#replica/outbox/unsent-changes.ts';
import { useLive } from '#replica/database/use-live.ts';
import { ShortenedList } from '#ui/motion/shortened-list.tsx';
import { ChangeItem } from './change-item.tsx';

/** What the server has not acknowledged, what was refused first (R24); nothing when all is sent. */
export function UnsentList({ heading }: { readonly heading: string }) {
  const unsent = useLive(unsentChanges, []) ?? [];
  const changes = [
    ...unsent.filter(({ state }) => state === 'parked'),
    ...unsent.filter(({ state }) => state === 'waiting'),
  ];
  return (
    <ShortenedList
      heading={heading}
      items={changes}
      keyOf={({ order }) => order}
      render={(change) => <ChangeItem change={change} />}
      showAll={<Trans>Show all {changes.length} changes</Trans>}
    />
  );
}
