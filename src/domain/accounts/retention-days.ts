/**
 * For how many days the server keeps what it does not keep as long as the account is there. /privacy tells it and the server does it, both by this table
 * (`pb_hooks/lib/server/retention-days.js`).
 */
export const retentionDays = {
  /** Of whoever asked what of the server. */
  requestLog: 5,
  /** A username that its owner gave up is kept from others: nobody is to be taken for whoever had it. */
  usernames: 30,
  /** Reports, once an admin has decided. */
  reports: 180,
  /** That a block was about an account that is gone, by a hash of its address. */
  blocks: 180,
  /** Documents of a verification, once it was decided; the operator may set another time. */
  documents: 90,
  notifications: 400,
  /** Errors that the app met on a device. */
  errorReports: 90,
  /** A browser that asked to be woken, since the app was last opened in it. */
  browsers: 90,
  /** That a change was taken in (an entry of the ledger), so that it does not happen twice. */
  changes: 400,
  /** Parts of a file whose rest never came. */
  uploads: 7,
  /** Who looked at a member's food: as long as a look may be told late, and two days. */
  viewers: 32,
  /** How many looked at it on a day. */
  views: 400,
  /** Who watched a video: on the day itself and on the next. */
  watchers: 2,
  /** Counts of tries and writes, for limits. */
  limits: 1,
} as const;
