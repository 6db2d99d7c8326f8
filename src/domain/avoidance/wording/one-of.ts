/**
 * The source of a pattern for one of many words or phrases: '(?:a|b c)'. They stand between '|' or on lines of their own, as `String.raw` writes them,
 * so that a long list can be read.
 */
export function oneOf(list: string): string {
  return `(?:${list.trim().replace(/\s*[|\n]\s*(?![^(]*\))/g, '|')})`;
}
