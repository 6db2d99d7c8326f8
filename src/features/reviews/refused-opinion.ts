import { reviewTextLength } from '#domain/reviews/review-rules.ts';
import { decodeTasting } from '#domain/tasting/decode-tasting.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Opinion } from './opinion-store.ts';

/** What the member wanted to say in a change that the server refused, so that it can be mended [S6]; null where nothing was said. */
export function refusedOpinion(refused: OutboxEntry | null): Opinion | null {
  if (refused === null || refused.kind === 'delete') return null;
  const { rating, review_text: text, tasting } = refused.columns;
  const opinion = {
    rating: typeof rating === 'number' ? rating : 0,
    text: typeof text === 'string' ? text : '',
    tasting: decodeTasting(tasting),
  };
  return opinion.rating === 0 && reviewTextLength(opinion.text) === 0 && opinion.tasting === null ? null : opinion;
}
