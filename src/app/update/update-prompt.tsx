import { type ComponentType, useEffect, useState } from 'react';

/** Watches for newer versions once the first view is there, of which this is no part. Where its chunk does not come, the next sign of a network brings it. */
export function UpdatePrompt() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./update-watch.tsx').then(
        ({ UpdateWatch }) => setWatch(() => UpdateWatch),
        () => addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, []);
  return Watch === null ? null : <Watch />;
}
