import { t } from '@lingui/core/macro';
import { toast } from '#ui/feedback/toast.ts';

/** What a person reads where the device has no room for what they typed: nothing was half-written, and it still stands on the screen. */
export const fullDeviceWords = () => ({
  title: t`This device is full`,
  description: t`Your change was not saved. Free some space and try again; what you typed is still here.`,
});

/** Tells that the device has no room for a form that stays as it is, or for what `description` says. */
export function toastFullDevice(description = fullDeviceWords().description): void {
  toast({ title: fullDeviceWords().title, description, tone: 'destructive' });
}

/** Tells that the device has no room for a change of which nothing is lost but a tap. */
export function toastFullDeviceForTap(): void {
  toastFullDevice(t`Your change was not saved. Free some space and try again.`);
}
