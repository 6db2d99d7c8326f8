/**
 * A refusal in PocketBase's own form: 400 with one error per field.
 *
 * @param {Record<string, { code: string, message: string }>} reasons by field
 * @returns {BadRequestError}
 */
function fieldRefusal(reasons) {
  /** @type {Record<string, ValidationError>} */
  const data = {};
  for (const [field, reason] of Object.entries(reasons)) data[field] = new ValidationError(reason.code, reason.message);
  return new BadRequestError('The record was refused.', data);
}

module.exports = { fieldRefusal };
