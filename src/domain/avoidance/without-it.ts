/** A thing that was named before, by no name. */
const it =
  '(?:it|that|them|those|this|any of (?:it|that|them|those)|all (?:of )?(?:that|it)|(?:that|the|this) stuff|das|die|den|dies|sie|ihn|es|davon|(?:das|dieses|so ein|so n) zeug|(?:den|diesen) kram|sowas|so was|so etwas|dergleichen)';
const ends =
  '(?= (?:,|\\.|please|pls|bitte|though|anymore|any more|for (?:him|her|them|us|me)|fur (?:ihn|sie|uns|mich))|$)';

/** 'Dinner without it, please', 'bitte ohne das Zeug'. */
const denied = new RegExp(
  `\\b(?:without|ohne)${ends}|\\b(?:without|w o|minus|ohne|frei von|free (?:of|from)|(?:leave|leaving|left) out|skip|hold|omit|(?:can|could|must|should|may|do|does|will|would) not (?:eat|have|touch|stand|tolerate|do|take)|(?:avoid|avoids|avoiding)) ${it}${ends}`,
);

/**
 * Whether a text wants to do without what it has named: then no thing in it is asked for, however it was named (R29).
 *
 * @param text folded sentences, their words joined by spaces, with ' , ' and ' . ' between clauses and sentences
 */
export function isWithoutIt(text: string): boolean {
  return denied.test(text);
}
