import { t } from '@lingui/core/macro';
import type { ImportStatus, RowState } from '#domain/contribution/food-import.ts';

export const statusWords: Readonly<
  Record<ImportStatus, { readonly label: string; readonly tone: 'neutral' | 'saffron' | 'herb' | 'danger' }>
> = {
  checking: { label: t`Checked, not started`, tone: 'saffron' },
  running: { label: t`Adding foods`, tone: 'saffron' },
  done: { label: t`Done`, tone: 'herb' },
  cancelled: { label: t`Cancelled`, tone: 'neutral' },
  undoing: { label: t`Taking foods back`, tone: 'saffron' },
  undone: { label: t`Taken back`, tone: 'neutral' },
};

export const stateWords: Readonly<
  Record<RowState, { readonly label: string; readonly tone: 'neutral' | 'saffron' | 'herb' | 'danger' }>
> = {
  ready: { label: t`Right`, tone: 'herb' },
  renamed: { label: t`Renamed`, tone: 'saffron' },
  duplicate: { label: t`Duplicate`, tone: 'neutral' },
  refused: { label: t`Refused`, tone: 'danger' },
  added: { label: t`Added`, tone: 'herb' },
  kept: { label: t`Kept`, tone: 'saffron' },
  undone: { label: t`Taken back`, tone: 'neutral' },
};
