import { must } from '#prelude/must.ts';
import { type FaultName, picked, type Step } from './walk-plan.ts';
import type { WalkingDevice } from './walking-device.ts';
import type { WalkWorld } from './walk-world.ts';

const minute = 60_000;
const clockShifts = [-2 * 1_440 * minute, -60 * minute, -3 * minute, 3 * minute, 60 * minute, 1_440 * minute];

/** Its first tab lives as long as the walk, so that what leaks is seen. */
const OLDEST = 'ben';

interface FaultRun {
  readonly world: WalkWorld;
  readonly device: WalkingDevice;
  readonly step: Extract<Step, { kind: 'fault' }>;
}

/** What goes wrong, and lasts until it is healed or something else goes wrong. */
export const faults: Readonly<Record<FaultName, (run: FaultRun) => Promise<void>>> = {
  heal: ({ world, device }) => heal(world, device),
  offline: ({ device }) => device.setOffline(true),
  slow: ({ world }) => weather(world, 'slow'),
  hang: ({ world }) => weather(world, 'hang'),
  'server-errors': ({ world }) => weather(world, 'server-errors'),
  'cut-answers': ({ world }) => weather(world, 'cut-answers'),
  'cut-requests': ({ world }) => weather(world, 'cut-requests'),
  async 'kill-server'({ world, step }) {
    await world.server.kill();
    world.isServerDown = true;
    if (step.pick < 0.5) await restart(world);
  },
  'kill-browser': ({ device }) => (device.name === OLDEST ? device.crashTab(1) : device.killBrowser()),
  'crash-tab': ({ device, step }) => device.crashTab(device.name === OLDEST || step.pick < 0.5 ? 1 : 0),
  'turn-clock': ({ device, step }) => device.turnClock(must(picked(clockShifts, step.pick), 'a shift')),
  'fill-storage': ({ device }) => device.setQuota(1),
};

function weather({ proxy }: WalkWorld, kind: Parameters<WalkWorld['proxy']['turn']>[0]): Promise<void> {
  proxy.turn(kind);
  return Promise.resolve();
}

async function restart(world: WalkWorld): Promise<void> {
  await world.server.restart();
  world.isServerDown = false;
}

/** Everything is well again for this device, its clock too. */
export async function heal(world: WalkWorld, device: WalkingDevice): Promise<void> {
  world.proxy.turn('fine');
  if (world.isServerDown) await restart(world);
  await device.setQuota(null);
  await device.turnClock(0);
  await device.setOffline(false);
}
