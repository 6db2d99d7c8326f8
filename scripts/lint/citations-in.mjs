/**
 * - `rule`: a ruling by its id or a rule of sync by its id in brackets. `section`: of a product document, by its number.
 * - `section-of-nothing`: a section whose document is not said. `rule-without-brackets`: a rule of sync that a search for its id would miss.
 * - `path`: a file or folder of the repository, named in a comment or a document. A document may name a file without its folder.
 *
 * @typedef {{ kind: 'rule' | 'section' | 'section-of-nothing' | 'rule-without-brackets' | 'path', target: string, line: number }} Citation
 */

/** In characters: 'spec 1 §2, the list of changes; §9' is one citation, what comes much later is another. */
const farthestDocument = 160;

const folders = 'deploy|docs|pb_hooks|pb_migrations|public|scripts|src|tests|workers';
const pathInText = new RegExp(`(?<![#\\w/.-])(?:${folders})/[\\w./-]*\\w(?![\\w…*<{-])`, 'g');
const pathAlone = new RegExp(`^(?:(?:${folders})/[\\w./-]+|[\\w-][\\w.-]*\\.(?:tsx?|m?js|css|md|po))$`);

/**
 * What a file of the project cites.
 *
 * @param {{ path: string, text: string }} file Markdown, or source with comments as in JavaScript
 * @returns {Citation[]}
 */
export function citationsIn({ path, text }) {
  const lineAt = lineFinder(text);
  const rules = [...text.matchAll(/\[(S\d+)\\?\]|\b(R\d{1,3})\b/g)].map(({ index, 1: sync, 2: ruling = '' }) => ({
    kind: /** @type {const} */ ('rule'),
    target: sync === undefined ? ruling : `[${sync}]`,
    line: lineAt(index),
  }));
  const isPage = path.endsWith('.md');
  return [
    ...rules,
    ...sectionsIn({ path, text, lineAt }),
    ...(isPage ? pathsInPage(text) : [...pathsInComments(text), ...bareRules(text)]),
  ];
}

/** @param {string} text @returns {(index: number) => number} the line, from 1 */
function lineFinder(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (index) => ends.filter((end) => end < index).length + 1;
}

/**
 * @param {{ path: string, text: string, lineAt: (index: number) => number }} file a product document speaks of its own sections
 * @returns {Citation[]}
 */
function sectionsIn({ path, text, lineAt }) {
  const own = /^docs\/product\/(\d)-/.exec(path)?.[1] ?? null;
  /** @type {Citation[]} */
  const citations = [];
  let [document, end] = [own, 0];
  for (const { index, 0: all, 1: named = '', 2: section = '' } of text.matchAll(
    /\b(?:spec )?([12])(?= §)|§(\d+(?:\.\d+)*)/gi,
  )) {
    if (index - end > farthestDocument) document = own;
    end = index + all.length;
    if (named !== '') document = named;
    else if (document === null)
      citations.push({ kind: 'section-of-nothing', target: `§${section}`, line: lineAt(index) });
    else citations.push({ kind: 'section', target: `spec ${document} §${section}`, line: lineAt(index) });
  }
  return citations;
}

/** @param {string} text @returns {Citation[]} what stands in backquotes and is a path */
function pathsInPage(text) {
  return text
    .split('\n')
    .flatMap((line, place) =>
      [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
        pathAlone.test(code) ? [{ kind: /** @type {const} */ ('path'), target: code, line: place + 1 }] : [],
      ),
    );
}

/** @param {string} text @returns {Citation[]} */
function pathsInComments(text) {
  return text.split('\n').flatMap((line, place) => {
    const comment = /^\s*(?:\*|\/\/|\/\*)(.*)$|\s\/\/ (.*)$|\/\*\*?(.*)\*\//.exec(line)?.slice(1).join('') ?? '';
    return [...comment.matchAll(pathInText)].map(([target]) => ({
      kind: /** @type {const} */ ('path'),
      target,
      line: place + 1,
    }));
  });
}

/** @param {string} text @returns {Citation[]} a rule of sync in round brackets, alone or among others */
function bareRules(text) {
  return text.split('\n').flatMap((line, place) =>
    [...line.matchAll(/(?<=[(,;] ?)S\d{1,2}(?=[),;])/g)].map(([target]) => ({
      kind: /** @type {const} */ ('rule-without-brackets'),
      target,
      line: place + 1,
    })),
  );
}
