import type { FeedBoundary } from './feed-page.ts';

/**
 * Told by the event stream now and then [S14]: nothing came to the member alone after the seq `after` up to that of the boundary, up to which everyone
 * reads at present; both of the server's epoch `epoch`.
 */
export interface Heartbeat {
  readonly epoch: string;
  readonly after: number;
  readonly boundary: FeedBoundary;
}
