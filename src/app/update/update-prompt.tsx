import { type ComponentType, useEffect, useState } from 'react';

/** Watches for newer versions, from a chunk that loads after the first view. If the chunk does not come, it is tried again when the network is back. */
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
