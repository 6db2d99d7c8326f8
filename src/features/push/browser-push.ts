/** What this browser lets the app do. 'unsupported' also where no service worker is registered, as in a private window. */
export type PushAbility = 'unsupported' | 'denied' | 'allowed' | 'askable';

/** The registration of the app's service worker; null where it cannot be woken. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration('/').catch(() => undefined)) ?? null;
}

/** The same once its worker is there: right after the first visit's beginning it is being installed. Milliseconds. */
const INSTALLED_WITHIN = 15_000;

export async function activeRegistration(): Promise<ServiceWorkerRegistration | null> {
  if ((await pushRegistration()) === null) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), INSTALLED_WITHIN));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

export async function pushAbility(): Promise<PushAbility> {
  if ((await pushRegistration()) === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' ? 'allowed' : 'askable';
}

/**
 * The browser's subscription at its push service, by the server's key: the one that is there, or a new one.
 *
 * @param serverKey base64url
 * @returns null where the push service cannot be reached, or the browser has none
 */
export async function subscribe(
  registration: ServiceWorkerRegistration,
  serverKey: string,
): Promise<PushSubscription | null> {
  try {
    const there = await registration.pushManager.getSubscription();
    if (there !== null && keyOf(there) === serverKey) return there;
    // The server has another key by now: by the old one nobody wakes this browser.
    await there?.unsubscribe();
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(serverKey),
    });
  } catch {
    return null;
  }
}

/** Ends the subscription on this device; the push service then answers the server that it is gone. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushRegistration())?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
