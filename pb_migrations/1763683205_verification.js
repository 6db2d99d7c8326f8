/// <reference path="../.cache/pocketbase/types.d.ts" />
// Professional verification: only the applicant and admins see it, documents are protected files (spec 2 §3, §4; R6).
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const users = app.findCollectionByNameOrId('users');
    const professionals = app.findCollectionByNameOrId('professional_profiles');
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];
    const isAdmin = '@request.auth.standing = "admin"';
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    save({
      type: 'base',
      name: 'verification_requests',
      listRule: `(${isOwner}) || ${isAdmin}`,
      viewRule: `(${isOwner}) || ${isAdmin}`,
      createRule: `${isOwner} && professional_profile.user = @request.auth.id`,
      updateRule: isAdmin,
      deleteRule: null,
      fields: [
        { type: 'relation', name: 'user', collectionId: users.id, maxSelect: 1, required: true, cascadeDelete: true },
        {
          type: 'relation',
          name: 'professional_profile',
          collectionId: professionals.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        {
          type: 'select',
          name: 'status',
          required: true,
          values: ['pending', 'under_review', 'approved', 'rejected'],
          maxSelect: 1,
        },
        { type: 'date', name: 'submitted_at' },
        { type: 'date', name: 'reviewed_at' },
        { type: 'text', name: 'reviewer_notes', max: 2000 },
        { type: 'relation', name: 'reviewer', collectionId: users.id, maxSelect: 1, cascadeDelete: false },
        ...stamps,
      ],
      indexes: [
        'CREATE INDEX idx_verification_requests_user ON verification_requests (user, created)',
        'CREATE INDEX idx_verification_requests_status ON verification_requests (status, submitted_at)',
        'CREATE INDEX idx_verification_requests_professional_profile ON verification_requests (professional_profile)',
        'CREATE INDEX idx_verification_requests_reviewer ON verification_requests (reviewer)',
      ],
    });
    const requests = app.findCollectionByNameOrId('verification_requests');

    const ownsRequest = '@request.auth.id != "" && verification_request.user = @request.auth.id';
    save({
      type: 'base',
      name: 'verification_documents',
      listRule: `(${ownsRequest}) || ${isAdmin}`,
      viewRule: `(${ownsRequest}) || ${isAdmin}`,
      createRule: `${ownsRequest} && verification_request.status = "pending"`,
      updateRule: null,
      deleteRule: `${ownsRequest} && verification_request.status = "pending"`,
      fields: [
        {
          type: 'relation',
          name: 'verification_request',
          collectionId: requests.id,
          maxSelect: 1,
          required: true,
          cascadeDelete: true,
        },
        {
          type: 'select',
          name: 'document_type',
          required: true,
          values: [
            'business_license',
            'culinary_certificate',
            'photo_id',
            'business_registration',
            'insurance_certificate',
            'food_safety_certificate',
            'other',
          ],
          maxSelect: 1,
        },
        {
          type: 'file',
          name: 'document',
          required: true,
          protected: true,
          maxSelect: 1,
          maxSize: 10 * 1024 * 1024,
          mimeTypes: [
            'application/pdf',
            'image/jpeg',
            'image/png',
            'application/msword',
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          ],
        },
        { type: 'text', name: 'document_name', required: true, max: 200 },
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_verification_documents_request ON verification_documents (verification_request)'],
    });
  },
  (app) => {
    for (const name of ['verification_documents', 'verification_requests'])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
