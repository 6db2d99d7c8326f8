/**
 * A regular expression for folded German, written in German: of 'ü' folding leaves 'u', where it was not typed as 'ue' at once, and 'ß' is 'ss'.
 *
 * @param pattern without classes of characters that hold such a letter
 */
export function germanPattern(pattern: string): RegExp {
  return new RegExp(foldedPattern(pattern));
}

/** The inside of such an expression. */
export function foldedPattern(pattern: string): string {
  return pattern
    .replace(/[äöü]/g, (letter) => `${letter === 'ä' ? 'a' : letter === 'ö' ? 'o' : 'u'}e?`)
    .replace(/ß/g, 'ss');
}

/** A pattern over folded text, and what it is written out as. */
export type Rewriting = readonly [RegExp, string | ((...match: string[]) => string)];
