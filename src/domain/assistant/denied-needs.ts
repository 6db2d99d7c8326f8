import type { FoundNeed } from './needs-in.ts';

/** How a language says that something must not be in a food. All expressions fit folded texts. */
export interface DenialGrammar {
  /** Whoever speaks of an allergy wants nothing of what is named, wherever it stands: 'I have a nut allergy'. */
  readonly allergy: RegExp;
  /** What turns all that follows to no: 'I don't eat eggs, milk or fish', 'nothing with nuts'. */
  readonly no: RegExp;
  /** What turns it back: '… but something with fish'. Where both end at one place, it is a no: 'anything but'. */
  readonly yes: RegExp;
  /** What follows something that is denied: 'eggs I can not eat', 'peanut free'. */
  readonly after: RegExp;
  /** All that stands between the parts of a list. */
  readonly joint: RegExp;
  /** A kind of meat and nothing else. */
  readonly meat: RegExp;
  /** Something that a food may have to be without, each time in the first group that is there: 'without onions', 'a kiwi allergy'. */
  readonly avoided: readonly RegExp[];
  /** States of health for which foods state nothing. */
  readonly health: RegExp;
}

/**
 * Those of a text's needs that foods must keep: diets, and what they must be without, as 'milk' in 'without egg and milk' and in 'egg and milk
 * make me ill'. Where it is in doubt, it is one to be kept (R5).
 */
export function deniedNeeds(text: string, found: readonly FoundNeed[], grammar: DenialGrammar): readonly FoundNeed[] {
  const isStuff = ({ needs, start, end }: FoundNeed) => needs.every(({ kind }) => kind === 'allergen') || grammar.meat.test(text.slice(start, end));
  const denied = found.map((need) => (isStuff(need) ? isDenied(text, need, grammar) : deniesItself.test(text.slice(need.start, need.end))));
  const isListed = (at: number) => grammar.joint.test(text.slice(found[at]?.end, found[at + 1]?.start));
  for (let at = 1; at < found.length; at += 1) denied[at] ||= denied[at - 1] === true && isListed(at - 1);
  for (let at = found.length - 2; at >= 0; at -= 1) denied[at] ||= denied[at + 1] === true && isListed(at);
  return found.filter((need, at) => denied[at] === true || !isStuff(need));
}

/** Words of a need that deny it themselves: 'milk free', 'eifreie Gerichte'. */
const deniesItself = /fr(?:ee|ei\w*)$/;

function isDenied(text: string, { start, end }: FoundNeed, { allergy, no, yes, after }: DenialGrammar): boolean {
  const [before, itself] = [text.slice(0, start), text.slice(start, end)];
  if (allergy.test(text) || deniesItself.test(itself) || after.test(text.slice(end))) return true;
  const denial = lastEnd(before, no);
  return denial >= 0 && denial >= lastEnd(before, yes);
}

/** Where the last match ends; -1 for none. */
function lastEnd(text: string, pattern: RegExp): number {
  return Math.max(-1, ...[...text.matchAll(new RegExp(pattern.source, 'g'))].map((match) => match.index + match[0].length));
}

/**
 * Whether a text speaks of what must be avoided beside its needs: an allergy to what no food states, or a word that is denied.
 *
 * @param rest the text without its needs and its tastes
 * @param isKnown whether a word says nothing of food
 */
export function avoidsUnknown(rest: string, { found, isKnown, grammar }: { readonly found: readonly FoundNeed[]; readonly isKnown: (word: string) => boolean; readonly grammar: DenialGrammar }): boolean {
  if (grammar.health.test(rest) || (found.length === 0 && grammar.allergy.test(rest))) return true;
  return grammar.avoided.some((pattern) => [...rest.matchAll(new RegExp(pattern.source, 'g'))].some(([, word]) => word !== undefined && !isKnown(word)));
}
