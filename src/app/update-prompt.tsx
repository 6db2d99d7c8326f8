import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A new version of the app that waits; it takes over when told to. */
export interface WaitingUpdate {
  readonly takeOver: () => void;
}

/** 'A new version is ready': never by itself, because that could lose a form. The service worker is registered after the first paint. */
export function UpdatePrompt() {
  const [update, setUpdate] = useState<WaitingUpdate | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without a service worker (private windows) the app works, only not offline from a cold start.
    import('./watch-for-updates.ts')
      .then(({ watchForUpdates }) => watchForUpdates(setUpdate))
      .catch((error: unknown) => console.warn('No service worker', error));
  }, []);
  return (
    <chakra.section aria-label="Update" hidden={update === null} position="fixed" zIndex="overlay" insetInline={{ base: '3', md: 'auto' }} insetInlineStart={{ md: '6' }} bottom={{ base: 'calc(5.25rem + env(safe-area-inset-bottom) + var(--tray-height, 0px))', md: '6' }}>
      {update === null ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" p="3" ps="5" bg="paper.raised" borderWidth="1px" borderColor="line.quiet" borderRadius="xl" shadow="floating">
          <chakra.p role="alert" flex="1" fontWeight="semibold">A new version is ready</chakra.p>
          <Button size="sm" minH="target" tone="ghost" onClick={() => setUpdate(null)}>Later</Button>
          <Button size="sm" minH="target" onClick={update.takeOver}>Reload</Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
