/// <reference path="../.cache/pocketbase/types.d.ts" />
// Accounts and what belongs to exactly one account (spec 1 §3, profiles and roles; R7, R13, R19).
migrate(
  (app) => {
    /** The constructor reads PocketBase's JSON form, which its type does not describe. @param {Record<string, unknown>} form */
    const save = (form) => app.save(new Collection(/** @type {Partial<Collection>} */ (/** @type {unknown} */ (form))));
    const businessRoles = ['professional_chef', 'restaurant_owner'];
    const roles = ['enthusiast', 'home_chef', ...businessRoles, 'admin'];
    const stamps = [
      { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ];

    const users = app.findCollectionByNameOrId('users');
    for (const name of ['name', 'avatar']) users.fields.removeByName(name);
    // A mirror of the newest role row, so that a rule can ask for it without a join. Hidden: no member reads or writes it.
    users.fields.add(new SelectField({ name: 'standing', values: roles, maxSelect: 1, hidden: true }));
    users.fields.getByName('password').min = 6;
    const self = 'id = @request.auth.id';
    Object.assign(users, { listRule: self, viewRule: self, createRule: '', updateRule: self, deleteRule: self });
    users.authToken.duration = 30 * 24 * 60 * 60;
    users.authAlert.enabled = false;
    users.oauth2.enabled = false;
    users.otp.enabled = false;
    users.mfa.enabled = false;
    /** @type {(subject: string, sentence: string, button: string, path: string) => object} */
    const letter = (subject, sentence, button, path) => ({
      subject,
      body:
        `<p>Hello,</p>\n<p>${sentence}</p>\n<p><a class="btn" href="{APP_URL}${path}/{TOKEN}" target="_blank" rel="noopener">${button}</a></p>\n` +
        '<p>If you did not ask for this, you can ignore this message.</p>\n<p>{APP_NAME}</p>',
    });
    Object.assign(
      users.verificationTemplate,
      letter(
        'Verify your {APP_NAME} email',
        'Thank you for joining {APP_NAME}. Please confirm that this address is yours.',
        'Verify email',
        '/auth/confirm-verification',
      ),
    );
    Object.assign(
      users.resetPasswordTemplate,
      letter(
        'Reset your {APP_NAME} password',
        'Use the button below to choose a new password.',
        'Reset password',
        '/auth/reset-password',
      ),
    );
    Object.assign(
      users.confirmEmailChangeTemplate,
      letter(
        'Confirm your new {APP_NAME} email',
        'Use the button below to confirm your new address.',
        'Confirm new email',
        '/auth/confirm-email-change',
      ),
    );
    app.save(users);

    const owner = {
      type: 'relation',
      name: 'user',
      collectionId: users.id,
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    };
    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    const isSelf = '@request.auth.id != "" && id = @request.auth.id';

    save({
      type: 'base',
      name: 'profiles',
      listRule: '',
      viewRule: '',
      createRule: null,
      updateRule: isSelf,
      deleteRule: null,
      fields: [
        { type: 'text', name: 'full_name', required: true, max: 60 },
        { type: 'text', name: 'username', required: true, min: 3, max: 30, pattern: '^[a-zA-Z0-9_.]+$' },
        {
          type: 'file',
          name: 'avatar',
          maxSelect: 1,
          maxSize: 10 * 1024 * 1024,
          mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
          thumbs: ['96x96', '256x256'],
        },
        { type: 'url', name: 'avatar_url' },
        { type: 'text', name: 'bio', max: 500 },
        { type: 'text', name: 'location', max: 100 },
        { type: 'select', name: 'role', values: roles, maxSelect: 1 },
        { type: 'bool', name: 'is_verified' },
        { type: 'text', name: 'business_name', max: 120 },
        ...stamps,
      ],
      indexes: ['CREATE UNIQUE INDEX idx_profiles_username ON profiles (username COLLATE NOCASE)'],
    });

    save({
      type: 'base',
      name: 'private_contacts',
      listRule: isOwner,
      viewRule: isOwner,
      createRule: `${isOwner} && ${isSelf}`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [owner, { type: 'text', name: 'phone', max: 30 }, ...stamps],
      indexes: ['CREATE UNIQUE INDEX idx_private_contacts_user ON private_contacts (user)'],
    });

    save({
      type: 'base',
      name: 'user_roles',
      listRule: '',
      viewRule: '',
      createRule: `${isOwner} && role != "admin"`,
      updateRule: '@request.auth.standing = "admin"',
      deleteRule: null,
      fields: [
        owner,
        { type: 'select', name: 'role', required: true, values: roles, maxSelect: 1 },
        { type: 'bool', name: 'is_verified' },
        ...stamps,
      ],
      indexes: ['CREATE INDEX idx_user_roles_user ON user_roles (user)'],
    });

    save({
      type: 'base',
      name: 'professional_profiles',
      listRule: '',
      viewRule: '',
      createRule: `${isOwner} && (${businessRoles.map((role) => `@request.auth.standing = "${role}"`).join(' || ')})`,
      updateRule: isOwner,
      deleteRule: isOwner,
      fields: [
        owner,
        { type: 'text', name: 'business_name', required: true, max: 120 },
        {
          type: 'select',
          name: 'business_type',
          required: true,
          values: ['restaurant', 'culinary_professional'],
          maxSelect: 1,
        },
        { type: 'json', name: 'specialties', maxSize: 8000 },
        // JSON, not a number: 'not stated' is null, and 0 years is an answer.
        { type: 'json', name: 'years_experience', maxSize: 20 },
        { type: 'json', name: 'certifications', maxSize: 8000 },
        { type: 'url', name: 'website_url' },
        { type: 'text', name: 'business_address', max: 300 },
        { type: 'json', name: 'business_hours', maxSize: 4000 },
        { type: 'json', name: 'social_media', maxSize: 10000 },
        { type: 'bool', name: 'is_verified' },
        { type: 'json', name: 'verification_documents', maxSize: 2000 },
        ...stamps,
      ],
      indexes: ['CREATE UNIQUE INDEX idx_professional_profiles_user ON professional_profiles (user)'],
    });
  },
  (app) => {
    for (const name of ['professional_profiles', 'user_roles', 'private_contacts', 'profiles'])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
