/// <reference path="../.cache/pocketbase/types.d.ts" />
// Whoever is turned down and applies again need not hand in every document anew: the request says whether those of the one before go along
// (pb_hooks/lib/professionals/kept-documents.js). They are then the new request's, and are deleted after its decision.
migrate(
  (app) => {
    const requests = app.findCollectionByNameOrId('verification_requests');
    requests.fields.add(new BoolField({ name: 'keeps_documents' }));
    app.save(requests);
  },
  (app) => {
    const requests = app.findCollectionByNameOrId('verification_requests');
    requests.fields.removeByName('keeps_documents');
    app.save(requests);
  },
);
