import { isStill, useDevicePreferences } from './device-preferences.ts';

/** Milliseconds that the device vibrates: 'tick' for a step on the way, 'done' for something that was set or sent. */
const LENGTHS = { tick: 8, done: 14 } as const;

/** Whether this browser can make the device vibrate at all. */
export function canPulse(): boolean {
  return typeof Reflect.get(navigator, 'vibrate') === 'function';
}

/** A short vibration under the finger, where the device has one; none for those who asked for stillness, or who turned it off here. */
export function pulse(kind: keyof typeof LENGTHS): void {
  if (!canPulse() || !useDevicePreferences.getState().vibrates || isStill()) return;
  navigator.vibrate(LENGTHS[kind]);
}
