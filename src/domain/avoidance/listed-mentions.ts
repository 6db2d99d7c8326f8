import type { Mention } from './find-mentions.ts';
import { isAvoidedThere } from './unknown-avoided.ts';

/*
 * What is said of one thing of a list, and so of the others.
 */

const joint = /^(?:,|and|or|und|oder|\/)$/;

/** 'Milk, egg and nut free': the last word of a list speaks for all of it. */
export function deniedInLists(mentions: readonly Mention[], words: readonly string[]): readonly Mention[] {
  const listed = [...mentions];
  for (let at = listed.length - 2; at >= 0; at -= 1) {
    const [mention, next] = [listed[at], listed[at + 1]];
    if (mention === undefined || next === undefined || !(next.isDenied || next.isHarmful)) continue;
    if (words.slice(mention.to, next.from).every((word) => joint.test(word)) && !mention.isDiet)
      listed[at] = { ...mention, isDenied: true };
  }
  return listed;
}

/** What stands between two of whom the same is said: 'red wine and aged cheese give me migraines'. */
const together =
  /^(?:and|or|plus|und|oder|sowie) (?:(?:the|any|all|even|some|aged|mature|matured|old|ripe|strong|hard|soft|cured|smoked|raw|fresh|dried|cooked|red|white|dark|sogar|auch|alte[rn]?|reife[rn]?|gereifte[rn]?|rohe[rn]?|frische[rn]?|roter|weisser) )*$/;

/** Whether harm is told of it, or of what it is named together with. */
export function isAvoidedInList(mention: Mention, words: readonly string[], mentions: readonly Mention[]): boolean {
  if (isAvoidedThere(mention, words, mentions)) return true;
  const next = mentions.find(({ from }) => from >= mention.to);
  return (
    next !== undefined &&
    together.test(`${words.slice(mention.to, next.from).join(' ')} `) &&
    isAvoidedInList(next, words, mentions)
  );
}

/** 'Red wine, parma ham, old cheese: headache': a dish in a list that ends with an allergen, each with a word of which one it is at most. */
export function isBeforeAllergen(mention: Mention, words: readonly string[], mentions: readonly Mention[]): boolean {
  const next = mentions.find(({ from }) => from >= mention.to);
  if (next === undefined) return false;
  const between = words.slice(mention.to, next.from).join(' ');
  if (!/^(?:,|and|und|or|oder|plus)(?: [a-z]+)?$/.test(between)) return false;
  return !next.isDish || isBeforeAllergen(next, words, mentions);
}
