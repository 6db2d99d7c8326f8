import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDevicePreferences } from './device-preferences.ts';
import { canPulse, pulse } from './pulse.ts';

/** A device that writes down how long it vibrated. */
function aDevice({ asksForStillness = false, hasMotor = true }): { readonly felt: number[] } {
  const felt: number[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: asksForStillness }));
  vi.stubGlobal('navigator', hasMotor ? { vibrate: (length: number) => felt.push(length) } : {});
  return { felt };
}

describe('a pulse under the finger', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    useDevicePreferences.setState({ motion: 'system', vibrates: true });
  });

  it('is short', () => {
    const { felt } = aDevice({});
    pulse('tick');
    pulse('done');
    expect(felt).toHaveLength(2);
    expect(Math.max(...felt)).toBeLessThanOrEqual(20);
  });

  it('is not there for a device that asks for stillness', () => {
    const { felt } = aDevice({ asksForStillness: true });
    pulse('done');
    expect(felt).toEqual([]);
  });

  it.each([{ motion: 'reduced' }, { vibrates: false }] as const)('is not there when the member chose %o', (choice) => {
    const { felt } = aDevice({});
    useDevicePreferences.setState(choice);
    pulse('done');
    expect(felt).toEqual([]);
  });

  it('does no harm where a browser has none', () => {
    aDevice({ hasMotor: false });
    expect(canPulse()).toBe(false);
    expect(() => pulse('done')).not.toThrow();
  });
});
