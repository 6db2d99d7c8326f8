import type { UnstatedTopic } from '#domain/assistant/words/replies/ordinary-words.ts';
import type { TasteOrder } from '#domain/assistant/reading/wish-part.ts';

/** How a language likens, compares and goes on. All expressions fit folded texts without courtesies; in a list the more telling stands first. */
export interface OrdinaryGrammar {
  /** 'Like ramen but not spicy': the first group names the food, the second says what else is wanted. */
  readonly likeBut: readonly RegExp[];
  /** 'A Korean version of lasagne': the other way about. */
  readonly butLike: readonly RegExp[];
  /** 'A main like ramen': the same, where the first group names a kind and nothing else. */
  readonly kindLike: RegExp;
  /** 'Sweeter', 'less sour', each with what it asks for. */
  readonly comparatives: readonly (readonly [RegExp, TasteOrder])[];
  /** 'Stronger', 'gentler': of all that a food tastes of. */
  readonly strength: { readonly more: RegExp; readonly less: RegExp };
  /** 'Sweeter than mochi': the first group says how, the second names the food. */
  readonly than: RegExp;
  /** 'A tea stronger than green tea': the first group names the kind, the second says how, the third names the food. */
  readonly kindThan: RegExp;
  /** 'Something milder?', of the food spoken of last. */
  readonly onlyComparative: RegExp;
  /** 'What could I have instead of ramen', the first group. */
  readonly instead: readonly RegExp[];
  /** 'Anything similar?' */
  readonly onlySimilar: RegExp;
  /** 'A drink with pad thai': the first group holds the course, the second names the food. */
  readonly beside: readonly RegExp[];
  /** 'And drinks?', of the food spoken of last; the first group holds the course. */
  /** 'Which cheese goes with red wine': what it is to be, and beside what. */
  readonly partner: RegExp;
  readonly onlyCourse: RegExp;
  /** How the food spoken of last is called. */
  readonly pronoun: string;
  /** Words for drinks that are no course by themselves. */
  readonly drinks: RegExp;
  /** What leads to foods that are compared, and what follows them. */
  readonly versus: { readonly lead: RegExp; readonly tail: RegExp; readonly joint: RegExp; readonly asks: RegExp };
  /** Asks whether the food of a kitchen is so: the first group names the kitchen. */
  readonly ofKitchen: readonly RegExp[];
  /** What asks for the meaning of a word or the taste of an ingredient, the first group. */
  readonly meanings: readonly RegExp[];
  /** Words around such a word. */
  readonly aroundWord: RegExp;
  /** What is asked for that nobody states here; a first group, where there is one, names a food. */
  readonly topics: readonly (readonly [UnstatedTopic, RegExp])[];
  /** Begins what goes on from the question before, and says nothing else. */
  readonly goesOn: RegExp;
  /** Ends so, and goes on as well: 'an Italian one'. */
  readonly goesOnAfter: RegExp;
  /** Asks whether the catalogue has a food, the first group: 'do you have tiramisu'. */
  readonly known: readonly RegExp[];
  /** Asks what is made with something, the first group: 'what has lamb in it'. */
  readonly madeWith: readonly RegExp[];
  /** Words beside what compares: 'something crunchier'. */
  readonly besideCompared: ReadonlySet<string>;
  /** 'More please': the same again, other foods. */
  readonly more: RegExp;
  /** Words that are worth mending when they are misspelt. */
  readonly keywords: readonly string[];
}
