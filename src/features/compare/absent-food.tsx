import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { assertNever } from '#prelude/assert-never.ts';
import type { FoodLookup } from '#replica/foods/food-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { Button } from '#ui/elements/button.tsx';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';

type Absent = Exclude<FoodLookup, { kind: 'here' }>;

/** What stands where the name of a food that is not here would stand. */
export function absentTitle({ kind }: Absent): string {
  switch (kind) {
    case 'fetching':
      return t`Loading...`;
    case 'missing':
      return t`Food Not Found`;
    case 'not-on-device':
      return t`Not on this device`;
    default:
      return assertNever(kind);
  }
}

/** Stands in the column of a food that is not here: it is on its way, gone, or out of reach; in the words of its own page. */
export function AbsentFood({ lookup }: { readonly lookup: Absent }) {
  const replica = useReplica();
  switch (lookup.kind) {
    case 'fetching':
      return (
        <Stack gap="7" pt="1">
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton key={line} height="6" />
          ))}
          <LateWords />
        </Stack>
      );
    case 'missing':
      return <chakra.p color="ink.muted">{t`The food you're looking for doesn't exist or has been removed`}</chakra.p>;
    case 'not-on-device':
      return (
        <Stack gap="3" alignItems="flex-start" color="ink.muted">
          <p>{t`You are offline, and it was never opened here. It appears as soon as there is a connection.`}</p>
          <Button
            size="sm"
            minH="target"
            tone="outline"
            onClick={() => void requestSync(replica)}
          >{t`Try again`}</Button>
        </Stack>
      );
    default:
      return assertNever(lookup);
  }
}
