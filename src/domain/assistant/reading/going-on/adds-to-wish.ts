import { askForSoftDrink, readAvoidance, speaks } from '#domain/avoidance/read-avoidance.ts';
import { comparativeIn } from '#domain/assistant/reading/ordinary-readings.ts';
import type { QuestionGrammar } from '#domain/assistant/reading/grammars/question-grammar.ts';
import { anyWish, tasteWish, type TasteWish } from '#domain/assistant/reading/taste-wish.ts';

/** 'Milder' and 'hotter' order what was wished for, whatever bound it had. */
const anyLevel = { from: 0, to: 5 } as const;
const LONGEST_ADJECTIVES = 2;
/** Words beside adjectives that ask for nothing else: 'nuts in it' asks what is in a food. */
const besideAdjectives: ReadonlySet<string> = new Set(
  'something anything sth etwas irgendwas was more less mehr weniger please bitte and und but aber also auch one ones now jetzt then dann not nicht too zu very sehr so that really bit little etwas bisschen a ein only nur preferably lieber rather eher no nothing nichts kein keine keinen food foods dish dishes things stuff essen gerichte my our mein meine kid kids child children son daughter husband wife partner friend kind kinder sohn tochter mann frau'.split(
    ' ',
  ),
);

/**
 * 'Vegetarian', 'mild', 'cold' alone, after what was wished for: more of the same wish, for it names nothing to eat. Of two tastes the later may be
 * another wish: 'something sweet', 'salty'.
 */
export function narrows(
  text: string,
  {
    added,
    before,
    grammar,
  }: { readonly added: TasteWish; readonly before: TasteWish | null; readonly grammar: QuestionGrammar },
): boolean {
  return (
    isOfAdjectives(added) &&
    (!namesThings.test(text) ||
      denies.test(text) ||
      (before !== null &&
        (isOfKitchen(before) || (isOfKind(before) && added.question.intensities.sweet === undefined)))) &&
    !grammar.fact.test(text) &&
    text.split(' ').filter((word) => !besideAdjectives.has(word)).length <= LONGEST_ADJECTIVES &&
    (before === null ||
      !isOfAdjectives(before) ||
      Object.keys(added.question.intensities).length === 0 ||
      takesOneBack.test(text))
  );
}

/** 'Savoury, not sweet' says which of what was asked for is meant. */
const takesOneBack = /^[a-z]+ (?:and |but |und |aber )?(?:not|nicht|statt|instead of|rather than) [a-z]+$/;

/** Whether it says of which kitchen, or for whom, and neither what nor how: 'something warm' goes on from that. */
function isOfKitchen({ question, parts, order }: TasteWish): boolean {
  const { cuisine, intensities, flavours, textures } = question;
  return (
    (cuisine !== '' || parts.some(({ left }) => left === 'origin')) &&
    order === null &&
    Object.keys(intensities).length + flavours.length + textures.length === 0 &&
    parts.every(({ left, isImplied }) => left === 'origin' || left === 'occasion' || isImplied === true)
  );
}

/** Whether it says of which kind, or for whom, and not how it is to be: of 'snacks', 'something salty' is one. What is sweet is another course. */
function isOfKind({ question, parts, order, left }: TasteWish): boolean {
  const { cuisine, intensities, flavours, textures } = question;
  return (
    order === null &&
    cuisine === '' &&
    left.length + Object.keys(intensities).length + flavours.length + textures.length === 0 &&
    parts.some(({ left: one, isImplied, isDenied }) => one === 'kind' && isImplied !== true && isDenied !== true)
  );
}

/** 'Something sweet' is another wish. */
const namesThings =
  /\b(?:\w+thing|foods?|dish(?:es)?|things?|meals?|irgend\w+|was|essen|gerichte?|speisen|\w{3,}iges|su(?:e)?sses|saures)\b/;

/** 'No hot food', 'my kids: nothing hot': that it is not to be, and nothing else. */
const denies =
  /^(?:(?:and|but|und|aber|please|bitte) )*(?:(?:my|our|mein\w*|unser\w*) \w+ )?(?:no|not|nothing|nicht|nichts|kein\w*) /;

/** Whether it names no kind, kitchen or ingredient, or none that is wanted. */
export function isOfAdjectives({ question, parts, holding, left, order, absent }: TasteWish): boolean {
  return (
    question.cuisine === '' &&
    absent === '' &&
    order === null &&
    holding.length + left.length === 0 &&
    parts.every(
      (part) =>
        part.left === 'occasion' ||
        part.left === 'flavours' ||
        part.isMethod === true ||
        part.isDenied === true ||
        part.isImplied === true,
    )
  );
}

export function goesOn(prompt: string, { ordinary, courtesy }: QuestionGrammar): boolean {
  const text = prompt.trim().toLowerCase();
  return (
    ordinary.goesOn.test(`${text} `) ||
    ordinary.goesOnAfter.test(text) ||
    (courtesy.test(`${text} `) && ordinary.goesOn.test(text))
  );
}

/** With 'sweeter' and 'too hot' as bounds. */
export function wishOf(text: string, cuisines: readonly string[], grammar: QuestionGrammar): TasteWish | null {
  const than = grammar.ordinary.onlyComparative.test(text) ? comparativeIn(text, grammar.ordinary) : null;
  if (than === null) return tasteWish(text, cuisines, grammar.wish);
  return { ...anyWish, order: than, question: { ...anyWish.question, intensities: { [than.taste]: anyLevel } } };
}

/** Of which a question may be added to a wish: it, the ones before it, and how it is read. */
export interface Addition {
  readonly prompt: string;
  /** The prompt, plain. */
  readonly text: string;
  readonly earlier: readonly string[];
  readonly cuisines: readonly string[];
  readonly grammar: QuestionGrammar;
}

/** What a question adds to the wish before it: how that is to be, or what it is not to hold, which stays avoided by itself (R29). Null where it adds nothing. */
export function addedBy({ prompt, text, earlier, cuisines, grammar }: Addition): TasteWish | null {
  if (tellsWhoDrinks(earlier, prompt)) return anyWish;
  return wishOf(text, cuisines, grammar) ?? (speaks(readAvoidance(prompt)) ? anyWish : null);
}

/** Whether a question does no more than add this to a wish: it says how that is to be, or who drinks. */
export function onlyAdds(
  added: TasteWish,
  before: TasteWish | null,
  { prompt, text, earlier, grammar }: Addition,
): boolean {
  return tellsWhoDrinks(earlier, prompt) || narrows(text, { added, before, grammar });
}

/** Asks for something to eat. */
const asksToEat =
  /\b(?:foods?|dish(?:es)?|meals?|eat|eats|dinner|lunch|breakfast|brunch|snacks?|desserts?|starters?|essen|gerichte?|nachtisch|abendessen|mittagessen|fruhstuck|fruehstueck)\b/i;

/** 'I'm driving', 'we are all fifteen', after a drink was asked for: it is to be one without alcohol, and nothing to eat. */
export function tellsWhoDrinks(earlier: readonly string[], prompt: string): boolean {
  return (
    !asksToEat.test(prompt) &&
    !askForSoftDrink([prompt]) &&
    !askForSoftDrink(earlier) &&
    askForSoftDrink([...earlier, prompt])
  );
}
