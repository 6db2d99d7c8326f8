/** Milliseconds without a request of the page or a task that holds it up: it has what it needs. And the longest wait for them. */
const CALM = 2_000;
const LONGEST = 10_000;

/** Resolves when the page has come to rest, for what may not take the processor or the network from a page that is being opened. */
export function whenCalm(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watching.disconnect();
      for (const timer of [calm, latest]) clearTimeout(timer);
      resolve();
    };
    const watching = new PerformanceObserver(() => {
      clearTimeout(calm);
      calm = setTimeout(end, CALM);
    });
    let calm = setTimeout(end, CALM);
    const latest = setTimeout(end, LONGEST);
    // Not every browser tells of long tasks.
    for (const type of ['resource', 'longtask'])
      if (PerformanceObserver.supportedEntryTypes.includes(type)) watching.observe({ type });
  });
}
