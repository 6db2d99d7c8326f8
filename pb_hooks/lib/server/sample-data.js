/**
 * Whether all that this server has is made up: its data folder says so itself, by a file that `npm run demo` writes (scripts/launch/demo-folder.mjs).
 * So neither a setting nor a variable can make a real server say it, and a demo's data says it wherever it is started.
 */

const storeKey = 'foretaste:sample-data';
const markFile = 'sample-data.json';

/** @param {CoreApp} app once, at start */
function rememberSampleData(app) {
  app.store().set(storeKey, isThere(`${app.dataDir()}/${markFile}`));
}

/** @param {CoreApp} app @returns {boolean} */
function hasSampleData(app) {
  return app.store().get(storeKey) === true;
}

/** @param {string} path */
function isThere(path) {
  try {
    return !$os.stat(path).isDir();
  } catch {
    return false;
  }
}

module.exports = { hasSampleData, rememberSampleData };
