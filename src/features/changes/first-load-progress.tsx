import { t } from '@lingui/core/macro';
import { syncStatus } from '#replica/sync-status.ts';
import { useLive } from '#replica/use-live.ts';
import { Floating } from '#ui/floating.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** The first load of the catalogue: the app is usable meanwhile, and this says how far it has come. Floats, so that nothing moves. */
export function FirstLoadProgress() {
  const firstLoad = useLive(syncStatus, [])?.firstLoad ?? null;
  if (firstLoad === null) return null;
  const { done, total } = firstLoad;
  return (
    <Floating card aria-label={t`First load`} width={{ md: '24rem' }} px="5" py="4">
      <ProgressBar label={t`Bringing the catalogue to this device`} value={done} max={total} />
    </Floating>
  );
}
