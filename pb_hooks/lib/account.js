/**
 * What no relation ties to an account goes with it: its profile, which shares its id, with the picture; the stored answers of its
 * mutations, which hold what it wrote; its own audience.
 *
 * @param {CoreApp} tx inside the transaction of the account's deletion
 * @param {string} id
 */
function deleteAccount(tx, id) {
  const profile = tx.findRecordsByIds('profiles', [id])[0];
  if (profile) tx.delete(profile);
  tx.db().newQuery('DELETE FROM _mutations WHERE user = {:id}').bind({ id }).execute();
  tx.db().newQuery('DELETE FROM _changes WHERE audience = {:audience}').bind({ audience: `u:${id}` }).execute();
}

module.exports = { deleteAccount };
