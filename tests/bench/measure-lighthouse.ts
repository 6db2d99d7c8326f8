import lighthouse from 'lighthouse';

/** Lighthouse's four marks, 0-100, and what its mark for performance is made of: milliseconds, but `shift`, which has no unit. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly speedIndex: number;
  readonly shift: number;
  /** Lighthouse's own measure of this machine: about 1,500 is a laptop; a tenth of it says that the run is worth nothing. */
  readonly machine: number;
}

/**
 * One run of the mobile profile (a mid-range phone on slow 4G, both simulated) on a page that nobody has visited.
 *
 * @param port where the browser listens for its DevTools
 * @throws Error when Lighthouse could not load the page
 */
export async function measureLighthouse(url: string, port: number): Promise<LighthouseRun> {
  // By itself it leaves what is in IndexedDB: from the second run on the device would have the catalogue.
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', clearStorageTypes: ['all'] });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits, environment } = result.lhr;
  const mark = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    shift: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}
