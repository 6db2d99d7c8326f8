/// <reference path="../.cache/pocketbase/types.d.ts" />
cronAdd('foretaste-documents', '37 4 * * *', () => require(`${__hooks}/lib/forget-documents.js`).forgetDocuments(require(`${__hooks}/lib/server-app.js`).serverApp()));
