import type { StoredRows } from '#replica/storage/storage-use.ts';
import type { SyncReport } from '#replica/feed/sync-status.ts';
import type { measuredSpeed } from './speed-of-this-device.ts';
import type { StoredError } from './stored-errors.ts';

export interface Diagnosis {
  readonly version: string;
  readonly browser: string;
  /** Whether a service worker serves this page. */
  readonly isServedByWorker: boolean;
  readonly isInstalled: boolean;
  readonly sync: SyncReport & { readonly pending: number; readonly parked: number };
  readonly stored: StoredRows;
  readonly storage: { readonly used: number; readonly allowed: number; readonly isPersistent: boolean } | null;
  readonly speed: ReturnType<typeof measuredSpeed>;
  readonly errors: readonly StoredError[];
}

/** The diagnosis as text for whoever helps: no name, no content, no key of the member is in it. */
export function diagnosticReport(diagnosis: Diagnosis, madeAt: Date): string {
  return JSON.stringify({ madeAt: madeAt.toISOString(), ...diagnosis }, null, 2);
}
