import type { FieldProblems } from './accounts.ts';

/** What came of a request of an admin, which needs the server at once: nothing of it is queued. */
export type AdminOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** `message` is the server's sentence. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldProblems }
  /** The sign-in ran out, or the caller is no admin (any more). */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

/** spec 2 §2.9, the buttons of the card 'Bulk Add Foods'. */
export const bulkCuisines = ['Japanese', 'Korean', 'Thai', 'Indian', 'Italian', 'French', 'Mexican', 'Vietnamese'] as const;
export type BulkCuisine = (typeof bulkCuisines)[number];

/** What admins ask of the server beyond rows: routes that it opens to nobody else. */
export interface Administration {
  /** Adds the built-in foods of a cuisine that are not there yet (spec 2 §7, bulk-add-cuisine-foods); the count of those that were added. */
  addCuisineFoods(cuisine: BulkCuisine): Promise<AdminOutcome<number>>;
}
