import { onCLS, onINP, onLCP } from 'web-vitals';
import { keepMetric, keepPageLoad } from './speed-of-this-device.ts';

/** Measures this visit as the browser sees it and keeps it on the device (spec 2 §3); nothing is sent. */
export function measureSpeed(): void {
  onLCP(({ value }) => keepMetric(localStorage, { lcp: value }));
  onCLS(({ value }) => keepMetric(localStorage, { cls: value }), { reportAllChanges: true });
  onINP(({ value }) => keepMetric(localStorage, { inp: value }), { reportAllChanges: true });
  watchFirstInput();
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation !== undefined) keepPageLoad(localStorage, navigation);
}

/** web-vitals measures it no more; spec 2 §3 names it. Safari has no such entries. */
function watchFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (first === undefined) return;
    keepMetric(localStorage, { fid: first.processingStart - first.startTime });
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}
