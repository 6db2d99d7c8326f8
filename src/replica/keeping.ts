import type { FoodId, MemberId, PostId } from '#domain/ids.ts';
import type { SavedState } from '#domain/saved-food.ts';
import { assertNever } from '#prelude/assert-never.ts';

/** What can be kept offline by choice: a food's page, a story of the blog, or one of the member's own lists with all its foods. */
export type Keepable =
  | { readonly kind: 'food'; readonly id: FoodId }
  | { readonly kind: 'post'; readonly id: PostId }
  | { readonly kind: 'list'; readonly id: SavedState; readonly member: MemberId };

/** What of a keeping has arrived, by the keeper's last look. */
export interface Arrival {
  /** Pages and pictures that are not here yet, and can be had. */
  readonly missing: number;
  /** Of its pages and pictures, about as many. */
  readonly bytes: number;
  /** There is no room for the rest of its pictures. */
  readonly isFull: boolean;
}

/**
 * That something is kept on this device by choice. It is a wish of the device and not of the account: it is written without a connection, and
 * what it asks for comes when it can.
 */
export interface Keeping {
  /** `keyOfKeeping(what)` */
  readonly key: string;
  readonly what: Keepable;
  readonly keptAt: number;
  /** null: the keeper has not looked yet. */
  readonly arrival: Arrival | null;
  /** When it was let go of, which can be undone for `UNDO_FOR`; null: it was not. */
  readonly removedAt: number | null;
}

/** For as long what was let go of stays on the device, so that Undo needs no connection. Milliseconds. */
export const UNDO_FOR = 60_000;
/** Pages that a device keeps by choice at most, those of kept lists among them: what was kept last comes first. */
export const KEPT_PAGES_AT_MOST = 200;
/** Pictures that a device keeps by choice, in bytes together. */
export const KEPT_PICTURE_BYTES = 250_000_000;

export function keyOfKeeping(what: Keepable): string {
  switch (what.kind) {
    case 'food':
    case 'post':
      return `${what.kind}/${what.id}`;
    case 'list':
      return `list/${what.member}/${what.id}`;
    default:
      return assertNever(what);
  }
}
