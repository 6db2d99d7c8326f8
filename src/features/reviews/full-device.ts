import { t } from '@lingui/core/macro';

/** A toast: the device has no room for the change, and nothing was half-written. */
export const FULL_DEVICE = {
  title: t`This device is full`,
  description: t`Your change was not saved. Free some space and try again; what you typed is still here.`,
  tone: 'destructive',
} as const;
