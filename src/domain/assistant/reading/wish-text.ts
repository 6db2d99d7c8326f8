/** The text with spaces in place of some parts of it, so that all places in it stay. */
export function blank(text: string, parts: readonly { readonly start: number; readonly end: number }[]): string {
  return parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

/** Says what foods hold, and not what they are eaten with: 'dishes with cheese'. */
export const asksForHeld =
  /^(?:something|anything|foods?|dish(?:es)?|meals?|recipes?|etwas|gerichte?|speisen) (?:with|mit) /;

/** Asks what a thing is eaten beside, and not what holds it: 'what goes with lamb', 'was passt zu Lamm'. */
export const asksForPartner =
  /\b(?:go(?:es)?|pairs?|fits?|suits?|works?|match(?:es)?|served?)\b(?: \w+){0,2} (?:with|to|alongside)\b|\b(?:eat|have|serve) (?:it )?(?:with|alongside)\b|\b(?:i|we|you|to|one|people|they|should|would) drink (?:it )?(?:with|alongside)\b|\balongside\b|\bpass(?:t|en)\b|\b(?:zu|zum|zur) \w/;

/** What stands before an ingredient that is not wanted: that is read of the whole question (`readAvoidance`). */
export const denying =
  /(?:^|\b)(?:no|not|nothing(?: with| containing)?|neither|without|hates?|dislikes?|except|minus|skip|hold|avoid\w*|instead of|ohne|keine?[mnrs]?|nichts? mit|nichts?|weder|hasse|ausser|statt)(?: (?:the|any|a|an|of|fan|like|love|want|feel|fancy|crave|eat|enjoy|stand|bear|into|keen|on|fond|big|huge|really|much|more|from|die|den|das|viel|aus|red|green|black|white|fresh|raw|dried|fried|cooked|pickled|smoked|minced|ground|rote[nrs]?|gru(?:e)?ne[nrs]?|schwarze[nrs]?|weisse[nrs]?|frische[nrs]?|rohe[nrs]?|getrocknete[nrs]?))* ?$/;

/** Where a thing that stands at a place begins with what denies it: 'no dairy, spicy' does not say 'no spicy'. */
export function startOfDenial(text: string, start: number): number {
  return denying.exec(text.slice(0, start))?.index ?? start;
}
