import { t } from '@lingui/core/macro';
import type { PerformanceMetrics } from './speed-of-this-device.ts';

type Metric = keyof PerformanceMetrics;

/** Up to the first it is good, above the second poor: thresholds of web.dev/vitals, at the 75th percentile of visits. */
const thresholds: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  lcp: [2500, 4000],
  fid: [100, 300],
  cls: [0.1, 0.25],
  inp: [200, 500],
};

export function rateMetric(metric: Metric, value: number): string {
  const [good, poor] = thresholds[metric];
  if (value <= good) return t`Good`;
  return value <= poor ? t`Could be better` : t`Poor`;
}
