import type { Browser } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { must } from '#prelude/must.ts';
import { benchBrowser } from './bench-browser.ts';
import { type Figure, writeResults } from './write-results.ts';

/** The figures of a bench: what is put in is written into RESULTS.md when the file is done. Call it once. */
export function figuresOfFile(title: string, chromium?: () => string): Figure[] {
  const figures: Figure[] = [];
  afterAll(async () => {
    if (figures.length === 0) return;
    await writeResults({ title, figures, ...(chromium === undefined ? {} : { chromium: chromium() }) });
  });
  return figures;
}

interface BenchOfFile {
  /** There from the first test on. */
  readonly browser: Browser;
  readonly figures: Figure[];
}

/** The figures of a bench and the browser that they are measured in. Call it once, behind `serverOfFile`: the browser is closed before the server stops. */
export function benchOfFile(title: string, launch: () => Promise<Browser> = benchBrowser): BenchOfFile {
  let started: Browser | undefined;
  const running = () => must(started, 'a browser: it starts before the first test');
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started?.close());
  return {
    get browser() {
      return running();
    },
    figures: figuresOfFile(title, () => running().version()),
  };
}
