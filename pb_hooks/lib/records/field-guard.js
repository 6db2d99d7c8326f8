const { fieldRefusal } = require('../server/field-refusal.js');
const { writableFields } = require('./writable-fields.js');

/** What a client may leave in a field that belongs to the server: nothing. */
const nothing = new Set(['""', '0', 'false', 'null', '[]']);

/** Fields that PocketBase itself fills or guards. */
const builtIn = new Set(['id', 'created', 'updated']);

/**
 * Refuses a request that writes a field of the server, or moves a row to another owner.
 *
 * @param {core.RecordRequestEvent} e before `e.next()`; the record carries the request's values
 * @param {'create' | 'update'} action
 * @throws {BadRequestError} with `validation_read_only` on each such field
 */
function guardFields(e, action) {
  const writable = writableFields[e.collection.name] ?? { owner: [], create: [], update: [] };
  const allowed = new Set(action === 'create' ? [...writable.owner, ...writable.create] : writable.update);
  /** @type {Record<string, { code: string, message: string }>} */
  const refused = {};
  for (const name of e.collection.fields.fieldNames()) {
    if (builtIn.has(name) || allowed.has(name)) continue;
    const given = JSON.stringify(e.record.get(name));
    const untouched =
      action === 'create' ? nothing.has(given) : given === JSON.stringify(e.record.original().get(name));
    if (!untouched) refused[name] = { code: 'validation_read_only', message: 'This value cannot be set.' };
  }
  if (Object.keys(refused).length > 0) throw fieldRefusal(refused);
}

module.exports = { guardFields };
