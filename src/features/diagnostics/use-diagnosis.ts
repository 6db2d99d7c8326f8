import { useEffect, useState } from 'react';
import { storedRows } from '#replica/storage/storage-use.ts';
import { syncReport, syncStatus } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';
import type { Diagnosis } from './diagnostic-report.ts';
import { measuredSpeed } from './speed-of-this-device.ts';
import { storedErrors } from './stored-errors.ts';

/** What this device knows of its own state; undefined until it is read. */
export function useDiagnosis(): Diagnosis | undefined {
  const report = useLive(syncReport, []);
  const status = useLive(syncStatus, []);
  const stored = useLive(storedRows, []);
  const storage = useStorage();
  if (report === undefined || status === undefined || stored === undefined || storage === undefined) return undefined;
  return {
    version: import.meta.env.VITE_APP_VERSION ?? 'development',
    browser: navigator.userAgent,
    isServedByWorker: Boolean(navigator.serviceWorker?.controller),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    sync: { ...report, pending: status.pending, parked: status.parked },
    stored,
    storage,
    speed: measuredSpeed(localStorage),
    errors: storedErrors(localStorage),
  };
}

/** undefined until measured, null where the browser does not say. */
function useStorage(): Diagnosis['storage'] | undefined {
  const [storage, setStorage] = useState<Diagnosis['storage']>();
  useEffect(() => {
    void measure().then(setStorage, () => setStorage(null));
  }, []);
  return storage;
}

async function measure(): Promise<Diagnosis['storage']> {
  const [{ usage, quota }, isPersistent] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return usage === undefined || quota === undefined ? null : { used: usage, allowed: quota, isPersistent };
}
