/// <reference path="../.cache/pocketbase/types.d.ts" />
cronAdd('foretaste-documents', '37 4 * * *', () =>
  require(`${__hooks}/lib/professionals/forget-documents.js`).forgetDocuments(
    require(`${__hooks}/lib/server/server-app.js`).serverApp(),
  ),
);
