import { type ComponentType, useEffect, useState } from 'react';

/** Watches for newer versions and for news that the system has told, from a chunk that loads after the first view. If the chunk does not come, it is tried again when the network is back. */
export function UpdatePrompt() {
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./after-first-view.tsx').then(
        ({ AfterFirstView }) => setWatch(() => AfterFirstView),
        () => addEventListener('online', load, { once: true }),
      );
    };
    load();
    return () => removeEventListener('online', load);
  }, []);
  return Watch === null ? null : <Watch />;
}
