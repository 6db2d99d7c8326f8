/**
 * Every order by the alphabet that there is (R36). A list that people see may stand from A to Z only where the screen says so: `says` is the English text that does,
 * and has to be one of `src/languages/en.po`. All others are orders that nobody sees: `unseen` tells what they are for. The rule `foretaste/no-alphabetical-order`
 * refuses one in any other file.
 *
 * @typedef {{ file: string, says: string, unseen?: never } | { file: string, unseen: string, says?: never }} AlphabeticalOrder
 */

/** @type {readonly AlphabeticalOrder[]} */
export const alphabeticalOrders = [
  { file: 'src/domain/search/find-foods.ts', says: 'Name, A to Z' },
  { file: 'src/ranking/row-orders.ts', says: 'Name, A to Z' },
  { file: 'src/domain/values/day.ts', unseen: 'two names that drew the same lot of 32 bits' },
  { file: 'src/domain/eviction/plan-eviction.ts', unseen: 'which of equals leaves the device' },
  {
    file: 'src/domain/tasting/tasting-sums.ts',
    unseen: 'which words are counted; a page asks for each by its own list',
  },
  { file: 'src/ranking/search/term-columns-builder.ts', unseen: 'terms of the index, found by halving' },
  { file: 'src/ranking/search/joined-near.ts', unseen: 'halving of these terms' },
  { file: 'src/replica/members/followed-feed.ts', unseen: 'times as texts, the newest first' },
  { file: 'src/replica/members/block-queries.ts', unseen: 'times as texts, the newest first' },
  { file: 'src/replica/taste/own-tastes.ts', unseen: 'ids, so that the same ratings are known as the same' },
  { file: 'src/sync/pull/poke-listener.ts', unseen: 'audiences, so that the same ones are known as the same' },
  {
    file: 'pb_hooks/lib/foods/catalogue-seed.js',
    unseen: 'files, the same on every system; what they hold is dealt by lot',
  },
  { file: 'pb_hooks/lib/messages/conversation.js', unseen: 'two ids, for the one conversation of both' },
  { file: 'pb_hooks/lib/visibility/block-visibility.js', unseen: 'two ids, for the one row of both' },
  { file: 'pb_hooks/lib/sync/food-columns.js', unseen: 'codes of words in a file' },
  {
    file: 'pb_migrations/1763683482_tastings.js',
    unseen: 'which words are counted; a page asks for each by its own list',
  },
  {
    file: 'pb_migrations/1763683483_tastings_add_up.js',
    unseen: 'which words are counted; a page asks for each by its own list',
  },
];
