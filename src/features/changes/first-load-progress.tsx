import { chakra } from '@chakra-ui/react/styled-system';
import { syncStatus } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** The first load of the catalogue: the app is usable meanwhile, and this says how far it has come. Lies over the page, so that nothing moves. */
export function FirstLoadProgress() {
  const firstLoad = useLive(syncStatus, [])?.firstLoad ?? null;
  if (firstLoad === null) return null;
  const { done, total } = firstLoad;
  return (
    <chakra.div position="sticky" top={{ base: '14', md: '16' }} zIndex="bar" height="0">
      <chakra.div display="flex" justifyContent="center" px="4" pt="2" pointerEvents="none">
        <chakra.div width="min(26rem, 100%)" px="4" py="3" bg="paper.raised" borderWidth="1px" borderColor="line.quiet" borderRadius="lg" shadow="lifted">
          <ProgressBar label="Bringing the catalogue to this device" value={done} max={total} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
