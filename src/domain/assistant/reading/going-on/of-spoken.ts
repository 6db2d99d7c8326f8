import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { asksForWeight } from '#domain/assistant/answers/compare-weight.ts';
import { ingredientAsked } from '#domain/assistant/words/asked-ingredients.ts';
import { isStatedIn } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { QuestionGrammar } from '#domain/assistant/reading/grammars/question-grammar.ts';
import { comparativeIn, onlyCompares, tasteIn } from '#domain/assistant/reading/ordinary-readings.ts';
import type { Reading } from '#domain/assistant/reading/reading.ts';
import { readOrder } from '#domain/assistant/reading/taste-order.ts';
import { anyWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import type { WishPart } from '#domain/assistant/reading/wish-part.ts';

/*
 * What a short question asks of the foods that were spoken of just before.
 */

/** What is asked of the food that was spoken of, by a question that names none: another side of it, what is like it, what it is used in. */
export function ofSpokenFood(
  text: string,
  food: NonNullable<AssistantQuestion['food']>,
  grammar: QuestionGrammar,
): Reading | null {
  const { pronoun } = grammar.ordinary;
  const than = thanOther.map((pattern) => pattern.exec(text)?.[1]).find((phrase) => phrase !== undefined);
  if (than !== undefined) return { ...comparisonOf([pronoun, than]), taste: tasteIn(text, grammar) };
  if (anotherSide.test(text)) return { kind: 'taste', phrase: pronoun };
  if (endsInSimilar.test(text) || inItsStead.test(text))
    return { kind: 'like', phrase: pronoun, wish: anyWish, than: null };
  const other = besideIt.map((pattern) => pattern.exec(text)?.[1]).find((phrase) => phrase !== undefined);
  if (other !== undefined) return comparisonOf([pronoun, other]);
  if (elseThere.test(text)) return { kind: 'wish', wish: ofItsKitchen(food), isFirm: true };
  return usedIn.test(text) ? { kind: 'wish', wish: madeWithIt(food), isFirm: true } : null;
}

interface Said {
  readonly prompt: string;
  /** The prompt, plain. */
  readonly text: string;
}

type Comparison = Extract<Reading, { kind: 'comparison' }>;

const comparisonOf = (phrases: readonly string[]): Comparison => ({
  kind: 'comparison',
  phrases,
  taste: null,
  isLed: true,
  isSaid: false,
});

const which = /^(?:(?:and|und|ok|okay|so) )*(?:which|welche[rs]?|was)\b/;

/** 'The milder one', of two that were compared. */
const theMore =
  /^(?:(?:and|ok|okay|so|then|give me|show me|id take|i would take|i will take|tell me about|und|dann) )*(?:the|das|den|der|die) (?:(?:less|more) [a-z]+|[a-z]{3,}er|[a-z]{3,}ere[nrs]?)(?: (?:one|dish|of them|of the two|of both|davon|von beiden))*(?: (?:please|then|bitte|dann))*$/;

const ofAll =
  /\b(?:you (?:got|have|know)|on here|there is|of all|die es gibt|die ihr habt|den ihr habt|das ihr habt|uberhaupt)\b/;

/** 'Which is saltier?', of two that were compared, or 'and banana?', of another beside them. */
export function ofComparison(
  { prompt, text }: Said,
  before: readonly Reading[],
  grammar: QuestionGrammar,
): Reading | null {
  const compared = before.find((one): one is Comparison => one.kind === 'comparison');
  // 'Which is lighter' is of both, however they were named.
  if (compared !== undefined && which.test(text) && asksForWeight.test(text)) return { ...compared, isLed: true };
  if (compared !== undefined && theMore.test(text)) {
    const taste = tasteIn(text, grammar);
    if (taste !== null)
      return { ...compared, isLed: true, taste, direction: comparativeIn(text, grammar.ordinary)?.direction };
  }
  // 'And the least salty cheese you have' is of all there are.
  if (compared?.isLed !== true || ofAll.test(text)) return null;
  const taste = tasteIn(text, grammar);
  if (taste !== null || onlyCompares(text, grammar))
    return { ...compared, taste, direction: readOrder(text, grammar.wish.language).found?.direction };
  const another = anotherNamed(prompt);
  return another === undefined ? null : { ...compared, phrases: [...compared.phrases, another] };
}

/**
 * 'Which of them smells more', of foods that were asked about one after the other.
 *
 * @param before what each earlier question was read as, the oldest first
 */
export function ofSeveralSpoken(
  text: string,
  before: readonly (readonly Reading[])[],
  grammar: QuestionGrammar,
): Reading | null {
  if (!ofShown.test(text)) return null;
  const asked = before.map((readings) => readings.find(({ kind }) => kind !== 'safety'));
  const phrases = asked.flatMap((first) =>
    first !== undefined && 'phrase' in first && first.kind !== 'topic' && first.phrase !== grammar.ordinary.pronoun
      ? [first.phrase]
      : [],
  );
  if (phrases.length < 2) return null;
  const taste = tasteIn(text, grammar);
  return { ...comparisonOf(phrases), taste, direction: readOrder(text, grammar.wish.language).found?.direction };
}

/** The name that is all of 'and camembert?' or 'what about ramen', folded; undefined where it says more. */
export function anotherNamed(prompt: string): string | undefined {
  return /^(?:and|what about|how about|und|was ist mit|wie ist es mit) (?:an? |the )?([a-z]+(?: [a-z]+){0,2})$/.exec(
    foldSearchText(prompt),
  )?.[1];
}

/** 'The second one, is it sweet at all?', of several that were named together. */
export function ofOneOfThem(text: string, before: readonly Reading[], grammar: QuestionGrammar): Reading | null {
  const compared = before.find((one): one is Comparison => one.kind === 'comparison');
  const [, said = ''] =
    /^(?:the |der |die |das )?(first|second|third|last|erste|zweite|dritte|letzte)(?: one)?\b/.exec(text) ?? [];
  const at = places.findIndex((words) => words.includes(said));
  const phrase = at < 0 ? undefined : compared?.phrases.at(at === LAST ? -1 : at);
  if (phrase === undefined) return null;
  const taste = tasteIn(text, grammar);
  return taste === null ? { kind: 'taste', phrase } : { kind: 'level', phrase, taste };
}

const places: readonly (readonly string[])[] = [
  ['first', 'erste'],
  ['second', 'zweite'],
  ['third', 'dritte'],
  ['last', 'letzte'],
];
const LAST = 3;

/** 'Is it sweeter than baklava', of the food that was spoken of. */
const thanOther = [
  /^(?:(?:and|but|so|ok) )*(?:is|are|does|do) (?:it|that|this|they|these) (?:(?:taste|really|actually|much|a lot|any|even|also|usually) )*(?:[a-z]+er|(?:more|less) [a-z]+) than ([a-z]+(?: [a-z]+){0,2})$/,
  /^(?:(?:und|aber|ok) )*(?:ist|sind|schmeckt|schmecken) (?:das|es|der|die|sie|dies) (?:(?:auch|viel|noch|eigentlich|echt|denn) )*(?:[a-z]+er|weniger [a-z]+) als ([a-z]+(?: [a-z]+){0,2})$/,
];

/** 'And compared to kefir?', of the food that was spoken of. */
const besideIt = [
  /^(?:and )?(?:how (?:does|do|is|would) (?:it|that|this|they) )?(?:compared?|in comparison|next|relative|versus|vs)(?: (?:to|with))? ([a-z]+(?: [a-z]+){0,2})$/,
  /^(?:(?:and|so|but) )*(?:(?:is|does) (?:it|that|this) )?(?:(?:taste|a bit|a little|kind of|kinda|sort of|just|more|at all|really) )*(?:like|similar to) (?:an? )?([a-z]+(?: [a-z]+){0,2})$/,
  /^(?:(?:und|also|aber) )*(?:(?:ist|schmeckt) (?:das|es|der|die) )?(?:(?:so|so ein bisschen|ein bisschen|etwas|genau|eher|ahnlich|aehnlich) )*wie (?:eine? )?([a-z]+(?: [a-z]+){0,2})$/,
  /^(?:und )?(?:im vergleich|verglichen) (?:zu|zum|zur|mit) ([a-z]+(?: [a-z]+){0,2})$/,
];

/** 'What could replace it if I don't eat shrimp': what is avoided is read of the question itself. */
const inItsStead =
  /^(?:(?:and|so|ok) )*what (?:could|can|would|should|might) (?:i |you |we )?(?:(?:replace|substitute|swap|stand in for|take the place of) (?:it|that|this|them)|(?:eat|have|try|order|cook|make|use) instead)\b|^(?:und )?was (?:kann|konnte|koennte|soll|nehme|esse) (?:ich |man |wir )?(?:stattdessen|statt dessen|an seiner stelle)\b/;

/** 'OK, and the texture?', of a food that was spoken of: which side of it is read of the question itself. */
const anotherSide =
  /^(?:(?:ok|okay|and|so|what about|how about|und|wie ist|was ist mit) )*(?:(?:the|its|his|der|die|das|sein|seine|ihr|ihre) )?(?:texture|smell|aroma|after ?taste|mouthfeel|consistency|taste|flavou?r|konsistenz|textur|geruch|nachgeschmack|mundgefuhl|mundgefuehl|geschmack|aroma)$|^(?:does|do) (?:it|that|they|this) (?:really )?(?:stink|smell(?: (?:bad|strong\w*|a lot|much))?)$|^(?:stinkt|riecht|mieft|mu(?:e)?ffelt) (?:der|die|das|es)(?: (?:stark|sehr|schlimm|arg|denn|eigentlich))*$/;

/** 'I don't like anise, anything similar without it?': what is avoided is read of the question itself. */
const endsInSimilar =
  / (?:anything|something|is there anything|what is) similar(?: (?:without|to) (?:it|that|this|them))?$| (?:etwas|was|irgendwas) ae?hnliches(?: (?:ohne|dazu)(?: das)?)?$/;

/** 'Where is it used', 'wo ist das überall drin', of a food that was spoken of. */
const usedIn =
  /^(?:and |so |ok )?(?:where|(?:what|which)(?: (?:dish(?:es)?|foods?|meals?))?) (?:else |all )?(?:is|are|do (?:you|people|they)|would (?:you|i)|can i|could i|do i) (?:it|that|this|they|use it|put it|use that|find it|find that)(?: (?:all|usually|mostly|typically|often|normally|commonly))*(?: (?:used|found|put|cooked|eaten))?(?: (?:in|for|with))*$|^(?:und )?(?:was (?:kocht|macht|backt|isst|wurzt) man (?:so |denn |alles |eigentlich )*damit|(?:wo|worin|in was|in welchen? \w+) (?:ist|steckt|findet man|kommt|verwendet man|nimmt man|benutzt man|isst man|kommt) (?:das|es|der|die|den|dies)(?: (?:denn|so|alles|ueberall|uberall|eigentlich|meistens|oft|noch))*(?: (?:drin|drinnen|enthalten|verwendet|vor|rein|dran))?|wofur (?:nimmt|verwendet|braucht|benutzt) man (?:das|es|den|die)(?: \w+)?)$/;

/** 'What else do they eat there', after where a food comes from. */
const elseThere =
  /^(?:and |so )?what else (?:do|does|would|could|should|can) (?:they|people|you|one|we|i|locals) (?:eat|cook|have|make|drink|try) (?:there|in that (?:country|place|kitchen))$|^(?:und )?was (?:isst|essen|kocht|probiert|gibt es|macht) (?:man |die |die leute |es )?(?:da|dort)(?: (?:sonst|noch|denn|so))+$|^(?:und )?was (?:isst|essen|gibt es) (?:man |die )?(?:sonst noch|sonst|noch) (?:da|dort)$/;

function ofItsKitchen({ id, origin }: NonNullable<AssistantQuestion['food']>): TasteWish {
  const part: WishPart = { left: 'words', passes: (one) => one.id !== id };
  return { ...anyWish, question: { ...anyWish.question, cuisine: origin }, parts: [part] };
}

function madeWithIt({ id, name }: NonNullable<AssistantQuestion['food']>): TasteWish {
  const ingredient = ingredientAsked(foldSearchText(name));
  const part: WishPart = { left: 'ingredients', passes: (one) => one.id !== id && isStatedIn(one, ingredient) };
  return { ...anyWish, parts: [part] };
}

/** Asks which one of those that were named. */
export const ofShown =
  /\b(?:of|from|among) (?:these|those|them)\b|\bdavon\b|\bvon (?:diesen|denen)\b|^(?:and )?which (?:one )?(?:is|has|tastes)\b|^(?:und )?welche[rs]?(?: davon)? (?:ist|hat|schmeckt)\b/;
