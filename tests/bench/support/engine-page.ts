import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type { EngineTask } from './engine-worker.ts';

/** The engine in a worker of a real page, asked from its main thread. */
export interface EnginePage {
  /** The answer and the milliseconds from question to answer, as the main thread sees it. */
  ask(task: EngineTask): Promise<{ readonly answer: unknown; readonly duration: number }>;
  close(): Promise<void>;
}

async function bundleWorker(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry: path.resolve(import.meta.dirname, 'engine-worker.ts'), formats: ['iife'], name: 'engine' } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('The worker was not bundled.');
  return chunk.code;
}

export async function openEngine(browser: Browser): Promise<EnginePage> {
  const code = await bundleWorker();
  const context: BrowserContext = await browser.newContext();
  const page: Page = await context.newPage();
  await page.evaluate((script) => {
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    const ask = (task: unknown) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        worker.addEventListener('message', ({ data }) => resolve({ answer: data, duration: performance.now() - began }), { once: true });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage(task);
      });
    Object.assign(window, { ask });
  }, code);
  return {
    ask: (task) => page.evaluate((asked) => (window as unknown as { ask: (task: unknown) => Promise<{ answer: unknown; duration: number }> }).ask(asked), task),
    close: () => context.close(),
  };
}
