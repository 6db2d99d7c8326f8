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
  if ('type' in node && node.type === 'Literal' && 'regex' in node && node.regex)
    return [/** @type {RegexNode} */ (/** @type {unknown} */ (node))];
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
    const ranges = rangesOf(part)
      .map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`))
      .join('');
    return isInClass ? ranges : `[${ranges}]`;
  });
}

/** @param {string} category such as `\p{L}` */
function rangesOf(category) {
  const ranges = known.get(category) ?? [];
  if (ranges.length > 0) return ranges;
  const runs = new RegExp(`${category}+`, 'gu');
  for (const { text, codeAt } of everything()) {
    for (const { 0: run, index } of text.matchAll(runs)) {
      const [from, to] = [codeAt(index), codeAt(index + run.length) - 1];
      const last = ranges.at(-1);
      if (last?.[1] === from - 1) last[1] = to;
      else ranges.push([from, to]);
    }
  }
  known.set(category, ranges);
  return ranges;
}

/** @type {{ text: string, codeAt: (place: number) => number }[]} */
let texts = [];

/** Every code point in its order, in two texts: the last high surrogate and the first low one would make a pair of their own. */
function everything() {
  if (texts.length === 0) {
    const low = 0xdc00;
    const astral = 0x10000;
    texts = [
      { text: charactersOf(0, low - 1), codeAt: (place) => place },
      {
        text: charactersOf(low, lastCodePoint),
        codeAt: (place) => (place <= astral - low ? low + place : astral + (place - (astral - low)) / 2),
      },
    ];
  }
  return texts;
}

/** @param {number} from @param {number} to */
function charactersOf(from, to) {
  const atOnce = 4096;
  const parts = Array.from({ length: Math.ceil((to - from + 1) / atOnce) }, (_, part) => {
    const start = from + part * atOnce;
    return String.fromCodePoint(
      ...Array.from({ length: Math.min(atOnce, to - start + 1) }, (__, place) => start + place),
    );
  });
  return parts.join('');
}

/** @param {number} code */
function escaped(code) {
  return `\\u{${code.toString(16)}}`;
}
