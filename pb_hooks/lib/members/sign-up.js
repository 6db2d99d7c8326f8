const { fieldRefusal } = require('../server/field-refusal.js');
const { guardJsonValues } = require('../server/json-shapes.js');
const { restoreBlocks } = require('../visibility/kept-blocks.js');
const { noteLanguage } = require('../mail/member-language.js');
const { inTransaction } = require('../server/transaction.js');
const { professionalFields } = require('./professional-fields.js');

const chosenRoles = ['home_chef', 'professional_chef', 'restaurant_owner'];

/**
 * Account, profile, role and professional profile in one transaction: all or none (spec 1 §4, Signup; R7, R13).
 *
 * @param {core.RecordRequestEvent} e
 * @throws {BadRequestError} with an error on each field that is wrong; nothing is written then
 */
function signUp(e) {
  const body = e.requestInfo().body;
  const role = roleOf(body);
  noteConsent(e, body);
  inTransaction(e, (tx) => {
    e.next();
    const id = e.record.id;
    const username = body['username'] ?? (e.hasSuperuserAuth() ? `member_${id}` : '');
    tx.save(
      newRecord(tx, 'profiles', {
        id,
        username,
        full_name: body['full_name'] ?? (e.hasSuperuserAuth() ? username : ''),
        role: 'enthusiast',
      }),
    );
    restoreBlocks(tx, e.record);
    noteLanguage(tx, id, e.requestInfo());
    if (role === undefined) return;
    tx.save(newRecord(tx, 'user_roles', { user: id, role }));
    const professional = body['professional'];
    if (role === 'home_chef' || professional === undefined || professional === null) return;
    // At most one per member: its id is the member's own, so that every device derives the same.
    tx.save(newRecord(tx, 'professional_profiles', { id, ...professionalValues(id, role, professional) }));
  });
}

/**
 * Age and terms are accepted by the new member alone; when, is this server's word. A superuser makes an account for somebody who is yet to be asked.
 *
 * @param {core.RecordRequestEvent} e
 * @param {Record<string, unknown>} body
 */
function noteConsent(e, body) {
  if (e.hasSuperuserAuth()) return;
  if (body['consent'] !== true)
    throw fieldRefusal({
      consent: { code: 'validation_required', message: 'Please confirm your age and accept the terms.' },
    });
  e.record.set('consented_at', new DateTime());
}

/** @param {Record<string, unknown>} body */
function roleOf(body) {
  const role = body['role'];
  if (role === undefined || role === null || role === '' || role === 'enthusiast') return undefined;
  if (typeof role === 'string' && chosenRoles.includes(role)) return role;
  throw fieldRefusal({ role: { code: 'validation_in_invalid', message: 'This role cannot be chosen.' } });
}

/**
 * @param {string} user
 * @param {string} role
 * @param {Record<string, unknown>} given
 */
function professionalValues(user, role, given) {
  /** @type {Record<string, unknown>} */
  const values = {
    user,
    business_type: role === 'restaurant_owner' ? 'restaurant' : 'culinary_professional',
    verification_documents: [],
  };
  for (const field of professionalFields) values[field] = given[field] ?? null;
  guardJsonValues(values);
  return values;
}

/**
 * @param {CoreApp} app
 * @param {string} collection
 * @param {Record<string, unknown>} values
 */
function newRecord(app, collection, values) {
  return new Record(app.findCollectionByNameOrId(collection), values);
}

module.exports = { signUp };
