import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A screen in its own chunk: `lazyScreen(async () => (await import('…')).ExploreScreen)`. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
