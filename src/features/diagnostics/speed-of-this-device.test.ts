import { describe, expect, test } from 'vitest';
import { keepMetric, keepPageLoad, measuredSpeed } from './speed-of-this-device.ts';

function aStore(entries: Readonly<Record<string, string>> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    map,
  };
}

describe('the measured speed (spec 2 §3, data kept on the device)', () => {
  test('is kept metric by metric under the names of spec 2 §3, data kept on the device', () => {
    const store = aStore();
    keepMetric(store, { lcp: 1200 });
    keepMetric(store, { cls: 0.01 });
    keepMetric(store, { lcp: 1300 });
    expect(JSON.parse(store.map.get('performance_metrics') ?? '')).toEqual({ lcp: 1300, cls: 0.01 });
    keepPageLoad(store, {
      responseStart: 20,
      domContentLoadedEventEnd: 300,
      loadEventEnd: 400,
    } as PerformanceNavigationTiming);
    expect(measuredSpeed(store)).toEqual({
      metrics: { lcp: 1300, cls: 0.01 },
      pageLoad: { firstByte: 20, domContentLoaded: 300, load: 400 },
    });
    expect(store.map.has('page_load_metrics')).toBe(true);
  });

  test.each(['', '[]', '"x"', 'null', '{', '{"lcp":"soon"}'])('%s counts as nothing measured', (text) => {
    expect(measuredSpeed(aStore({ performance_metrics: text, page_load_metrics: text }))).toEqual({
      metrics: {},
      pageLoad: null,
    });
  });

  test('a device that refuses storage keeps none', () => {
    const refuse = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepMetric(refuse, { lcp: 1 })).not.toThrow();
  });
});
