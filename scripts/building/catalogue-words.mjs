import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * @typedef {import('@lingui/conf').CatalogType} Catalogue
 * @typedef {readonly unknown[]} Tokens of a compiled message
 */

/**
 * @param {Catalogue} catalogue
 * @param {string} folder '' for all
 * @returns {Record<string, { english: string, where: string, context?: string }>} what has no translation, by id
 */
export function missingWords(catalogue, folder) {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([id, { message = id, translation, origin = [], context, comments = [] }]) => {
      const places = origin.map(([file]) => file);
      if (translation || !places.some((place) => place.startsWith(folder))) return [];
      const about = [context, ...comments].filter(Boolean).join('; ');
      return [[id, { english: message, where: places.join(' '), ...(about === '' ? {} : { about }) }]];
    }),
  );
}

/**
 * Puts translations into a catalogue; one that would not work is left out.
 *
 * @param {Catalogue} catalogue is changed
 * @param {Record<string, string>} words id to translation
 * @returns {string[]} what was wrong
 */
export function mergeWords(catalogue, words) {
  return Object.entries(words).flatMap(([id, translation]) => {
    const entry = catalogue[id];
    if (entry === undefined) return [`No message has the id ${id}: “${translation}”`];
    const problem = translationProblem(entry.message ?? id, translation);
    if (problem === null) entry.translation = translation;
    return problem === null ? [] : [problem];
  });
}

/** @param {Catalogue} catalogue of a translation @returns {string[]} a message without it, or one that says other things than the English */
export function wordProblems(catalogue) {
  return Object.entries(catalogue).flatMap(([id, { message = id, translation }]) => {
    if (!translation?.trim()) return [`No translation of “${message}”`];
    return translationProblem(message, translation) ?? [];
  });
}

/**
 * @param {string} text of a catalogue
 * @returns {string[]} messages with a value for which a translator sees the source of its whole file, as with one template in another
 */
export function valuesWithoutName(text) {
  return [...text.matchAll(/^#\. placeholder \{(\d+)\}: .{300,}\n(?:#.*\n)*(?:msgctxt .*\n)?msgid (.*)/gm)].map(
    ([, place, message]) => `${message}: give what stands at {${place}} a name before`,
  );
}

/**
 * @param {string} message
 * @param {string} translation
 * @returns {string | null} null where each value and each element of the one stands in the other
 */
function translationProblem(message, translation) {
  const [wanted, given] = [parts(message), parts(translation)];
  if (given === null) return `“${translation}” is no message: look at its braces`;
  const lacking = [...(wanted ?? [])].filter((part) => !given.has(part));
  const invented = [...given].filter((part) => !wanted?.has(part));
  if (lacking.length + invented.length === 0) return null;
  return `“${translation}” lacks ${lacking.join(' ') || 'nothing'} and invents ${invented.join(' ') || 'nothing'} of “${message}”`;
}

/** @param {string} message @returns {Set<string> | null} its values and elements; null for what is no message */
function parts(message) {
  try {
    return new Set(partsOf(compileMessageOrThrow(message)));
  } catch {
    return null;
  }
}

/** @param {Tokens} tokens @returns {string[]} */
function partsOf(tokens) {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [...token.matchAll(/<\/?(\d+)\/?>/g)].map(([, place]) => `<${place}>`);
    const [name, , cases] = /** @type {[string, string?, unknown?]} */ (token);
    const inner =
      typeof cases === 'object' && cases !== null
        ? Object.values(cases)
            .filter((one) => Array.isArray(one))
            .flatMap(partsOf)
        : [];
    return [`{${name}}`, ...inner];
  });
}
