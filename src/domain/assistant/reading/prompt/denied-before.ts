import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';

/** What a question asks of a food, whether it holds a thing: the thing is the group. Of folded text. */
const asksWhetherHeld: readonly RegExp[] = [
  /^(?:(?:and|so|ok|okay|but|wait|hm+) )*(?:does|do|did|has|have|will|would) (?:it|that|this|they|those|these|the .+?|that .+?|[a-z]+) (?:(?:also|even|really|actually|usually) )*(?:have|has|contain|contains|include|use|come with|got) (?:any |some |much |traces of )?(.+?)(?: in (?:it|that|them|there|this))?$/,
  /^(?:(?:and|so|ok|okay|but|wait|hm+) )*(?:is|are|was|were) (?:there )?(?:any |some |much )?(.+?) (?:in|inside|on|part of) (?:it|that|this|them|those|these|there)$/,
  /^(?:(?:and|so|ok|okay|but|wait|hm+) )*(?:is|are) (?:it|that|this|they|those|these) (?:(?:also|usually|always) )*(?:made (?:with|of|from)|with|full of|cooked (?:in|with)|fried in) (?:any |some )?(.+)$/,
  /^(?:(?:und|aber|oh|ok|moment) )*(?:ist|sind|steckt|stecken|kommt|kommen) (?:da|dort|darin|in (?:dem|der|das)|das|die|der)?(?: (?:auch|denn|eigentlich|etwa|viel|viele))* ?(.+?) (?:drin|drinnen|dabei|enthalten|drauf|rein|dran)$/,
  /^(?:(?:und|aber|oh|ok|moment) )*(?:enthalt|enthaelt|enthalten|hat|haben) (?:das|es|die|der|sie|dies)(?: (?:auch|denn|eigentlich|etwa|viel|viele))* (.+?)(?: (?:drin|drinnen|enthalten))?$/,
];

/** 'Something similar without it', 'gibt es das auch ohne': what it is stands in the question before. */
const withoutIt =
  /(?<![\p{L}])(?:((?:without|minus|free of|not with)(?: (?:it|that|this|them|those|these|any(?: of (?:it|that|them))?))?|(?:that|which) (?:does|do)(?: not|n['’]?t) (?:have|contain|include) (?:it|that|this|them|those|these|any(?: of (?:it|that|them))?))|(?:ohne(?: (?:das|die|den|es|sie|ihn|dies|davon))?|(?:wo|in dem|in der) (?:das|es|die|der|davon) (?:nicht|nichts) (?:drin|drinnen|enthalten|dabei) (?:ist|sind)))(?=\s*(?:please|bitte|then|dann|though|instead|too|auch)?\s*[.?!,]*\s*$)/iu;

/**
 * A prompt in which what an earlier question asked about is named where it is denied: after 'does that have pork in it?' 'something similar without it' is
 * 'something similar without pork'. So it is avoided (R29).
 *
 * @param earlier the questions before, the oldest first
 */
export function withDeniedNamed(prompt: string, earlier: readonly string[]): string {
  const last = earlier.at(-1);
  if (last === undefined || !withoutIt.test(prompt)) return prompt;
  const thing = heldThing(foldSearchText(last));
  // What the prompt itself names is what it denies: 'a dish with shrimp, my wife needs it without'.
  return thing === null || namesFood(foldSearchText(prompt.replace(withoutIt, ' ')))
    ? prompt
    : prompt.replace(withoutIt, (_, en?: string) => `${en === undefined ? 'ohne' : 'without'} ${thing}`);
}

/** What a question asks about, whether a food holds it; null where it asks for nothing to eat. */
function heldThing(question: string): string | null {
  const thing = asksWhetherHeld.map((form) => form.exec(question)?.[1]).find((found) => found !== undefined);
  if (thing === undefined) return null;
  return namesFood(thing) ? thing : null;
}

/** Whether folded words name anything that may have to be avoided, or an ingredient. */
const namesFood = (words: string) =>
  findMentions(words.split(' ')).length > 0 ||
  ingredientsIn(words, 'en').length + ingredientsIn(words, 'de').length > 0;
