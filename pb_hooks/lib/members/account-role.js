const businessRoles = ['professional_chef', 'restaurant_owner'];

/**
 * @param {CoreApp} app
 * @param {string} collection
 * @param {string} user
 * @param {string} [order]
 * @returns {core.Record | undefined} the member's first row in that order
 */
function firstOf(app, collection, user, order = '-@rowid') {
  return app.findRecordsByFilter(collection, 'user = {:user}', order, 1, 0, { user })[0];
}

/**
 * Copies what the newest role row and the professional profile say into the public profile and into the account's own
 * `standing`, which the access rules read. The newest row is the one inserted last (spec 1 §3, user_roles).
 *
 * @param {CoreApp} app inside the transaction of the change
 * @param {string} userId
 */
function refreshRole(app, userId) {
  const roleRow = firstOf(app, 'user_roles', userId);
  const professional = firstOf(app, 'professional_profiles', userId);
  const role = roleRow?.getString('role') ?? 'enthusiast';
  const isBusiness = businessRoles.includes(role);
  const isVerified =
    isBusiness && (roleRow?.getBool('is_verified') === true || professional?.getBool('is_verified') === true);
  const businessName = isBusiness ? (professional?.getString('business_name') ?? '') : '';
  saveIfChanged(app, 'profiles', userId, { role, is_verified: isVerified, business_name: businessName });
  saveIfChanged(app, 'users', userId, { standing: role });
}

/**
 * @param {CoreApp} app
 * @param {string} collection
 * @param {string} id
 * @param {Record<string, string | boolean>} values
 */
function saveIfChanged(app, collection, id, values) {
  const record = app.findRecordsByIds(collection, [id])[0];
  if (!record) return; // the account is being deleted
  const changed = Object.entries(values).filter(([field, value]) => record.get(field) !== value);
  if (changed.length === 0) return;
  for (const [field, value] of changed) record.set(field, value);
  app.saveNoValidate(record);
}

/**
 * A change of role starts verification anew (R13): what was applied for in the old role is withdrawn, with its documents.
 *
 * @param {CoreApp} app inside the transaction of the change
 * @param {core.Record} roleRow the row that was just written
 */
function resetVerification(app, roleRow) {
  const user = roleRow.getString('user');
  const before = app.findRecordsByIds('users', [user])[0]?.getString('standing');
  if (before === roleRow.getString('role')) return;
  for (const request of app.findRecordsByFilter(
    'verification_requests',
    'user = {:user} && (status = "pending" || status = "under_review")',
    '',
    0,
    0,
    { user },
  ))
    app.delete(request);
  const professional = firstOf(app, 'professional_profiles', user);
  if (!professional?.getBool('is_verified')) return;
  professional.set('is_verified', false);
  app.saveNoValidate(professional);
}

/**
 * @param {CoreApp} app inside the transaction of the approval
 * @param {core.Record} professional
 */
function markVerified(app, professional) {
  professional.set('is_verified', true);
  app.saveNoValidate(professional);
  const roleRow = firstOf(app, 'user_roles', professional.getString('user'));
  if (!roleRow || !businessRoles.includes(roleRow.getString('role'))) return;
  roleRow.set('is_verified', true);
  app.saveNoValidate(roleRow);
}

module.exports = { markVerified, refreshRole, resetVerification };
