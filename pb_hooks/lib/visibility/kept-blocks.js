const { retentionDays } = require('../server/retention-days.js');
const { idFromParts } = require('../server/id-from-parts.js');
const { readMeta } = require('../server/meta.js');

/**
 * A block outlives the account that it is about: who deletes it and joins again with the same e-mail address is blocked again (R38). Of whoever left
 * only a keyed hash of the address is kept, for that time.
 */
const lasting = retentionDays.blocks * 86_400_000;
const saltKey = 'address_salt';

/**
 * @param {CoreApp} tx the transaction of the account's deletion, before the account goes
 * @param {core.Record} account
 */
function keepBlocks(tx, account) {
  tx.db()
    .newQuery(
      `INSERT OR REPLACE INTO _kept_blocks (address, blocker, at) SELECT {:address}, blocker, {:at} FROM blocks WHERE blocked = {:id}`,
    )
    .bind({ address: addressKey(tx, account.email()), at: Date.now(), id: account.id })
    .execute();
  tx.db().newQuery('DELETE FROM _kept_blocks WHERE blocker = {:id}').bind({ id: account.id }).execute();
}

/**
 * @param {CoreApp} tx the transaction of a sign-up, after its profile was saved
 * @param {core.Record} account
 */
function restoreBlocks(tx, account) {
  const address = addressKey(tx, account.email());
  const rows = arrayOf(new DynamicModel({ blocker: '' }));
  tx.db()
    .newQuery(
      'SELECT blocker FROM _kept_blocks WHERE address = {:address} AND at > {:since} AND blocker IN (SELECT id FROM users)',
    )
    .bind({ address, since: Date.now() - lasting })
    .all(rows);
  const blocks = tx.findCollectionByNameOrId('blocks');
  for (const { blocker } of rows) {
    /** @type {Record<string, string>} */
    const block = { blocker, blocked: account.id };
    tx.save(new Record(blocks, { id: idFromParts('blocks', (part) => block[part] ?? ''), ...block }));
  }
  tx.db().newQuery('DELETE FROM _kept_blocks WHERE address = {:address}').bind({ address }).execute();
}

/** @param {CoreApp} app every night */
function forgetKeptBlocks(app) {
  app
    .db()
    .newQuery('DELETE FROM _kept_blocks WHERE at <= {:since}')
    .bind({ since: Date.now() - lasting })
    .execute();
}

/** @param {CoreApp} tx @param {string} email */
function addressKey(tx, email) {
  tx.db()
    .newQuery('INSERT OR IGNORE INTO _meta (key, value) VALUES ({:key}, {:value})')
    .bind({ key: saltKey, value: $security.randomString(32) })
    .execute();
  return $security.hs256(email.toLowerCase(), readMeta(tx, saltKey));
}

module.exports = { forgetKeptBlocks, keepBlocks, restoreBlocks };
