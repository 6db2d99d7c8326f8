import { t } from '@lingui/core/macro';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Floating } from '#ui/overlays/floating.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** The first load of the catalogue: the app is usable meanwhile, and this says how far it has come. Floats, so that nothing moves. */
export function FirstLoadProgress() {
  const activity = useLive(syncReport, [])?.activity;
  if (activity?.kind !== 'loading') return null;
  const { done, total } = activity;
  return (
    <Floating card aria-label={t`First load`} width={{ md: '24rem' }} px="5" py="4">
      <ProgressBar label={t`Bringing the catalogue to this device`} value={done} max={total} />
    </Floating>
  );
}
