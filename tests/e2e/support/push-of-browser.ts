import type { Page } from '@playwright/test';
import { must } from '#prelude/must.ts';

/**
 * A browser for tests has no push service, and its shell refuses notifications whatever is granted. This stands in for both: for the subscription that a push service
 * would give, for the permission, and for what the system shows. The worker, and what it does when it is woken, are the app's own. Call it before the first page.
 */
export async function pretendPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: PushSubscription | null = null;
    const { prototype } = PushManager;
    prototype.subscribe = async (options) => {
      subscription = {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/of-a-test',
        options: { userVisibleOnly: true, applicationServerKey: options?.applicationServerKey as ArrayBuffer },
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      } as unknown as PushSubscription;
      return subscription;
    };
    prototype.getSubscription = async () => subscription;
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  });
}

/**
 * Has the page's service worker do what it does when it is woken. The event itself cannot be sent: the browser takes none that was made by a page, and of its own tools'
 * only the shell's arrive.
 *
 * @returns what the system shows of it
 */
export async function newsOfPush(page: Page): Promise<readonly string[]> {
  const worker = must(page.context().serviceWorkers()[0], 'a service worker');
  return worker.evaluate(async () => {
    const shown: string[] = [];
    ServiceWorkerRegistration.prototype.showNotification = async (_title, options) =>
      void shown.push(options?.body ?? '');
    await (Reflect.get(globalThis, 'tellNews') as () => Promise<void>)();
    return shown;
  });
}
