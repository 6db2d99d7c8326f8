import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { relativeTime } from '#domain/values/relative-time.ts';
import { region } from '#languages/region.ts';

interface WrittenAtProps {
  readonly at: number;
  readonly isEdited: boolean;
  readonly now: number;
  /** What was written then, where that has to be said. */
  readonly children?: ReactNode;
}

/** When something was written, and that it was changed. */
export function WrittenAt({ at, isEdited, now, children }: WrittenAtProps) {
  const moment = new Date(at);
  return (
    <chakra.span fontSize="sm" color="ink.muted">
      {children}
      {children === undefined ? '' : ' · '}
      <time dateTime={moment.toISOString()} title={moment.toLocaleString(region)}>
        {relativeTime({ at, now })}
      </time>
      {isEdited ? t` · edited` : ''}
    </chakra.span>
  );
}
