import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A browser with a profile on disk, which can be killed like an app that the system throws out, and opened again. */
export class Phone {
  readonly #profile: string;
  readonly #options: LaunchOptions;
  #context: BrowserContext | undefined;

  private constructor(profile: string, options: LaunchOptions) {
    this.#profile = profile;
    this.#options = options;
  }

  static async buy(options: LaunchOptions): Promise<Phone> {
    return new Phone(await mkdtemp(path.join(tmpdir(), 'foretaste-phone-')), options);
  }

  async open(url: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...this.#options,
      viewport: { width: 390, height: 844 },
    });
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(url);
    return page;
  }

  /** SIGKILL to every process of this browser: nothing is saved on the way out. */
  async kill(): Promise<void> {
    for (const pid of await this.#processes()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended together with its parent.
      }
    }
    await this.#context?.close().catch(() => undefined);
    this.#context = undefined;
  }

  async #processes(): Promise<number[]> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const found: number[] = [];
    for (const pid of pids) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (command.includes(`--user-data-dir=${this.#profile}`)) found.push(Number(pid));
    }
    return found;
  }

  async throwAway(): Promise<void> {
    await this.#context?.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
