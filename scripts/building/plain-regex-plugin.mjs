/** Code points of each category that was asked for. @type {Map<string, [number, number][]>} */
const known = new Map();
const lastCodePoint = 0x10ffff;

/**
 * Vite plugin: writes out what PocketBase's JavaScript engine (goja) does not understand in a regular expression. It knows no Unicode
 * categories: `\p{L}` matches nothing there, silently. Named groups come back nameless, so they are refused.
 *
 * @returns {import('vite').Plugin}
 */
export function plainRegexPlugin() {
  return {
    name: 'foretaste-plain-regex',
    renderChunk(code) {
      let rewritten = code;
      // From the end, so that what was found before stays where it is.
      for (const { start, end, regex } of findRegexes(this.parse(code)).toReversed()) {
        rewritten = `${rewritten.slice(0, start)}/${plainPattern(regex.pattern)}/${regex.flags}${rewritten.slice(end)}`;
      }
      return { code: rewritten, map: null };
    },
  };
}

/** @typedef {{ start: number, end: number, regex: { pattern: string, flags: string } }} RegexNode */

/** @param {unknown} node @returns {RegexNode[]} in their order in the text */
function findRegexes(node) {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Literal' && 'regex' in node && node.regex) return [/** @type {RegexNode} */ (/** @type {unknown} */ (node))];
  return Object.values(node).flatMap(findRegexes);
}

/**
 * @param {string} pattern
 * @throws {Error} for what cannot be written plainly
 */
export function plainPattern(pattern) {
  if (/\(\?<[^=!]/.test(pattern)) throw new Error(`Named groups are not for the server: /${pattern}/`);
  let isInClass = false;
  return pattern.replace(/\\[pP]\{[^}]+\}|\\.|[[\]]/gsu, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (!/^\\[pP]\{/.test(part)) return part;
    const ranges = rangesOf(part).map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('');
    return isInClass ? ranges : `[${ranges}]`;
  });
}

/** @param {string} category such as `\p{L}` */
function rangesOf(category) {
  const found = known.get(category) ?? [];
  if (found.length > 0) return found;
  const regex = new RegExp(category, 'u');
  for (let code = 0; code <= lastCodePoint; code += 1) {
    if (!regex.test(String.fromCodePoint(code))) continue;
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  known.set(category, found);
  return found;
}

/** @param {number} code */
function escaped(code) {
  return `\\u{${code.toString(16)}}`;
}
