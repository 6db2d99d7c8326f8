import { distance } from '#domain/drawing/pen/colour.ts';

/** What a colour word of a record means. */
const meant: Readonly<Record<string, string>> = {
  green: '#6a9a3c',
  red: '#c0392b',
  ruby: '#b51e35',
  purple: '#5a2a4a',
  pink: '#e0708a',
  orange: '#e8862e',
  yellow: '#ecc84a',
  golden: '#e8b83a',
  white: '#faf6ea',
  pearly: '#f7efea',
  glassy: '#f5efe6',
  pale: '#ecdcb0',
  brown: '#7a4a2a',
  black: '#26221e',
  dark: '#33281f',
};

const outside = 'skins?|shells?|peel|rind|husk|fruits?|balls?|oval|pod';
const inside = 'flesh|pulp|lobes|bulbs|segments|inside|boat';
const within = 'seeds?|dots|stone';

/** Of the stated colours the nearest to what the text calls this part; undefined where it says nothing of it. */
function told(colours: readonly string[], text: string, parts: string): string | undefined {
  const word = new RegExp(
    `\\b(${Object.keys(meant).join('|')})\\b(?:[ -](?!with|in|from|and)[a-z-]+){0,2} (?:${parts})\\b`,
  ).exec(text)?.[1];
  const sample = word === undefined ? undefined : meant[word];
  if (sample === undefined) return undefined;
  return colours
    .filter((colour) => distance(colour, sample) < 0.32)
    .toSorted((one, other) => distance(one, sample) - distance(other, sample))[0];
}

/** The colour of the sauce that a dish lies under; undefined where none is named. */
export const sauceOver = (colours: readonly string[], text: string): string | undefined =>
  /\bunder (a |the )?([a-z-]+ ){0,3}sauce/.test(text) ? told(colours, text, 'sauce') : undefined;

/**
 * The colours of a fruit's outside, inside and seeds. A record names first what is seen first, which for one fruit is its skin and for another its
 * flesh: the words of its shape tell which ('white pulp with black seeds, green skin').
 */
export function partColours(
  colours: readonly string[],
  text: string,
): { readonly skin: string | undefined; readonly flesh: string | undefined; readonly seed: string | undefined } {
  // Pale seeds are hardly seen.
  const seed = told(colours, text.replaceAll(/pale (?=seeds)/g, ''), within);
  const flesh = told(colours, text, inside);
  const skin =
    told(colours, text, outside) ??
    (flesh === undefined ? undefined : colours.find((colour) => colour !== seed && distance(colour, flesh) > 0.13));
  return {
    skin,
    flesh: flesh === skin ? undefined : flesh,
    seed: seed === skin || seed === flesh ? undefined : seed,
  };
}
