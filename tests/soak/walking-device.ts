import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { Phone } from '#tests/e2e/support/phone.ts';
import { signInByForm } from '#tests/e2e/support/sign-in.ts';
import { chromiumLaunch } from '#tests/support/chromium-launch.ts';
import type { ApiMember } from '#tests/support/server/open-api.ts';
import type { DeviceName } from './walk-plan.ts';

/** What a browser says of its own accord when the network fails, and no word of the app. */
const networkNoise =
  /Failed to load resource|net::ERR_|An SSL|ERR_FAILED|WebSocket|the FetchEvent for .* resulted in a network error|Failed to fetch|Load failed|dynamically imported module|module script|ServiceWorker/;

/** One member's browser with its profile on disk: two tabs, a clock of its own, and everything that went wrong in it. */
export class WalkingDevice {
  readonly name: DeviceName;
  readonly member: ApiMember;
  /** Errors that nobody caught and errors in the console, with the place. */
  readonly errors: string[] = [];
  readonly url: string;
  readonly #phone: Phone;
  readonly #tabs: (Page | undefined)[] = [];
  #context: BrowserContext | undefined;
  #clockShift = 0;
  #isOffline = false;
  #quota: CDPSession | undefined;
  /** Steps since the first tab was loaded; a leak grows with them. */
  age = 0;

  private constructor({
    name,
    member,
    url,
    phone,
  }: {
    name: DeviceName;
    member: ApiMember;
    url: string;
    phone: Phone;
  }) {
    this.name = name;
    this.member = member;
    this.url = url;
    this.#phone = phone;
  }

  static async start({
    name,
    member,
    url,
  }: {
    name: DeviceName;
    member: ApiMember;
    url: string;
  }): Promise<WalkingDevice> {
    const device = new WalkingDevice({
      name,
      member,
      url,
      phone: await Phone.buy({
        ...chromiumLaunch,
        args: [...chromiumLaunch.args, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
      }),
    });
    const page = await device.#wake('/auth');
    await signInByForm(page, member);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    return device;
  }

  /** A tab of this device, opened if there is none. */
  async tab(index: 0 | 1): Promise<Page> {
    const open = this.#tabs[index];
    if (open !== undefined && !open.isClosed()) return open;
    if (this.#context === undefined) {
      const page = await this.#wake('/');
      if (index === 0) return page;
    }
    const page = await this.#newTab();
    await page.goto(`${this.url}/`, { waitUntil: 'commit' });
    this.#tabs[index] = page;
    if (index === 0) this.age = 0;
    return page;
  }

  /** SIGKILL to the whole browser. */
  async killBrowser(): Promise<void> {
    await this.#phone.kill();
    this.#context = undefined;
    this.#tabs.length = 0;
  }

  /** The renderer dies; nothing is said to the page. */
  async crashTab(index: 0 | 1): Promise<void> {
    const page = this.#tabs[index];
    this.#tabs[index] = undefined;
    if (page === undefined || page.isClosed()) return;
    const crashed = new Promise<void>((done) => {
      page.once('crash', () => done());
      page.once('close', () => done());
    });
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await Promise.race([crashed, new Promise((done) => setTimeout(done, 5_000))]);
    await page.close().catch(() => undefined);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.#context?.setOffline(isOffline);
    if (!isOffline) await this.eachPage((page) => page.evaluate(() => void dispatchEvent(new Event('online'))));
  }

  /** Milliseconds by which this device is wrong from now on, in its pages and workers. */
  async turnClock(shift: number): Promise<void> {
    this.#clockShift = shift;
    await this.eachPage(async (page) => {
      await page.evaluate(shiftClock, shift);
      await Promise.all(page.workers().map((worker) => worker.evaluate(shiftClock, shift).catch(() => undefined)));
    });
  }

  /** Bytes that the origin may have; null: as many as there are. */
  async setQuota(bytes: number | null): Promise<void> {
    await this.#quota?.send('Storage.overrideQuotaForOrigin', { origin: this.url }).catch(() => undefined);
    await this.#quota?.detach().catch(() => undefined);
    this.#quota = undefined;
    if (bytes === null) return;
    const page = await this.tab(0);
    // It holds as long as its session.
    this.#quota = await page.context().newCDPSession(page);
    await this.#quota.send('Storage.overrideQuotaForOrigin', { origin: this.url, quotaSize: bytes });
  }

  async signInAgain(page: Page): Promise<void> {
    await page.goto(`${this.url}/auth`, { waitUntil: 'commit' });
    await signInByForm(page, this.member);
  }

  /** Bytes of live objects in the first tab after the collector has run. */
  async heapAfterCollection(): Promise<number> {
    return this.#cdp(async (session) => {
      for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    });
  }

  async throwAway(): Promise<void> {
    await this.#phone.throwAway();
  }

  async eachPage(work: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of this.#tabs) if (page !== undefined && !page.isClosed()) await work(page).catch(() => undefined);
  }

  async #cdp<T>(work: (session: CDPSession) => Promise<T>): Promise<T> {
    const page = await this.tab(0);
    const session = await page.context().newCDPSession(page);
    try {
      return await work(session);
    } finally {
      await session.detach().catch(() => undefined);
    }
  }

  async #wake(path: string): Promise<Page> {
    const page = await this.#phone.open('about:blank');
    this.#context = page.context();
    this.#context.setDefaultTimeout(15_000);
    await this.#context.addInitScript(shiftClock, this.#clockShift);
    if (this.#isOffline) await this.#context.setOffline(true);
    this.#tabs[0] = page;
    this.#watch(page);
    this.age = 0;
    await page.goto(`${this.url}${path}`, { waitUntil: 'commit' });
    return page;
  }

  async #newTab(): Promise<Page> {
    if (this.#context === undefined) throw new Error(`${this.name} sleeps`);
    const page = await this.#context.newPage();
    this.#watch(page);
    return page;
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#note(page, `uncaught ${error.name}: ${error.message} ${error.stack ?? ''}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !networkNoise.test(message.text()))
        this.#note(page, `console: ${message.text()}`);
    });
    page.on('worker', (worker: Worker) => void worker.evaluate(shiftClock, this.#clockShift).catch(() => undefined));
    // A page that is loaded after the clock was turned begins with the clock as it is now.
    page.on('domcontentloaded', () => void page.evaluate(shiftClock, this.#clockShift).catch(() => undefined));
  }

  #note(page: Page, words: string): void {
    if (networkNoise.test(words)) return;
    this.errors.push(`${this.name} ${new URL(page.url()).pathname}: ${words.slice(0, 600)}`);
  }
}

/** Runs in pages and workers: the clock on the wall is wrong by so many milliseconds; what measures durations goes on as it was. */
function shiftClock(shift: number): void {
  const scope = globalThis as unknown as { RealDate?: DateConstructor; Date: DateConstructor };
  scope.RealDate ??= scope.Date;
  const Real = scope.RealDate;
  if (shift === 0) {
    scope.Date = Real;
    return;
  }
  scope.Date = class extends Real {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(Real.now() + shift);
      else super(...given);
    }

    static override now(): number {
      return Real.now() + shift;
    }
  } as unknown as DateConstructor;
}
