import { readSecret } from '#domain/lists/list-member.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';

/** Where a link leads by which members join a list. The secret stands behind '#': no server, and nobody whom a page names as where one came from, is sent it. */
export function joinPlace(list: FoodListId, secret: string): string {
  return `/list/${list}#join=${secret}`;
}

/** The secret of such an address; null where there is none. */
export function secretInPlace(hash: string): string | null {
  return readSecret(new URLSearchParams(hash.replace(/^#/, '')).get('join'));
}
