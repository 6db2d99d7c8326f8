const dexie = /\/node_modules\/dexie\/dist\/modern\/dexie\.mjs$/;

/** What is replaced in Dexie's `liveQuery`, each of which stands there once. @type {readonly (readonly [string, string])[]} */
const replacements = [
  // Writes that its last answer did not depend on: the next write is looked at alone.
  [
    '            extendObservabilitySet(accumMuts, parts);\n',
    '            isAnswered ? (accumMuts = parts) : extendObservabilitySet(accumMuts, parts);\n',
  ],
  [
    '        const mutationListener = (parts) => {\n',
    '        let isAnswered;\n        const mutationListener = (parts) => {\n',
  ],
  [
    '            const subscr = {};\n            if (abortController)\n',
    '            isAnswered = 0;\n            const subscr = {};\n            if (abortController)\n',
  ],
  ['                        accumMuts = {};\n', '                        isAnswered = 1;\n'],
];

/**
 * Vite plugin: a live query forgets writes that it was not asked about. Dexie adds each write of any tab or worker to what it keeps for each live query, as
 * trees of keys by index, until that query is read anew, which is never for one whose rows do not change. While rows come in the background, each
 * batch of 24 then cost the page 35 to 50 ms of work: for 30 queries 24 ms at first and 47 after fifty batches, in place of 0.2.
 *
 * @returns {import('vite').Plugin}
 */
export function liveQueriesPlugin() {
  return {
    name: 'foretaste-live-queries',
    apply: 'build',
    transform: (code, id) => (dexie.test(id) ? { code: withoutOldWrites(code), map: null } : null),
  };
}

/**
 * @param {string} code Dexie's module
 * @returns {string} in which a live query that has its answer compares it with each write by itself. It hears of the same: what it had
 *   kept overlapped its answer nowhere, or it would have been read anew
 * @throws {Error} when it does not look as it did
 */
export function withoutOldWrites(code) {
  let written = code;
  for (const [before, after] of replacements) {
    if (written.split(before).length !== 2)
      throw new Error(`Dexie's live queries do not look as expected: ${before.trim()}`);
    written = written.replace(before, after);
  }
  return written;
}
