import type { ImportStatus, RowState } from '#domain/food-import.ts';

export const statusWords: Readonly<Record<ImportStatus, { readonly label: string; readonly tone: 'neutral' | 'saffron' | 'herb' | 'danger' }>> = {
  checking: { label: 'Checked, not started', tone: 'saffron' },
  running: { label: 'Adding foods', tone: 'saffron' },
  done: { label: 'Done', tone: 'herb' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undoing: { label: 'Taking foods back', tone: 'saffron' },
  undone: { label: 'Taken back', tone: 'neutral' },
};

export const stateWords: Readonly<Record<RowState, { readonly label: string; readonly tone: 'neutral' | 'saffron' | 'herb' | 'danger' }>> = {
  ready: { label: 'Right', tone: 'herb' },
  renamed: { label: 'Renamed', tone: 'saffron' },
  duplicate: { label: 'Duplicate', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  added: { label: 'Added', tone: 'herb' },
  kept: { label: 'Kept', tone: 'saffron' },
  undone: { label: 'Taken back', tone: 'neutral' },
};
