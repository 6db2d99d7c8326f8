import path from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';

/** A worker of a real page, asked from its main thread. */
export interface WorkerPage<Task> {
  /** The answer and the milliseconds from question to answer, as the main thread sees it. */
  ask(task: Task): Promise<{ readonly answer: unknown; readonly duration: number }>;
  /** Goes on in a new worker, which knows nothing yet; what is stored stays. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Answered by the route below: storage wants an origin, and a secure one. */
const ADDRESS = 'http://localhost/';

/** What the page's own script puts into its window. */
interface PageGlobals {
  startWorker(script: string): void;
  ask(task: unknown): Promise<{ readonly answer: unknown; readonly duration: number }>;
}

async function bundleWorker(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      lib: { entry: path.resolve(import.meta.dirname, file), formats: ['iife'], name: 'bench' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk === undefined) throw new Error('The worker was not bundled.');
  return chunk.code;
}

/**
 * @param file the worker's source in this folder
 * @param origin of a server whose answers the worker reads; without it the page has none
 */
export async function openWorkerPage<Task>(browser: Browser, file: string, origin?: string): Promise<WorkerPage<Task>> {
  const script = await bundleWorker(file);
  const address = origin === undefined ? ADDRESS : `${origin}/bench`;
  const context = await browser.newContext();
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' }),
  );
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => {
    let worker: Worker | null = null;
    const globals: PageGlobals = {
      startWorker: (code) => {
        worker?.terminate();
        worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      },
      ask: (task) =>
        new Promise((resolve, reject) => {
          const began = performance.now();
          worker?.addEventListener(
            'message',
            ({ data }) => resolve({ answer: data, duration: performance.now() - began }),
            { once: true },
          );
          worker?.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
          worker?.postMessage(task);
        }),
    };
    Object.assign(window, globals);
  });
  const restart = () => page.evaluate((code) => (window as unknown as PageGlobals).startWorker(code), script);
  await restart();
  return {
    ask: (task) => page.evaluate((asked) => (window as unknown as PageGlobals).ask(asked), task as unknown),
    restart,
    close: () => context.close(),
  };
}
