import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { isReloading, isServed } from '#app/update/reload-once-on-stale-chunk.ts';
import { screenFailure } from './screen-failure.ts';

const never = new Promise<never>(() => undefined);

/** What asks anew for the screens that failed. */
const failed = new Set<() => void>();

/** For 'Try Again': the screens that failed are asked for anew, however soon it is pressed. */
export function retryFailedScreens(): void {
  for (const retry of failed) retry();
}

/** How soon a failed chunk may be asked for again, in milliseconds. Without a wait it would never end: React itself draws a failed screen again. */
const retryAfter = 500;

/** A screen in its own chunk. */
export interface LazyScreen {
  (): ReactNode;
  /** Fetches it before it is drawn: from then on it is drawn at once, without an outline in its place. */
  readonly ahead: () => Promise<void>;
}

/**
 * A screen in its own chunk: `lazyScreen(async () => (await import('…')).ExploreScreen)`. A chunk that could not be fetched is
 * asked for again when the screen is next drawn ('Try Again'), where React's own `lazy` would stay broken. It fails with `ScreenNotHere`
 * only if there is no connection.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let here: ComponentType | undefined;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (await isReloading()) return never;
        const retry = () => {
          if (failed.delete(retry)) latest = attempt();
        };
        failed.add(retry);
        setTimeout(retry, retryAfter);
        throw await screenFailure(error, isServed);
      }
    });
  let latest = attempt();
  const Shown = () => {
    const [Screen] = useState(() => here ?? latest);
    return <Screen />;
  };
  const ahead = async () => {
    here = await load();
  };
  return Object.assign(Shown, { ahead });
}
