import { type ComponentType, lazy } from 'react';
import { isReloading } from './reload-once-on-stale-chunk.ts';

const never = new Promise<never>(() => undefined);

/** In milliseconds. At once would never come to an end: React draws a failed screen again by itself before it gives up. */
const retryAfter = 500;

/**
 * A screen in its own chunk: `lazyScreen(async () => (await import('…')).ExploreScreen)`. A chunk that could not be fetched is
 * asked for again when the screen is next drawn ('Try Again'), where React's own `lazy` would stay broken.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (await isReloading()) return never;
        setTimeout(() => {
          latest = attempt();
        }, retryAfter);
        throw error;
      }
    });
  let latest = attempt();
  return function LazyScreen() {
    const Screen = latest;
    return <Screen />;
  };
}
