import { type ComponentType, lazy } from 'react';
import { isReloading } from './reload-once-on-stale-chunk.ts';

const never = new Promise<never>(() => undefined);

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
        latest = attempt();
        throw error;
      }
    });
  let latest = attempt();
  return function LazyScreen() {
    const Screen = latest;
    return <Screen />;
  };
}
