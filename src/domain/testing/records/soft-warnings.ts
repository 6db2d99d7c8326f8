/** Words that leave it to the reader whom a warning means, in the languages of the catalogue. */
const soft =
  /\bnot (really )?(suited to|suitable for|for) every(body|one)\b|nicht (?:[\p{L}]+ )?für (alle|jeden|jede)\b/iu;

/** Warnings that soften what they warn of: raw meat, fish, egg or milk is 'not in pregnancy', never 'not for everybody in pregnancy'. */
export function softWarnings(warnings: unknown): readonly string[] {
  return Array.isArray(warnings)
    ? warnings.filter((warning) => typeof warning === 'string' && soft.test(warning)).map(String)
    : [];
}
