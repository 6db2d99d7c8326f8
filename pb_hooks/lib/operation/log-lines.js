const { kindOf } = require('./request-counts.js');

/**
 * PocketBase's own log as JSON lines on standard output, where `FORETASTE_LOG_FORMAT=json` asks for it: for whatever collects the logs of a machine. Of a request
 * a line says of which kind it was, never its path or its query, and who asked is in none: network addresses and those of mail are taken out of what errors say too.
 *
 *   {"at":"2030-01-31T12:00:00.000Z","level":"error","source":"server","message":"request","kind":"records","method":"POST","status":400,"ms":12,"error":"…"}
 *
 * @param {{ created: { string(): string }, level: number, message: string, data: unknown }} entry
 */
function printLogLine({ created, level, message, data }) {
  // A map of Go's: as JSON it is an object like any other.
  const about = JSON.parse(JSON.stringify(data) || 'null') ?? {};
  console.log(logLine({ at: created.string().replace(' ', 'T'), level, message, about }));
}

/** @type {readonly (readonly [least: number, word: string])[]} */
const levels = [
  [8, 'error'],
  [4, 'warning'],
  [0, 'info'],
];

/**
 * @param {{ at: string, level: number, message: string, about: Record<string, unknown> }} entry
 * @returns {string} JSON, on one line
 */
function logLine({ at, level, message, about }) {
  const word = levels.find(([least]) => level >= least)?.[1] ?? 'debug';
  return JSON.stringify({
    at,
    level: word,
    source: 'server',
    ...(about['type'] === 'request' ? ofRequest(about) : ofOther(message, about)),
  });
}

/** @param {Record<string, unknown>} about */
function ofRequest({ url, method, status, execTime, error, details }) {
  const path = textOf(url).replace(/[?#].*$/, '');
  return {
    message: 'request',
    kind: kindOf(path),
    method: textOf(method),
    status: Number(status ?? 0),
    ms: Math.round(Number(execTime ?? 0)),
    ...(error ? { error: withoutAddresses(textOf(error)) } : {}),
    ...(details ? { details: withoutAddresses(textOf(details)) } : {}),
  };
}

/** @param {unknown} value @returns {string} */
function textOf(value) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** @param {string} message @param {Record<string, unknown>} about */
function ofOther(message, about) {
  const told = Object.entries(about).filter(([name, value]) => !own.has(name) && typeof value !== 'object');
  return {
    message: withoutAddresses(message),
    ...Object.fromEntries(
      told.map(([name, value]) => [name, typeof value === 'string' ? withoutAddresses(value) : value]),
    ),
  };
}

/** What each line has itself, and what names who asked. */
const own = new Set([
  'at',
  'level',
  'source',
  'message',
  'userIP',
  'remoteIP',
  'referer',
  'userAgent',
  'auth',
  'authId',
  'url',
]);

/** @param {string} text @returns {string} with a word in place of each address of a network or of mail */
function withoutAddresses(text) {
  return text
    .replace(/[^\s@<>"(),;:]+@[^\s@<>"'(),;:]+/g, '[address]')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]')
    .replace(/[0-9a-fA-F]*:[0-9a-fA-F]*:[0-9a-fA-F:.]*/g, '[address]');
}

module.exports = { logLine, printLogLine };
