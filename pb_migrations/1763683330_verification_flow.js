/// <reference path="../.cache/pocketbase/types.d.ts" />
// What an admin needs to see of a request stands in its own row: who applies for what, and how many of the announced documents have
// arrived, so that the list is whole on an admin's device without the rows of members whom it does not hold. At most one request of a
// member is open. Documents may arrive until the decision, and are told by their bytes in a hook: PocketBase takes some Word files for mere
// containers.
migrate(
  (app) => {
    /** @type {(sql: string) => void} */
    const run = (sql) => app.db().newQuery(sql).execute();
    const open = "status IN ('pending', 'under_review')";
    run(`UPDATE verification_requests SET status = 'rejected', reviewer_notes = 'A newer request took its place.' WHERE ${open}
    AND rowid NOT IN (SELECT MAX(rowid) FROM verification_requests WHERE ${open} GROUP BY user)`);

    const requests = app.findCollectionByNameOrId('verification_requests');
    for (const [name, max] of /** @type {[string, number][]} */ ([
      ['applicant_name', 60],
      ['applicant_username', 30],
      ['business_name', 120],
      ['business_type', 40],
    ])) {
      requests.fields.add(new TextField({ name, max }));
    }
    for (const name of ['document_count', 'documents_received'])
      requests.fields.add(new NumberField({ name, onlyInt: true, min: 0, max: 5 }));
    requests.addIndex('idx_verification_requests_open', true, 'user', "status = 'pending' OR status = 'under_review'");
    app.save(requests);

    const documents = app.findCollectionByNameOrId('verification_documents');
    documents.createRule =
      '@request.auth.id != "" && verification_request.user = @request.auth.id' +
      ' && (verification_request.status = "pending" || verification_request.status = "under_review")';
    const file = /** @type {FileField} */ (/** @type {unknown} */ (documents.fields.getByName('document')));
    file.mimeTypes = [...file.mimeTypes, 'application/x-ole-storage', 'application/zip'];
    app.save(documents);

    const counted = (/** @type {string} */ row) => `UPDATE verification_requests SET documents_received =
    (SELECT COUNT(*) FROM verification_documents WHERE verification_request = ${row}.verification_request) WHERE id = ${row}.verification_request;`;
    run(
      `CREATE TRIGGER verification_documents_counted_create AFTER INSERT ON verification_documents BEGIN ${counted('NEW')} END`,
    );
    run(
      `CREATE TRIGGER verification_documents_counted_delete AFTER DELETE ON verification_documents BEGIN ${counted('OLD')} END`,
    );
    run(`CREATE TRIGGER verification_applicant_named AFTER UPDATE OF full_name, username ON profiles BEGIN
    UPDATE verification_requests SET applicant_name = NEW.full_name, applicant_username = NEW.username WHERE user = NEW.id AND ${open}; END`);
    run(`CREATE TRIGGER verification_business_named AFTER UPDATE OF business_name, business_type ON professional_profiles BEGIN
    UPDATE verification_requests SET business_name = NEW.business_name, business_type = NEW.business_type WHERE user = NEW.user AND ${open}; END`);

    run(`UPDATE verification_requests SET
    applicant_name = COALESCE((SELECT full_name FROM profiles WHERE id = user), ''),
    applicant_username = COALESCE((SELECT username FROM profiles WHERE id = user), ''),
    business_name = COALESCE((SELECT business_name FROM professional_profiles WHERE id = professional_profile), ''),
    business_type = COALESCE((SELECT business_type FROM professional_profiles WHERE id = professional_profile), ''),
    documents_received = (SELECT COUNT(*) FROM verification_documents WHERE verification_request = verification_requests.id),
    document_count = (SELECT COUNT(*) FROM verification_documents WHERE verification_request = verification_requests.id)`);
  },
  (app) => {
    for (const name of [
      'verification_documents_counted_create',
      'verification_documents_counted_delete',
      'verification_applicant_named',
      'verification_business_named',
    ]) {
      app.db().newQuery(`DROP TRIGGER ${name}`).execute();
    }
    const requests = app.findCollectionByNameOrId('verification_requests');
    requests.removeIndex('idx_verification_requests_open');
    for (const name of [
      'applicant_name',
      'applicant_username',
      'business_name',
      'business_type',
      'document_count',
      'documents_received',
    ])
      requests.fields.removeByName(name);
    app.save(requests);
    const documents = app.findCollectionByNameOrId('verification_documents');
    documents.createRule =
      '@request.auth.id != "" && verification_request.user = @request.auth.id && verification_request.status = "pending"';
    app.save(documents);
  },
);
