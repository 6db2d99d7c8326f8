import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WokenBrowsers } from '#domain/accounts/woken-browsers.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Session } from '#replica/session/session.ts';
import { fakeCacheStorage } from '#tests/support/fake-cache-storage.ts';
import { keepUp, sleepHere, wakeHere, wakeState } from './keep-browser.ts';
import { recall } from './worker-memory.ts';

/** A browser with its push service, and a server; what each was asked. */
let done: string[];
let permission: NotificationPermission;
let answered: NotificationPermission;
let subscription: {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
} | null;
let hasService: boolean;
let serverKey: string | null;
let installed: Promise<void>;
let kept: Awaited<ReturnType<WokenBrowsers['keep']>>;

const keyBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;
const browsers = async (): Promise<WokenBrowsers> => ({
  serverKey: async () => serverKey,
  keep: async ({ token, endpoint }) => {
    done.push(`keep ${endpoint} ${token}`);
    return kept;
  },
  forget: async ({ id, key }) => done.push(`forget ${id} ${key}`) > 0,
});

beforeEach(() => {
  done = [];
  permission = 'default';
  answered = 'granted';
  subscription = null;
  hasService = true;
  serverKey = 'BKey';
  installed = Promise.resolve();
  kept = { kind: 'kept', id: 'browser', key: 'secret' };
  let made = 0;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (!hasService) throw new DOMException('no service', 'AbortError');
      made += 1;
      subscription = {
        endpoint: `https://push.example/${made}`,
        options: { applicationServerKey: applicationServerKey.buffer },
        unsubscribe: async () => {
          done.push('unsubscribe');
          subscription = null;
          return true;
        },
      };
      return subscription;
    },
  };
  const caches = fakeCacheStorage();
  const names = new Set(['push']);
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name) && caches.has(name),
    open: (name: string) => {
      names.add(name);
      return caches.open(name);
    },
    delete: async (name: string) => names.delete(name),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({ pushManager, getNotifications: async () => [] }),
      get ready() {
        return installed.then(() => ({ pushManager }));
      },
    },
  });
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = answered;
      return answered;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const ana: Session = {
  memberId: 'ana' as MemberId,
  email: '',
  emailVerified: true,
  token: 'ana-token-first',
  expired: false,
};

describe('[R49] a browser that is to be woken', () => {
  it('is subscribed by the server’s key and told to the server, and its worker gets a key and words', async () => {
    expect(await wakeState('ana')).toBe('off');
    expect(await wakeHere(browsers, ana)).toBe('on');
    expect(done).toEqual(['keep https://push.example/1 ana-token-first']);
    expect(await recall('browser')).toMatchObject({ id: 'browser', key: 'secret', member: 'ana' });
    expect((await recall('words'))?.sentences['follow']).toBe('{who} started following you');
    expect([await wakeState('ana'), await wakeState('ben')]).toEqual(['on', 'off']);
  });

  it.each<[what: string, set: () => void, outcome: string]>([
    ['the browser is forbidden to', () => (answered = 'denied'), 'denied'],
    ['its question is put away', () => (answered = 'default'), 'unanswered'],
    ['the server is not reached', () => (serverKey = null), 'unreachable'],
    ['the server stops answering', () => (kept = { kind: 'unreachable' }), 'unreachable'],
    ['it has no push service', () => (hasService = false), 'no-service'],
    ['the server does not know its push service', () => (kept = { kind: 'unknown-service' }), 'no-service'],
    ['it can do no such thing', () => vi.stubGlobal('PushManager', undefined), 'unsupported'],
  ])('stays off where %s', async (_what, set, outcome) => {
    set();
    if (outcome === 'unsupported') Reflect.deleteProperty(globalThis, 'PushManager');
    expect(await wakeHere(browsers, ana)).toBe(outcome);
    expect(await recall('browser')).toBeNull();
  });

  it('waits for its worker, which is being installed in a first visit', async () => {
    let install = () => {};
    installed = new Promise((resolve) => (install = resolve));
    const outcome = wakeHere(browsers, ana);
    await Promise.resolve();
    expect(done).toEqual([]);
    install();
    expect(await outcome).toBe('on');
  });

  it('sleeps again when it is switched off', async () => {
    await wakeHere(browsers, ana);
    await sleepHere(browsers);
    expect(done.slice(1)).toEqual(['unsubscribe', 'forget browser secret']);
    expect([await recall('browser'), await wakeState('ana')]).toEqual([null, 'off']);
  });
});

describe('[R49] when the app begins, and when somebody signs in or out', () => {
  beforeEach(async () => {
    await wakeHere(browsers, ana);
    done = [];
  });

  it.each<[what: string, current: Session | null]>([
    ['nobody is signed in any more', null],
    ['another member is', { ...ana, memberId: 'ben' as MemberId }],
  ])('a browser sleeps where %s', async (_what, current) => {
    await keepUp(browsers, current);
    expect(done).toEqual(['unsubscribe', 'forget browser secret']);
  });

  it('it sleeps where its permission was taken back', async () => {
    permission = 'denied';
    await keepUp(browsers, ana);
    expect(done).toEqual(['unsubscribe', 'forget browser secret']);
  });

  it('the server is not asked again at once, but after a new sign-in and with a new address', async () => {
    await keepUp(browsers, ana);
    expect(done).toEqual([]);
    await keepUp(browsers, { ...ana, token: 'ana-token-second' });
    expect(done).toEqual(['keep https://push.example/1 ana-token-second']);
    subscription = null;
    await keepUp(browsers, { ...ana, token: 'ana-token-second' });
    expect(done.slice(1)).toEqual(['keep https://push.example/2 ana-token-second']);
  });

  it('it subscribes anew where the server has another key', async () => {
    serverKey = 'BOther';
    await keepUp(browsers, { ...ana, token: 'ana-token-second' });
    expect(done).toEqual(['unsubscribe', 'keep https://push.example/2 ana-token-second']);
    expect(subscription?.options.applicationServerKey).toEqual(keyBytes('BOther'));
  });

  it('a sign-in that has ended by itself changes nothing', async () => {
    await keepUp(browsers, { ...ana, expired: true });
    expect([done, await wakeState('ana')]).toEqual([[], 'on']);
  });
});
