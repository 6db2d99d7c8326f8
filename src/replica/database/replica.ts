import type { ReplicaDatabase } from './replica-database.ts';

/** Milliseconds since 1970. */
type Clock = () => number;
/** A new random id: 15 characters of [a-z0-9] for records, a UUID for mutations. */
export interface NewId {
  record(): string;
  mutation(): string;
}

/** The replica with the world that its commands need. */
export interface Replica {
  readonly database: ReplicaDatabase;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Lets go of what was only looked at, for a write that found no room; resolves also where nothing could go. */
  readonly makeRoom: () => Promise<void>;
}
