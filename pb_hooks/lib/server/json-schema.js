/**
 * A small part of JSON Schema, as much as answers of an AI service need. Properties that the schema does not name are left out of the
 * checked value, so that nothing unchecked goes on.
 *
 * @typedef {{
 *   type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean',
 *   properties?: Record<string, Schema>, required?: readonly string[],
 *   items?: Schema, minItems?: number, maxItems?: number,
 *   enum?: readonly string[], minLength?: number, maxLength?: number,
 *   minimum?: number, maximum?: number, description?: string,
 * }} Schema
 */

/**
 * @param {unknown} value
 * @param {Schema} schema
 * @returns {{ value: unknown, problems: string[] }} `value` holds what the schema names; it may be used only without problems
 */
function checkJson(value, schema) {
  /** @type {string[]} */
  const problems = [];
  return { value: checked(value, schema, { at: 'the answer', problems }), problems };
}

/** @typedef {{ at: string, problems: string[] }} Place */

/**
 * @param {unknown} value
 * @param {Schema} schema
 * @param {Place} place
 * @returns {unknown}
 */
function checked(value, schema, place) {
  if (typeOf(value) !== schema.type && !(schema.type === 'number' && typeOf(value) === 'integer')) {
    place.problems.push(`${place.at} must be of type ${schema.type}`);
    return value;
  }
  switch (schema.type) {
    case 'object':
      return checkedObject(/** @type {Record<string, unknown>} */ (value), schema, place);
    case 'array':
      return checkedList(/** @type {unknown[]} */ (value), schema, place);
    case 'string':
      return checkedText(/** @type {string} */ (value), schema, place);
    case 'number':
    case 'integer':
      return checkedNumber(/** @type {number} */ (value), schema, place);
    default:
      return value;
  }
}

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** @param {Record<string, unknown>} value @param {Schema} schema @param {Place} place */
function checkedObject(value, { properties = {}, required = [] }, { at, problems }) {
  for (const name of required) if (!Object.hasOwn(value, name)) problems.push(`${at} lacks '${name}'`);
  const kept = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    kept.map(([name, schema]) => [name, checked(value[name], schema, { at: `'${name}'`, problems })]),
  );
}

/** @param {unknown[]} list @param {Schema} schema @param {Place} place */
function checkedList(list, { items, minItems = 0, maxItems = Infinity }, { at, problems }) {
  if (list.length < minItems) problems.push(`${at} must have at least ${minItems} items`);
  if (list.length > maxItems) problems.push(`${at} must have at most ${maxItems} items`);
  return items === undefined
    ? list
    : list
        .slice(0, Math.min(maxItems, list.length))
        .map((item) => checked(item, items, { at: `an item of ${at}`, problems }));
}

/** @param {string} text @param {Schema} schema @param {Place} place */
function checkedText(text, { enum: words, minLength = 0, maxLength = Infinity }, { at, problems }) {
  if (words !== undefined && !words.includes(text)) problems.push(`${at} must be one of ${words.join(', ')}`);
  if (text.trim().length < minLength) problems.push(`${at} must have at least ${minLength} characters`);
  if (text.length > maxLength) problems.push(`${at} must have at most ${maxLength} characters`);
  return text;
}

/** @param {number} value @param {Schema} schema @param {Place} place */
function checkedNumber(value, { minimum = -Infinity, maximum = Infinity }, { at, problems }) {
  if (!(value >= minimum && value <= maximum)) problems.push(`${at} must be from ${minimum} to ${maximum}`);
  return value;
}

module.exports = { checkJson };
