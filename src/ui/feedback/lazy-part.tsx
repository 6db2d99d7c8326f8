import { type ComponentType, lazy } from 'react';

/** After a failure the chunk is not asked for again for so long, in milliseconds: drawing must come to an end in between. */
const retryAfter = 10_000;

/**
 * A part of the page in its own chunk. Where the chunk cannot be fetched (no network before everything is on the device), `Fallback`
 * stands in and the rest of the page stays: an error of React's own `lazy` would take all of it away. Needs a `Suspense` above it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        setTimeout(() => {
          latest = attempt();
        }, retryAfter);
        return { default: Fallback };
      }
    }) as ComponentType<Props>;
  let latest = attempt();
  return function LazyPart(props: Props) {
    const Part = latest;
    return <Part {...props} />;
  };
}
