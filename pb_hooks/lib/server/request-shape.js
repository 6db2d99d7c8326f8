const { fieldRefusal } = require('./field-refusal.js');

/**
 * Reads a request by a description of it. A kind takes a given value and returns it in the form in which it is used, or undefined if it does not fit. A
 * part of a request is a kind, with the words by which the server refuses what does not fit. What no part names is left out.
 *
 *   const { list, limit } = readParts(query, {
 *     list: part(oneOf(lists), 'list must be one of …'),
 *     limit: part(orElse(10, numeric(whole({ from: 1, to: 50 }))), 'limit must be 1 to 50.'),
 *   });
 *
 * @template T
 * @typedef {(given: unknown) => { value: T } | undefined} Kind
 */
/** @typedef {string | { code: string, message: string }} Refusal a sentence about the request, or what is wrong with its field */
/**
 * @template T
 * @typedef {(given: unknown, name: string) => T} Part throws where it does not fit
 */

/**
 * A text of `least` to `most` characters, or of `mostUnits` of UTF-16, which are counted at once however long it is.
 *
 * @param {{ least?: number, most?: number, mostUnits?: number, form?: RegExp, isTrimmed?: boolean }} [bounds] `isTrimmed`: without the space around it,
 *   which does not count
 * @returns {Kind<string>}
 */
function text({ least = 0, most = Infinity, mostUnits = Infinity, form, isTrimmed = false } = {}) {
  return (given) => {
    if (typeof given !== 'string') return undefined;
    const value = isTrimmed ? given.trim() : given;
    if (value.length < least || value.length > mostUnits) return undefined;
    // A character has two units at most: of a text without end only the beginning is counted.
    if (most < value.length && Array.from(value.slice(0, most * 2 + 1)).length > most) return undefined;
    return form === undefined || form.test(value) ? { value } : undefined;
  };
}

/** The id of a record. */
const recordId = text({ form: /^[a-z0-9]{15}$/ });

/** A whole number. @param {{ from?: number, to?: number }} [bounds] both of them included @returns {Kind<number>} */
function whole({ from = -Infinity, to = Infinity } = {}) {
  return (given) =>
    typeof given === 'number' && Number.isSafeInteger(given) && given >= from && given <= to
      ? { value: given }
      : undefined;
}

/** A number. @param {{ from: number, to: number }} bounds both of them included @returns {Kind<number>} */
function number({ from, to }) {
  return (given) => (typeof given === 'number' && given >= from && given <= to ? { value: given } : undefined);
}

/** The same from the text of an address or a form. @param {Kind<number>} kind @returns {Kind<number>} */
function numeric(kind) {
  return (given) => kind(Number(given));
}

/** One of these. @template {string | number | boolean | null} T @param {readonly T[]} values @returns {Kind<T>} */
function oneOf(values) {
  return (given) => (values.includes(/** @type {T} */ (given)) ? { value: /** @type {T} */ (given) } : undefined);
}

/** @template T @param {Kind<T>} kind of each @param {{ most: number }} bounds @returns {Kind<T[]>} */
function listOf(kind, { most }) {
  return (given) => {
    if (!Array.isArray(given) || given.length > most) return undefined;
    const fits = given.map(kind);
    return fits.includes(undefined) ? undefined : { value: fits.map((fit) => /** @type {{ value: T }} */ (fit).value) };
  };
}

/** Whatever it is. @type {Kind<unknown>} */
function anything(given) {
  return { value: given };
}

/** An object with anything in it; no list. @type {Kind<Record<string, unknown>>} */
function object(given) {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? { value: /** @type {Record<string, unknown>} */ (given) }
    : undefined;
}

/**
 * An object with these values.
 *
 * @template {Record<string, Kind<any>>} Kinds
 * @param {Kinds} kinds by key
 * @param {{ isWhole?: boolean }} [bounds] `isWhole`: with other keys it does not fit; else they are left out
 * @returns {Kind<{ [Key in keyof Kinds]: Kinds[Key] extends Kind<infer T> ? T : never }>}
 */
function shape(kinds, { isWhole = false } = {}) {
  return (given) => {
    const read = object(given)?.value;
    if (read === undefined || (isWhole && Object.keys(read).some((key) => !Object.hasOwn(kinds, key))))
      return undefined;
    /** @type {Record<string, unknown>} */
    const value = {};
    for (const [key, kind] of Object.entries(kinds)) {
      const fit = kind(read[key]);
      if (fit === undefined) return undefined;
      value[key] = fit.value;
    }
    return { value: /** @type {any} */ (value) };
  };
}

/**
 * An object by whatever keys, with one kind of value.
 *
 * @template T
 * @param {Kind<T>} kind
 * @param {{ key?: Kind<string>, most?: number }} [bounds]
 * @returns {Kind<Record<string, T>>}
 */
function tableOf(kind, { key = text(), most = Infinity } = {}) {
  return (given) => {
    const read = object(given)?.value;
    if (read === undefined) return undefined;
    const all = Object.entries(read);
    const fits =
      all.length <= most && all.every(([name, value]) => key(name) !== undefined && kind(value) !== undefined);
    return fits ? { value: /** @type {Record<string, T>} */ (read) } : undefined;
  };
}

/** The same, where it may be left out. @template T, Else @param {Else} otherwise @param {Kind<T>} kind @returns {Kind<T | Else>} */
function orElse(otherwise, kind) {
  return (given) => (given === undefined ? { value: otherwise } : kind(given));
}

/** The same, and this in the place of what does not fit. @template T, Else @param {Else} otherwise @param {Kind<T>} kind @returns {Kind<T | Else>} */
function elseJust(otherwise, kind) {
  return (given) => kind(given) ?? { value: otherwise };
}

/** One or the other. @template T, U @param {Kind<T>} one @param {Kind<U>} other @returns {Kind<T | U>} */
function either(one, other) {
  return (given) => one(given) ?? other(given);
}

/**
 * @template T
 * @param {Kind<T>} kind
 * @param {Refusal} refusal
 * @returns {Part<T>}
 */
function part(kind, refusal) {
  return (given, name) => {
    const fit = kind(given);
    if (fit !== undefined) return fit.value;
    throw typeof refusal === 'string' ? new BadRequestError(refusal, {}) : fieldRefusal({ [name]: refusal });
  };
}

/** A part of which more than one thing can be wrong. @template T @param {Part<unknown>} first @param {Part<T>} then judges what came out of the first @returns {Part<T>} */
function inTurn(first, then) {
  return (given, name) => then(first(given, name), name);
}

/**
 * The parts of a body or a query, in the order in which they are named: the first that does not fit is refused.
 *
 * @template {Record<string, Part<any>>} Parts
 * @param {Readonly<Record<string, unknown>>} given
 * @param {Parts} parts
 * @returns {{ [Name in keyof Parts]: Parts[Name] extends Part<infer T> ? T : never }}
 * @throws {BadRequestError}
 */
function readParts(given, parts) {
  return /** @type {any} */ (
    Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, read(given[name], name)]))
  );
}

/** The texts of a query without the space around them; what is blank is left out. @param {Readonly<Record<string, unknown>>} query @returns {Record<string, string>} */
function trimmed(query) {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, given]) =>
      typeof given === 'string' && given.trim() !== '' ? [[name, given.trim()]] : [],
    ),
  );
}

module.exports = {
  anything,
  either,
  elseJust,
  inTurn,
  listOf,
  number,
  numeric,
  object,
  oneOf,
  orElse,
  part,
  readParts,
  recordId,
  shape,
  tableOf,
  text,
  trimmed,
  whole,
};
