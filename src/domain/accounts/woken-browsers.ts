/** A browser that the server wakes: by what it is known there, and what lets its service worker read the news. */
interface WokenBrowser {
  readonly id: string;
  readonly key: string;
}

type KeepOutcome =
  | ({ readonly kind: 'kept' } & WokenBrowser)
  /** This server knows no such push service. */
  | { readonly kind: 'unknown-service' }
  /** Also for a server that asks for patience, and for a sign-in that has ended. */
  | { readonly kind: 'unreachable' };

/** Which browsers of a member the server wakes when something is new (R49). */
export interface WokenBrowsers {
  /** The key that a browser's push service knows this server by, base64url; null while the server does not answer. */
  serverKey(): Promise<string | null>;
  /** `endpoint`: the address that the push service gave this browser. A browser that is kept again gets a new key. */
  keep(browser: { readonly token: string; readonly endpoint: string }): Promise<KeepOutcome>;
  /** Needs no sign-in. @returns whether the server has heard it: one that is not reached learns it from the push service, at its next push. */
  forget(browser: WokenBrowser): Promise<boolean>;
}
