import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@lingui/core/macro';
import { syncStatus } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { safeSides } from '#ui/safe-sides.ts';

/** The first load of the catalogue: the app is usable meanwhile, and this says how far it has come. Floats, so that nothing moves. */
export function FirstLoadProgress() {
  const firstLoad = useLive(syncStatus, [])?.firstLoad ?? null;
  if (firstLoad === null) return null;
  const { done, total } = firstLoad;
  return (
    <chakra.section
      aria-label={t`First load`}
      position="fixed"
      zIndex="bar"
      css={safeSides}
      insetInline={{ base: '3', md: 'auto' }}
      insetInlineStart={{ md: '6' }}
      bottom={{ base: 'calc(5.25rem + env(safe-area-inset-bottom))', md: 'calc(1.5rem + env(safe-area-inset-bottom))' }}
      width={{ md: '24rem' }}
      px="5"
      py="4"
      bg="paper.raised"
      borderWidth="1px"
      borderColor="line.quiet"
      borderRadius="lg"
      shadow="floating"
    >
      <ProgressBar label={t`Bringing the catalogue to this device`} value={done} max={total} />
    </chakra.section>
  );
}
