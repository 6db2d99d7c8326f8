import type { Api, ApiMember } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import type { ChosenFile } from '#tests/e2e/support/camera-photo.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import type { DeviceName } from './walk-plan.ts';
import type { WalkingDevice } from './walking-device.ts';
import type { WriteLedger } from './write-ledger.ts';

/** A food of the catalogue that is written about. */
export interface WalkedFood {
  readonly id: string;
  readonly name: string;
}

/** A food that a walker contributed; its id is known once its page was seen. */
export interface OwnFood {
  readonly owner: DeviceName;
  readonly name: string;
  readonly id: string;
  isGone: boolean;
}

/** Everything that a step may touch. */
export interface WalkWorld {
  readonly url: string;
  readonly server: PocketBaseServer;
  readonly proxy: FaultyProxy;
  readonly api: Api;
  readonly root: string;
  readonly devices: Readonly<Record<DeviceName, WalkingDevice>>;
  /** Members without a device, to be followed, reported and blocked. */
  readonly others: readonly ApiMember[];
  readonly foods: readonly WalkedFood[];
  readonly ownFoods: OwnFood[];
  /** A list with these foods that all walkers make together, and a public one of a member without a device; their ids. */
  readonly shared: string;
  readonly shown: string;
  /** What ada keeps as a verified chef: a food that one member has reviewed, and the names of a place and of an event. */
  readonly kitchen: { readonly food: string; readonly place: string; readonly event: string };
  readonly film: ChosenFile;
  /** Blog posts by their address. */
  readonly stories: readonly string[];
  ledger: WriteLedger;
  isServerDown: boolean;
}
