import { isStill } from '#ui/device/device-preferences.ts';

/** A heart that is given beats once, so that the finger sees what it did; for whoever asked for less it only fills. */
export function beat(button: Element): void {
  if (isStill()) return;
  button
    .querySelector('svg')
    ?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.35)' }, { transform: 'scale(1)' }], {
      duration: 260,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
}
