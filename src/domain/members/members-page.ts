import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';

/** One answer of the directory of members: who, in order, with the rows that show them. */
export interface MembersPage {
  readonly ids: readonly MemberId[];
  /** To ask for what follows; null: nothing does. */
  readonly next: string | null;
  readonly rows: { readonly profiles?: readonly SyncedRow[]; readonly member_stats?: readonly SyncedRow[] };
}
