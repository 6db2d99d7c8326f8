/** The version of the protocol that this app speaks [S9]; the server's are in pb_hooks/lib/sync/sync-protocol.js. */
export const protocolHeader = { 'X-Sync-Protocol': '1' } as const;

/** The server serves only newer versions of the app: what is sent has to wait for one. */
export interface Outdated {
  readonly kind: 'outdated';
}

export const OUTDATED: Outdated = { kind: 'outdated' };

/** Whether the server refused this version of the app, and nothing else about the request. */
export function isOutdated(response: Response): boolean {
  return response.status === 426;
}
