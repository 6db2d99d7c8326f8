/**
 * Counters of rows that many devices hold: they also travel by themselves, under a name of their own that is no collection [S23]. `columns` are
 * numbers, `json` is not. `counts_seq` is the feed's seq under which they were told, so that of two states the newer is known by itself.
 */
export const rowCounters = {
  food_counts: {
    of: 'foods',
    columns: ['rating', 'review_count', 'upvotes', 'upvotes_seq', 'counts_seq'],
    json: ['tastings', 'rated_alike'],
  },
  video_counts: { of: 'videos', columns: ['views', 'counts_seq'], json: [] },
} as const;
