const { recordAdminAction } = require('../server/admin-actions.js');
const { isSuspended } = require('../members/suspension.js');

/**
 * Makes a member an admin: for whoever runs the server, since no request can (R13). The member's devices learn of it with their next pull.
 *
 * @param {CoreApp} app
 * @param {string} address the member's e-mail address
 * @returns {{ isDone: boolean, message: string }} a sentence for whoever typed the command
 */
function makeAdmin(app, address) {
  const email = address.trim();
  const account = findAccount(app, email);
  if (account === undefined)
    return failed(`Nobody has joined with ${email}: join in the app with this address first, then run this again.`);
  if (isSuspended(account)) return failed(`${email} is suspended: another admin must lift that first.`);
  if (account.getString('standing') === 'admin') return { isDone: true, message: `${email} is an admin already.` };
  app.runInTransaction((tx) => {
    tx.save(new Record(tx.findCollectionByNameOrId('user_roles'), { user: account.id, role: 'admin' }));
    recordAdminAction(tx, { actor: '', action: 'member.make-admin', kind: 'member', subject: account.id });
  });
  return {
    isDone: true,
    message: `${email} is an admin now. A device that is signed in learns of it within a minute.`,
  };
}

/** @param {CoreApp} app @param {string} email @returns {core.Record | undefined} */
function findAccount(app, email) {
  return (
    app.findRecordsByFilter('users', 'email = {:email}', '', 1, 0, { email: email.toLowerCase() })[0] ??
    app.findRecordsByFilter('users', 'email = {:email}', '', 1, 0, { email })[0]
  );
}

/** @param {string} message */
function failed(message) {
  return { isDone: false, message };
}

module.exports = { makeAdmin };
