import type { FieldProblems } from '#domain/accounts/accounts.ts';

/** What came of a request of an admin, which needs the server at once: nothing of it is queued. */
export type AdminOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** `message` is the server's sentence. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldProblems }
  /** The sign-in ran out, or the caller is no admin (any more). */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };
