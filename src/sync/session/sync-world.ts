import type { Remote } from '#remote/remote.ts';
import type { Replica } from '#replica/database/replica.ts';

/** What sync needs of the world; tests give their own. */
export interface SyncWorld {
  readonly replica: Replica;
  readonly remote: Remote;
  /** Whether somebody looks at a page of this device now; where nothing can tell, somebody does. */
  readonly isLookedAt?: () => Promise<boolean>;
}
