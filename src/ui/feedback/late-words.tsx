import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useIsLate } from './use-is-late.ts';

/** Stands beside the outline of what is on its way: nothing at first, then that it takes long. A server may accept a request and never answer it. */
export function LateWords() {
  return (
    <chakra.output display="block" color="ink.muted" textAlign="center">
      {useIsLate() ? t`This takes longer than usual. It appears here by itself.` : null}
    </chakra.output>
  );
}
