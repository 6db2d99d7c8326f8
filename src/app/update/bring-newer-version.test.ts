import { describe, expect, it } from 'vitest';
import { bringNewerVersion, type VersionWorld } from './bring-newer-version.ts';

interface Browser {
  /** A worker that serves the app, and what it knows of newer versions; null: no worker. */
  readonly worker: 'newest' | 'another waits' | 'another arrives' | 'another breaks' | null;
  readonly isServerThere: boolean;
  readonly lastReload: number;
  readonly isByHand: boolean;
}

/** A browser in which whatever happens is written down, at ten minutes past the beginning of time. */
function aBrowser({ worker = null, isServerThere = true, lastReload = 0 }: Partial<Browser> = {}) {
  const happened: string[] = [];
  const listeners: (() => void)[] = [];
  const newer = {
    state: (worker === 'another waits' ? 'installed' : 'installing') as ServiceWorkerState,
    postMessage: (message: unknown) => void happened.push(`let in ${JSON.stringify(message)}`),
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  };
  const registration = {
    installing: null as typeof newer | null,
    waiting: worker === 'another waits' ? newer : null,
    update: async () => {
      if (!isServerThere) throw new TypeError('no network');
      if (worker !== 'another arrives' && worker !== 'another breaks') return;
      registration.installing = newer;
      queueMicrotask(() =>
        queueMicrotask(() => {
          newer.state = worker === 'another arrives' ? 'installed' : 'redundant';
          for (const listener of listeners) listener();
        }),
      );
    },
  };
  const world: VersionWorld = {
    registration: async () => (worker === null ? null : registration),
    onNextController: async () => void happened.push('taken over'),
    promptActivation: () => void happened.push('prompted'),
    isAppThere: async () => worker !== null || isServerThere,
    reload: () => void happened.push('reload'),
    now: () => 600_000,
    lastReload: () => lastReload,
    noteReload: (at) => void happened.push(`noted ${at}`),
  };
  return { world, happened };
}

const activateWorker = 'let in {"type":"SKIP_WAITING"}';
const reloaded = ['noted 600000', 'reload'];

describe('[S9] bringNewerVersion', () => {
  it.each<[string, Partial<Browser>, string, readonly string[]]>([
    [
      'lets in the version that waits',
      { worker: 'another waits' },
      'reloading',
      ['taken over', activateWorker, ...reloaded],
    ],
    [
      'lets it in without a network, and though a reload has brought the old one just now',
      { worker: 'another waits', isServerThere: false, lastReload: 590_000 },
      'reloading',
      ['taken over', activateWorker, ...reloaded],
    ],
    [
      'waits for the version that is on its way',
      { worker: 'another arrives' },
      'reloading',
      ['taken over', activateWorker, ...reloaded],
    ],
    ['reloads where another tab has let it in', { worker: 'newest' }, 'reloading', reloaded],
    ['reloads where the server alone has it', {}, 'reloading', reloaded],
    ['reloads once', { lastReload: 590_000 }, 'not-there', []],
    ['reloads once with a worker that has no newer one', { worker: 'newest', lastReload: 590_000 }, 'not-there', []],
    [
      'reloads once for a version that cannot be installed',
      { worker: 'another breaks', lastReload: 590_000 },
      'not-there',
      [],
    ],
    ['reloads as often as it is asked to', { lastReload: 590_000, isByHand: true }, 'reloading', reloaded],
    ['never leaves the page for nothing, by hand either', { isServerThere: false, isByHand: true }, 'not-there', []],
    ['tries again later', { lastReload: 500_000 }, 'reloading', reloaded],
    ['never leaves the page for nothing', { isServerThere: false }, 'not-there', []],
  ])('%s', async (_, browser, outcome, expected) => {
    const { world, happened } = aBrowser(browser);
    expect(await bringNewerVersion(world, { isByHand: browser.isByHand ?? false })).toBe(outcome);
    expect(happened).toEqual(expected);
  });
});
