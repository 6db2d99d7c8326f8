import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import type { OutboxEntry, StoredPhoto } from './outbox-entry.ts';

/**
 * A change that the server has accepted. Devices are the backup [S22]: it is offered again under its own id when the server's history turns
 * out to be another one.
 */
export interface AcknowledgedMutation extends OutboxEntry {
  readonly member: MemberId;
  /** By this device's clock. */
  readonly acknowledgedAt: number;
  /** When the server accepted it first, by its own clock: its place in the order of all writes. */
  readonly firstAt: number;
  /** What the server made of the columns; null: of a deletion. */
  readonly told: Columns | null;
  /** About as many, without its files. */
  readonly bytes: number;
}

/** The bytes of a file that went with an acknowledged change. */
export interface AcknowledgedFile extends Pick<
  StoredPhoto,
  'key' | 'collection' | 'record' | 'column' | 'bytes' | 'type' | 'name'
> {
  readonly size: number;
  /** When its change was accepted, by the server's clock where it says. */
  readonly keptAt: number;
}
