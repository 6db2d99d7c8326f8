/// <reference path="../.cache/pocketbase/types.d.ts" />
// Large files in parts that can be resumed; lib/files/uploads.js has the protocol.
routerAdd(
  'POST',
  '/api/uploads',
  (e) => require(`${__hooks}/lib/files/uploads.js`).openUpload(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(4096),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'PUT',
  '/api/uploads/{id}',
  (e) => require(`${__hooks}/lib/files/uploads.js`).takePart(e),
  $apis.requireAuth('users'),
  $apis.bodyLimit(1024 * 1024),
  $apis.skipSuccessActivityLog(),
);
