import { assertNever } from '#prelude/assert-never.ts';
import type { Keepable } from '#replica/database/device-rows.ts';

/** For as long what was let go of stays on the device, so that Undo needs no connection. Milliseconds. */
export const UNDO_FOR = 60_000;
/** Pages that a device keeps by choice at most, those of kept lists among them: what was kept last comes first. */
export const MOST_OFFLINE_PAGES = 200;
/** Pictures that a device keeps by choice, in bytes together. */
export const KEPT_PICTURE_BYTES = 250_000_000;

export function offlineCopyKey(what: Keepable): string {
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
