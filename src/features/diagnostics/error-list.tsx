import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import type { StoredError } from './stored-errors.ts';

const moment = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'medium' }));

/** The newest first, each with its stack to unfold. */
export function ErrorList({ errors }: { readonly errors: readonly StoredError[] }) {
  if (errors.length === 0) return <p>{t`None.`}</p>;
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
      {errors.toReversed().map((error, place) => (
        <li key={`${error.timestamp} ${place}`}>
          <details>
            <chakra.summary
              minH="target"
              display="flex"
              flexDirection="column"
              justifyContent="center"
              cursor="pointer"
              overflowWrap="anywhere"
            >
              <span>{error.message}</span>
              <chakra.span textStyle="small" color="ink.muted">
                {shownTime(error.timestamp)}
              </chakra.span>
            </chakra.summary>
            <chakra.pre mt="2" p="3" fontSize="xs" overflowX="auto" tabIndex={0} bg="paper.sunken" borderRadius="md">
              {error.stack}
              {error.componentStack}
            </chakra.pre>
          </details>
        </li>
      ))}
    </chakra.ul>
  );
}

/** What was stored may be anything. */
function shownTime(timestamp: string): string {
  const time = Date.parse(timestamp);
  return Number.isNaN(time) ? timestamp : moment().format(time);
}
