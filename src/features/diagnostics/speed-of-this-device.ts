/** spec 2 §3, data kept on the device: milliseconds, but for `cls`, which has no unit; absent until measured. */
export interface PerformanceMetrics {
  /** Largest contentful paint. */
  readonly lcp?: number;
  /** First input delay. */
  readonly fid?: number;
  /** Cumulative layout shift. */
  readonly cls?: number;
  /** Interaction to next paint. */
  readonly inp?: number;
}

/** Milliseconds from the start of the latest navigation. */
export interface PageLoadMetrics {
  readonly firstByte: number;
  readonly domContentLoaded: number;
  readonly load: number;
}

const METRICS = 'performance_metrics';
const PAGE_LOAD = 'page_load_metrics';

/** What was measured on this device last; {} and null before. */
export function measuredSpeed(store: Pick<Storage, 'getItem'>): {
  readonly metrics: PerformanceMetrics;
  readonly pageLoad: PageLoadMetrics | null;
} {
  const metrics = parsed(store, METRICS);
  const pageLoad = parsed(store, PAGE_LOAD);
  const { firstByte, domContentLoaded, load } = { ...pageLoad };
  return {
    metrics: Object.fromEntries(Object.entries(metrics ?? {}).filter(([, value]) => typeof value === 'number')),
    pageLoad:
      typeof firstByte === 'number' && typeof domContentLoaded === 'number' && typeof load === 'number'
        ? { firstByte, domContentLoaded, load }
        : null,
  };
}

export function keepMetric(store: Pick<Storage, 'getItem' | 'setItem'>, metric: PerformanceMetrics): void {
  put(store, METRICS, { ...measuredSpeed(store).metrics, ...metric });
}

export function keepPageLoad(
  store: Pick<Storage, 'setItem'>,
  { responseStart, domContentLoadedEventEnd, loadEventEnd }: PerformanceNavigationTiming,
): void {
  put(store, PAGE_LOAD, { firstByte: responseStart, domContentLoaded: domContentLoadedEventEnd, load: loadEventEnd });
}

function parsed(store: Pick<Storage, 'getItem'>, key: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** A device that refuses storage keeps none. */
function put(store: Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
