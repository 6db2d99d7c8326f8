/// <reference path="../.cache/pocketbase/types.d.ts" />
// Before it is stored: PocketBase makes all entries of a batch of one object, which holds the last of them when they are stored. On a full disk it is said, too.
if ($os.getenv('FORETASTE_LOG_FORMAT') === 'json')
  onModelCreate((e) => {
    const entry = /** @type {core.Log} */ (/** @type {unknown} */ (e.model));
    require(`${__hooks}/lib/operation/log-lines.js`).printLogLine(entry);
    return e.next();
  }, '_logs');
