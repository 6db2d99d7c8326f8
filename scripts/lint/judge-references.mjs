import { posix } from 'node:path';
import { citationsIn } from './citations-in.mjs';

/**
 * Whether what the project cites is there: rules by their ids, sections of the product's documents by their numbers, files by their paths. And
 * whether a test cites each rule.
 *
 * @typedef {{ path: string, text: string }} TextFile by its path in the repository
 * @typedef {{ id: string, path: string, line: number, isBuilt: boolean }} Rule
 */

/** The documents that hold what is cited, and how a line there begins what has an id: a heading, a row of a table or an entry of a list. */
const ruleBooks = [
  {
    path: 'docs/rulings.md',
    define: (/** @type {string} */ line) => /^(?:#+ |\| *|- )(?:<a [^>]*><\/a>)?\W*(R\d+)\b/.exec(line)?.[1],
  },
  {
    path: 'docs/sync-rules.md',
    define: (/** @type {string} */ line) => bracketed(/^(?:#+ |\| *|- )(?:<a [^>]*><\/a>)?\W*(S\d+)\b/.exec(line)?.[1]),
  },
];
const productBooks = ['docs/product/1-discovery.md', 'docs/product/2-community.md'].map((path, place) => ({
  path,
  define: (/** @type {string} */ line) => prefixed(`spec ${place + 1} §`, /^##+ §?(\d+(?:\.\d+)*)\b/.exec(line)?.[1]),
}));

/** What a rule of the books has in its text while nothing in the app does it. */
const unbuiltMark = /not\s+built\s+yet/i;
const testFile = /\.(?:test|spec|soak)\.tsx?$/;

/**
 * @param {{ files: readonly TextFile[], isThere: (path: string) => boolean, untested: Readonly<Record<string, string>> }} project
 *   `isThere`: whether the repository has a file or folder; `untested`: rules that no test cites, with the reason
 * @returns {string[]} what is wrong, as `path:line: sentence`
 */
export function judgeReferences({ files, isThere, untested }) {
  const rules = ruleBooks.flatMap((book) => definitionsIn(files, book));
  const sections = productBooks.flatMap((book) => definitionsIn(files, book));
  const known = new Set([...rules, ...sections].map(({ id }) => id));
  const cited = files.flatMap((file) => citationsIn(file).map((citation) => ({ ...citation, path: file.path })));
  const tested = new Set(cited.filter(({ path }) => testFile.test(path)).map(({ target }) => target));
  return [
    ...[...ruleBooks, ...productBooks]
      .filter(({ path }) => !files.some((file) => file.path === path))
      .map(({ path }) => `${path}:1: is missing.`),
    ...doubled([...rules, ...sections]),
    ...cited.flatMap((citation) => problemOf({ ...citation, isThere, known })),
    ...files.filter(({ path }) => path.endsWith('.md')).flatMap((file) => brokenLinks({ file, files, isThere })),
    ...untestedRules({ rules, tested, untested }),
    ...testedThoughUnbuilt([...rules, ...sections], tested),
  ];
}

/**
 * @param {readonly TextFile[]} files
 * @param {{ path: string, define: (line: string) => string | undefined }} book
 * @returns {Rule[]} a rule's text goes on to the next heading or row with an id
 */
function definitionsIn(files, { path, define }) {
  const lines = files.find((file) => file.path === path)?.text.split('\n') ?? [];
  const starts = lines.flatMap((line, place) => (define(line) === undefined ? [] : [place]));
  return starts.map((start, place) => {
    const text = lines.slice(start, starts[place + 1]).join('\n');
    return { id: define(lines[start] ?? '') ?? '', path, line: start + 1, isBuilt: !unbuiltMark.test(text) };
  });
}

/** @param {readonly Rule[]} rules */
function doubled(rules) {
  const first = new Map(rules.toReversed().map((rule) => [rule.id, rule]));
  return rules
    .filter((rule) => first.get(rule.id) !== rule)
    .map(({ id, path, line }) => `${path}:${line}: ${id} is there already, in line ${first.get(id)?.line}.`);
}

/**
 * @param {import('./citations-in.mjs').Citation & { path: string, isThere: (path: string) => boolean, known: ReadonlySet<string> }} citation
 * @returns {string[]}
 */
function problemOf({ kind, target, path, line, isThere, known }) {
  switch (kind) {
    case 'rule':
      return known.has(target) ? [] : [`${path}:${line}: ${target} is in none of the rule books.`];
    case 'section':
      return known.has(target) ? [] : [`${path}:${line}: ${target} is no section of docs/product.`];
    case 'section-of-nothing':
      return [`${path}:${line}: ${target} names no document: write spec 1 ${target} or spec 2 ${target}.`];
    case 'rule-without-brackets':
      return [`${path}:${line}: write [${target}], so that it is found.`];
    case 'path':
      return isThere(target) ? [] : [`${path}:${line}: ${target} is not there.`];
  }
}

/** @param {{ file: TextFile, files: readonly TextFile[], isThere: (path: string) => boolean }} page of Markdown */
function brokenLinks({ file, files, isThere }) {
  return file.text.split('\n').flatMap((text, place) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [to = '', anchor = ''] = link.split('#');
      const path = to === '' ? file.path : posix.join(posix.dirname(file.path), to);
      const problem = `${file.path}:${place + 1}: the link ${link} leads nowhere.`;
      if (!isThere(path)) return [problem];
      const page = files.find((one) => one.path === path && path.endsWith('.md'));
      return anchor === '' || page === undefined || anchorsOf(page).has(anchor) ? [] : [problem];
    }),
  );
}

/** @param {TextFile} page @returns {ReadonlySet<string>} as code hosts make them of headings, and those that are written out */
function anchorsOf({ text }) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** @param {{ rules: readonly Rule[], tested: ReadonlySet<string>, untested: Readonly<Record<string, string>> }} what */
function untestedRules({ rules, tested, untested }) {
  const wanted = rules.filter(({ id, isBuilt }) => isBuilt && !tested.has(id));
  return [
    ...wanted
      .filter(({ id }) => untested[id] === undefined)
      .map(({ id, path, line }) => `${path}:${line}: no test cites ${id}.`),
    ...Object.keys(untested)
      .filter((id) => !wanted.some((rule) => rule.id === id))
      .map((id) => `scripts/lint/check-references.mjs:1: ${id} needs no excuse any more.`),
  ];
}

/**
 * What a test cites is there: the mark was forgotten when it was built.
 *
 * @param {readonly Rule[]} rules
 * @param {ReadonlySet<string>} tested
 */
function testedThoughUnbuilt(rules, tested) {
  return rules
    .filter(({ id, isBuilt }) => !isBuilt && tested.has(id))
    .map(({ id, path, line }) => `${path}:${line}: ${id} is marked as not built yet, and a test cites it.`);
}

/** @param {string | undefined} id */
function bracketed(id) {
  return id === undefined ? undefined : `[${id}]`;
}

/** @param {string} prefix @param {string | undefined} number */
function prefixed(prefix, number) {
  return number === undefined ? undefined : `${prefix}${number}`;
}
