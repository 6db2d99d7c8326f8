const { number } = require('../server/change-log.js');
const { rowOwners } = require('../server/collections.js');
const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * A block parts two members in both directions, whoever made it: neither reads the other's profile, foods, reviews, videos, roles,
 * achievements or follows, by any route, and neither follows, messages, reviews or notifies the other. What was written between them is out of
 * the blocker's sight; the other keeps it, to be able to report it (R38).
 *
 *   reading  the access rules ask `@request.auth.apart` and `@request.auth.blocking`, mirrors of `blocks` on the account
 *   writing  `refuseAcrossBlock`, in the transaction of the write
 *   devices  `applyBlock` logs each row that must leave under both members' own audiences [S5]
 *
 * What one had of the other by choice ends with a block and does not come back with it: follows, lists that were kept, parts in lists that the other has made,
 * and what one says at the other's table.
 * Two who take part in a list of a third both stay: to put one of them out would tell of the block. Neither sees the other's name or notes there.
 */

/** What another's device can hold; of follows it holds its own member's alone. */
const held = Object.keys(rowOwners);

/** Who stands behind a row, by collection and column. @type {Record<string, readonly string[]>} */
const owners = {
  ...Object.fromEntries(Object.entries(rowOwners).map(([collection, column]) => [collection, [column]])),
  user_follows: ['follower', 'following'],
};

/** Rows that come back under a member's own audience when a block ends: all others are read anew with the topics that hold them. */
const returning = ['foods', 'profiles', 'list_members', 'list_notes'];

/**
 * Whether a block stands between two members.
 *
 * @param {CoreApp} app
 * @param {string} one
 * @param {string} other
 */
function isBlockBetween(app, one, other) {
  if (one === '' || other === '' || one === other) return false;
  return (
    number(
      app,
      `SELECT EXISTS (SELECT 1 FROM blocks WHERE blocker = {:one} AND blocked = {:other})
    OR EXISTS (SELECT 1 FROM blocks WHERE blocker = {:other} AND blocked = {:one}) AS n`,
      { one, other },
    ) === 1
  );
}

/**
 * Whether something that `actor` does may be told to `user`: not across a block, and not where `user` has muted `actor`, who never learns of it.
 *
 * @param {CoreApp} app
 * @param {{ actor: string, user: string }} members
 */
function mayNotify(app, { actor, user }) {
  if (isBlockBetween(app, actor, user)) return false;
  return app.countRecords('mutes', $dbx.hashExp({ muter: user, muted: actor })) === 0;
}

/**
 * Refuses a new row that one member would address to another across a block; call it inside the transaction that saves the row.
 *
 * @param {CoreApp} tx
 * @param {core.Record} record
 * @throws {BadRequestError} with `validation_apart`, in a sentence that does not say who blocked whom
 */
function refuseAcrossBlock(tx, record) {
  for (const [field, one, other] of addressed(tx, record)) {
    if (isBlockBetween(tx, one, other))
      throw fieldRefusal({
        [field]: { code: 'validation_apart', message: 'This is not possible between you and this member.' },
      });
  }
}

/**
 * @param {CoreApp} tx
 * @param {core.Record} record
 * @returns {[field: string, one: string, other: string][]}
 */
function addressed(tx, record) {
  const of = (/** @type {string} */ name) => record.getString(name);
  switch (record.collection().name) {
    case 'user_follows':
      return [['following', of('follower'), of('following')]];
    case 'table_invitations':
      return [['guest', of('host'), of('guest')]];
    case 'conversations':
      return [['participant_2', of('participant_1'), of('participant_2')]];
    case 'messages': {
      const conversation = tx.findRecordsByIds('conversations', [of('conversation')])[0];
      return [
        [
          'conversation',
          conversation?.getString('participant_1') ?? '',
          conversation?.getString('participant_2') ?? '',
        ],
      ];
    }
    case 'list_members':
      return [['user', of('owner'), of('user')]];
    case 'pinned_reviews':
    case 'review_answers':
      return [['review', of('user'), tx.findRecordsByIds('reviews', [of('review')])[0]?.getString('user') ?? '']];
    default:
      return foodFields(record.collection().name).map((field) => [
        field,
        of('user'),
        tx.findRecordsByIds('foods', [of(field)])[0]?.getString('uploaded_by') ?? '',
      ]);
  }
}

/** The columns that name the foods a row is about. @param {string} collection @returns {readonly string[]} */
function foodFields(collection) {
  return collection === 'pair_votes' ? ['one', 'other'] : ['food'];
}

/** Collections whose new rows `refuseAcrossBlock` looks at. */
const addressedCollections = [
  'user_follows',
  'table_invitations',
  'conversations',
  'list_members',
  'messages',
  'reviews',
  'review_answers',
  'pinned_reviews',
  'videos',
  'food_photos',
  'food_likes',
  'pair_votes',
];

/**
 * Notes in a block the names of whoever is blocked, as they are at that moment. Its maker cannot read the profile any more, and has to know whose block it is.
 *
 * @param {CoreApp} tx the transaction that saves the block, before it does
 * @param {core.Record} block
 */
function nameBlocked(tx, block) {
  const profile = tx.findRecordsByIds('profiles', [block.getString('blocked')])[0];
  if (!profile || isBlockBetween(tx, block.getString('blocker'), profile.id)) return; // what it cannot read, the device cannot ask for in this way
  block.set('username', profile.getString('username'));
  block.set('name', profile.getString('full_name') || profile.getString('username'));
}

/**
 * @param {CoreApp} tx inside the transaction that made the block
 * @param {core.Record} block
 */
function applyBlock(tx, block) {
  const ways = bothWays(block);
  for (const { viewer } of ways) refreshBlockedIds(tx, viewer); // first of all: whatever follows is told to nobody across the block
  for (const { viewer, other } of ways) {
    for (const chosen of [
      ...follows(tx, viewer, other),
      ...keptLists(tx, viewer, other),
      ...parts(tx, viewer, other),
      ...invitations(tx, viewer, other),
    ])
      if (chosen) tx.delete(chosen);
    for (const collection of held) logRows(tx, { collection, viewer, other });
    logCorrespondence(tx, viewer, other);
  }
}

/** @param {CoreApp} tx @param {string} viewer @param {string} other */
function follows(tx, viewer, other) {
  const both = { viewer, other };
  return tx.findRecordsByFilter('user_follows', 'follower = {:viewer} && following = {:other}', '', 0, 0, both);
}

/** Where `viewer` takes part in lists of `other`, or is invited to. @param {CoreApp} tx @param {string} viewer @param {string} other */
function parts(tx, viewer, other) {
  const both = { viewer, other };
  return tx.findRecordsByFilter('list_members', 'user = {:viewer} && owner = {:other}', '', 0, 0, both);
}

/** @param {CoreApp} tx @param {string} viewer @param {string} other */
function invitations(tx, viewer, other) {
  const both = { viewer, other };
  return tx.findRecordsByFilter('table_invitations', 'host = {:viewer} && guest = {:other}', '', 0, 0, both);
}

/** The lists of `other` that `viewer` keeps. @param {CoreApp} tx @param {string} viewer @param {string} other */
function keptLists(tx, viewer, other) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  tx.db()
    .newQuery(
      'SELECT id FROM kept_lists WHERE user = {:viewer} AND list IN (SELECT id FROM food_lists WHERE user = {:other})',
    )
    .bind({ viewer, other })
    .all(rows);
  return tx.findRecordsByIds(
    'kept_lists',
    rows.map((row) => row.id),
  );
}

/**
 * @param {CoreApp} tx inside the transaction that ended the block
 * @param {core.Record} block
 */
function liftBlock(tx, block) {
  for (const { viewer, other } of bothWays(block)) {
    refreshBlockedIds(tx, viewer);
    if (isBlockBetween(tx, viewer, other)) continue; // the other's own block still stands
    for (const collection of held) {
      if (returning.includes(collection)) logRows(tx, { collection, viewer, other });
      else forgetRows(tx, { collection, viewer, other });
    }
    logCorrespondence(tx, viewer, other);
  }
}

/** @param {core.Record} block */
function bothWays(block) {
  const [one, other] = [block.getString('blocker'), block.getString('blocked')];
  return [
    { viewer: one, other },
    { viewer: other, other: one },
  ];
}

/**
 * @param {CoreApp} tx
 * @param {string} id of an account
 */
function refreshBlockedIds(tx, id) {
  const account = tx.findRecordsByIds('users', [id])[0];
  if (!account) return; // it is being deleted
  const blocking = mirror(tx, id, 'SELECT blocked AS id FROM blocks WHERE blocker = {:id} ORDER BY 1');
  const apart = mirror(
    tx,
    id,
    'SELECT blocked AS id FROM blocks WHERE blocker = {:id} UNION SELECT blocker FROM blocks WHERE blocked = {:id} ORDER BY 1',
  );
  if (account.getString('apart') === apart && account.getString('blocking') === blocking) return;
  account.set('apart', apart);
  account.set('blocking', blocking);
  tx.saveNoValidate(account);
}

/** @param {CoreApp} tx @param {string} id @param {string} sql */
function mirror(tx, id, sql) {
  const rows = arrayOf(new DynamicModel({ id: '' }));
  tx.db().newQuery(sql).bind({ id }).all(rows);
  return rows.map((row) => ` ${row.id} `).join('');
}

/** @typedef {{ collection: string, viewer: string, other: string }} Withdrawal the rows of `other` that `viewer` may have */

/** @param {CoreApp} tx @param {Withdrawal} rows */
function logRows(tx, { collection, viewer, other }) {
  tx.db()
    .newQuery(`INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || {:viewer}, '${collection}', id, 'update' FROM ${collection} WHERE ${isOwnedBy(collection)}`)
    .bind({ viewer, other })
    .execute();
}

/** @param {CoreApp} tx @param {Withdrawal} rows */
function forgetRows(tx, { collection, viewer, other }) {
  tx.db()
    .newQuery(`DELETE FROM _changes WHERE audience = 'u:' || {:viewer} AND collection = '${collection}'
    AND record IN (SELECT id FROM ${collection} WHERE ${isOwnedBy(collection)})`)
    .bind({ viewer, other })
    .execute();
}

/** @param {string} collection */
function isOwnedBy(collection) {
  return (owners[collection] ?? []).map((column) => `${column} = {:other}`).join(' OR ');
}

/** @param {CoreApp} tx @param {string} viewer @param {string} other */
function logCorrespondence(tx, viewer, other) {
  const [first, second] = [viewer, other].toSorted();
  const pair = 'participant_1 = {:first} AND participant_2 = {:second}';
  tx.db()
    .newQuery(`INSERT INTO _changes (audience, collection, record, op)
    SELECT 'u:' || {:viewer}, 'conversations', id, 'update' FROM conversations WHERE ${pair}
    UNION ALL SELECT 'u:' || {:viewer}, 'messages', id, 'update' FROM messages WHERE conversation IN (SELECT id FROM conversations WHERE ${pair})
    UNION ALL SELECT 'u:' || {:viewer}, 'notifications', id, 'update' FROM notifications WHERE user = {:viewer} AND actor = {:other}`)
    .bind({ viewer, other, first, second })
    .execute();
}

module.exports = {
  addressedCollections,
  isBlockBetween,
  foodFields,
  mayNotify,
  nameBlocked,
  owners,
  applyBlock,
  refuseAcrossBlock,
  liftBlock,
};
