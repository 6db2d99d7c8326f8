interface Denials {
  readonly denial: string;
  readonly joint: string;
  /** What begins another wish, or is denied by itself. */
  readonly other: string;
}

const languages: readonly Denials[] = [
  {
    denial:
      "not (?:too|so|very|overly|that|really)|(?:do|does)n[’']?t (?:like|want|eat)|nothing (?:too|very|overly)|hates?|dislikes?|no|nothing|not|neither|without",
    joint: 'or|nor',
    other:
      'something|anything|nothing|maybe|would|could|should|can|is|are|do|does|what|which|how|i|we|a|an|the|no|not|without|neither|if|whatever|just|at|in|for|with',
  },
  {
    denial: 'nicht (?:zu|so|sehr|allzu)|nichts zu|keine?[mnrs]?|nichts|nicht|weder|ohne',
    joint: 'oder|noch',
    other:
      'etwas|was|irgend\\p{L}+|nichts|vielleicht|ist|sind|kann|soll\\p{L}*|wie|welche\\p{L}*|ich|wir|eine?[mnrs]?|der|die|das|keine?[mnrs]?|nicht|ohne|weder|wenn|mit|im|zum',
  },
];

/** One or two words. */
const thing = "\\p{L}[\\p{L}’'-]*(?: \\p{L}[\\p{L}’'-]*)?";

const lists = languages.map(
  ({ denial, joint, other }) =>
    new RegExp(
      `(?<!\\p{L})(${denial}) (${thing}?)((?:\\s*,\\s*${thing}?)*)\\s*,? (${joint}) (?:(?:too|so|very|zu|sehr) )?(?!(?:${other})(?!\\p{L}))(?=\\p{L})`,
      'giu',
    ),
);

/** A text in which each thing of a list that is denied has a denial of its own: 'nothing sweet or creamy' is 'nothing sweet or nothing creamy'. */
export function spreadDenials(text: string): string {
  return lists.reduce(
    (spread, list) =>
      spread.replace(
        list,
        (_, denial: string, first: string, middle: string, joint: string) =>
          `${denial} ${first}${middle.replace(/,\s*/gu, `, ${denial} `)} ${joint} ${denial} `,
      ),
    text,
  );
}
