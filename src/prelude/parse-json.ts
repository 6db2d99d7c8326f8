/** JSON text of more than this is not parsed: no column of a record is allowed to be so long. */
const longestText = 200_000;

/** The value of a JSON text, or undefined when it is none (or is absurdly long or deep). */
export function parseJson(text: string): unknown {
  if (text.length > longestText) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
