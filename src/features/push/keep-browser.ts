import type { WokenBrowsers } from '#domain/accounts/woken-browsers.ts';
import type { Session } from '#replica/session/session.ts';
import { activeRegistration, pushAbility, pushRegistration, subscribe, unsubscribe } from './browser-push.ts';
import { forgetAll, keep, type KeptBrowser, recall } from './worker-memory.ts';
import { workerWords } from './worker-words.ts';

/** By whose client the server is asked; null while it could not be fetched. */
export type AskBrowsers = () => Promise<WokenBrowsers | null>;

export type WakeState = 'unsupported' | 'denied' | 'off' | 'on';

export type WakeOutcome =
  | 'on'
  | 'unsupported'
  | 'denied'
  /** The browser's question was put away without an answer. */
  | 'unanswered'
  | 'unreachable'
  /** This browser's push service cannot be reached, or is none that the server knows. */
  | 'no-service';

type SignedIn = Pick<Session, 'memberId' | 'token'>;

/** Milliseconds: the server forgets a browser that it has not heard of for 90 days. */
const KEEP_EVERY = 12 * 3_600_000;

/** Several tabs do the same at once: one after the other, so that the key that the worker has is the newest. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request('foretaste.push', work);
}

/** Whether this browser is woken for the member. */
export async function wakeState(member: string): Promise<WakeState> {
  const ability = await pushAbility();
  if (ability === 'unsupported' || ability === 'denied') return ability;
  return ability === 'allowed' && (await recall('browser'))?.member === member ? 'on' : 'off';
}

/** Has this browser woken from now on. Call it from what the member presses: the browser asks its own question first. */
export async function wakeHere(askBrowsers: AskBrowsers, member: SignedIn): Promise<WakeOutcome> {
  if ((await pushAbility()) === 'unsupported') return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'unanswered';
  return alone(() => keepBrowser(askBrowsers, member));
}

async function keepBrowser(askBrowsers: AskBrowsers, { memberId, token }: SignedIn): Promise<WakeOutcome> {
  const registration = await activeRegistration();
  const browsers = await askBrowsers();
  if (registration === null) return 'unsupported';
  const serverKey = (await browsers?.serverKey()) ?? null;
  if (browsers === null || serverKey === null) return 'unreachable';
  const subscription = await subscribe(registration, serverKey);
  if (subscription === null) return 'no-service';
  const { endpoint } = subscription;
  const kept = await browsers.keep({ token, endpoint });
  if (kept.kind !== 'kept') return kept.kind === 'unreachable' ? 'unreachable' : 'no-service';
  await keep('words', workerWords());
  await keep('browser', {
    id: kept.id,
    key: kept.key,
    member: memberId,
    endpoint,
    signIn: token.slice(-12),
    keptAt: Date.now(),
  });
  return 'on';
}

/** Has this browser woken no more; works offline. */
export function sleepHere(askBrowsers: AskBrowsers): Promise<void> {
  return alone(async () => {
    const browser = await recall('browser');
    if (browser === null) return;
    await forgetAll();
    for (const shown of (await (await pushRegistration())?.getNotifications()) ?? []) shown.close();
    await unsubscribe();
    await (await askBrowsers())?.forget(browser);
  });
}

/**
 * Whenever the app begins and whenever somebody signs in or out: a browser that is woken for somebody else is put to sleep. One that is woken for
 * the member who is signed in is told to the server, after each new sign-in and now and then.
 *
 * @param current null: a visitor
 */
export async function keepUp(askBrowsers: AskBrowsers, current: Session | null): Promise<void> {
  const browser = await recall('browser');
  if (browser === null) return;
  if (browser.member !== current?.memberId) return sleepHere(askBrowsers);
  if (current.expired) return;
  const registration = await pushRegistration();
  // The member has taken the permission back in the browser's own settings.
  if (registration === null || Notification.permission !== 'granted') return sleepHere(askBrowsers);
  const endpoint = (await registration.pushManager.getSubscription().catch(() => null))?.endpoint;
  if (isFresh(browser, { endpoint, token: current.token })) return keep('words', workerWords());
  await alone(() => keepBrowser(askBrowsers, current));
}

function isFresh(browser: KeptBrowser, { endpoint, token }: { endpoint: string | undefined; token: string }): boolean {
  return (
    browser.endpoint === endpoint &&
    browser.signIn === token.slice(-12) &&
    Math.abs(Date.now() - browser.keptAt) < KEEP_EVERY
  );
}
