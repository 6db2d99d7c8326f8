/** A member's name in a mail, on one line; '' for who has none. @param {CoreApp} app @param {string} user */
function addresseeName(app, user) {
  const profile = app.findRecordsByIds('profiles', [user])[0];
  const name = profile?.getString('full_name') || profile?.getString('username') || '';
  return name.replace(/\s+/g, ' ').trim();
}

/** A place of the app, as a mail names it. @param {CoreApp} app @param {string} path */
function appAddress(app, path) {
  return `${app.settings().meta.appURL.replace(/\/+$/, '')}${path}`;
}

module.exports = { addresseeName, appAddress };
