/**
 * Versions of what an app and the server say to each other [S9]; an app names its own in `X-Sync-Protocol`. Raise `current` with every
 * change that an app of the version before cannot make sense of, and `oldest` when such an app would do harm.
 */
const oldest = 1;
const current = 1;

/**
 * Refuses an app that is too old (426: a newer version of it helps) or newer than this server (503: time helps), before anything of the
 * request has an effect. A request without the header is not the app's.
 *
 * @param {core.RequestEvent} e
 */
function refuseOtherProtocol(e) {
  const named = e.request.header.get('X-Sync-Protocol');
  if (named === '') return;
  const version = Number(named);
  e.response.header().set('X-Sync-Protocol', String(current));
  if (version > current) throw new ApiError(503, 'The server is older than this version of the app.', {});
  if (!(version >= oldest)) throw new ApiError(426, 'This version of the app is too old for the server.', {});
}

module.exports = { refuseOtherProtocol };
