/** The header by which the server marks every answer as its own: its epoch [S19] (pb_hooks/lib/server/answer-mark.js). */
export const EPOCH_HEADER = 'X-Sync-Epoch';

/** Whether the server itself answered, and not something between it and this device: a proxy, a portal, a block page [S19]. */
export function isServersAnswer({ headers }: Pick<Response, 'headers'>): boolean {
  return (headers.get(EPOCH_HEADER) ?? '') !== '';
}
