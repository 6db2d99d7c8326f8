import { foldSearchText } from '#domain/search/fold-search-text.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { IntensityName } from '#domain/taste-vocabulary.ts';
import { type Need, needsIn } from './needs-in.ts';
import { type SafetyGrammar, safetyReadings } from './safety-readings.ts';
import { type TasteWish, tasteWish } from './taste-wish.ts';

/** One way to read a question. Phrases are folded, and may name a food. */
export type Reading =
  | { readonly kind: 'greeting' | 'thanks' | 'help' | 'best' }
  | { readonly kind: 'comparison'; readonly phrase: string; readonly other: string; readonly taste: IntensityName | null }
  | { readonly kind: 'taste' | 'pairing' | 'similar' | 'ingredients' | 'origin'; readonly phrase: string }
  | { readonly kind: 'level'; readonly phrase: string; readonly taste: IntensityName }
  /** No needs: whether it is safe for the taster, and what allergens are stated. */
  | { readonly kind: 'safety'; readonly phrase: string; readonly needs: readonly Need[] }
  /** 'hour': of the hour where the taster is. */
  | { readonly kind: 'meal'; readonly mood: Mood | 'hour'; readonly wish: TasteWish | null }
  /** Firm: a question, of which no word may be left out. */
  | { readonly kind: 'wish'; readonly wish: TasteWish; readonly isFirm: boolean };

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|where|how|which|who|it|that|there) s\b/g, '$1 is'], [/\bwhats\b/g, 'what is'], [/\bi m\b/g, 'i am'], [/\bi d\b/g, 'i would'],
  [/\b(do|does|is|are|has|have|should|could|would)n t\b/g, '$1 not'], [/\bcan t\b/g, 'can not'], [/\bi ve\b/g, 'i have'],
];
const courtesy = /^(?:please|hi|hello|hey|ok|okay|so|and|now|well|but|can you|could you|would you|tell me|i want to know|i would like to know|do you know|also|explain|help me) (?=.)/;

/** The text as the rules read it: folded, written out, without courtesies. */
function plainQuestion(prompt: string): string {
  let text = contractions.reduce((written, [short, long]) => written.replace(short, long), foldSearchText(prompt));
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(courtesy, '').replace(/ (?:please|thanks|thank you)$/, '');
  }
  return text;
}

const comparatives: readonly (readonly [RegExp, IntensityName])[] = [
  [/sweeter/, 'sweet'], [/saltier/, 'salty'], [/(?:sourer|more sour)/, 'sour'], [/(?:more )?bitter(?:er)?/, 'bitter'], [/(?:more umami|more savou?ry)/, 'umami'],
  [/(?:spicier|hotter|more spicy|milder)/, 'spicy'],
];
const levels: readonly (readonly [string, IntensityName])[] = [
  ['sweet', 'sweet'], ['salty', 'salty'], ['sour', 'sour'], ['bitter', 'bitter'], ['umami|savou?ry', 'umami'], ['spicy|hot', 'spicy'],
];

type OneFood = Extract<Reading, { kind: 'taste' | 'pairing' | 'similar' | 'ingredients' | 'origin' }>['kind'];

/** What a question about one food looks like, the more telling first; the first group is the phrase. */
const rules: readonly (readonly [OneFood, RegExp])[] = [
  ['pairing', /^(?:what|which)(?: \w+){0,2}? (?:goes|go|pairs|pair|works|work|fits|fit|matches) (?:well |best |nicely |good )?(?:with|alongside|to) (.+)$/],
  ['pairing', /^(?:what|which)\b.*? (?:to |should i |can i |could i |do i |would you |shall i )?(?:serve|eat|drink|have|pair|cook|order) (?:together )?(?:with|alongside|next to) (.+)$/],
  ['pairing', /\b(?:pairings?|pair|match|side dish(?:es)?|drinks?|sides?)(?: ideas?| suggestions?)? (?:for|with|to|of|goes with) (.+)$/],
  ['pairing', /^(?:something|anything|food|foods|dishes|ideas) (?:to (?:eat|serve|drink|go|have) |that goes |going )?(?:well )?with (.+)$/],
  ['taste', /^what (?:does|do|would|is) (.+?) tastes?(?: like| of)?$/],
  ['taste', /^what (?:is|are) (.+?) like(?: to eat)?$/],
  ['similar', /^(?:what|which)(?: \w+){0,2}? (?:is|are|tastes?|taste) (?:a bit |a little |most |more )?(?:like|similar to|close to) (.+)$/],
  ['similar', /\bif (?:i|you|we|someone) (?:really )?(?:like|likes|love|loves|enjoy|enjoys|liked|loved|enjoyed) (.+)$/],
  ['similar', /\b(?:similar|alternatives?|close|comparable|substitutes?) (?:to|for) (.+)$/],
  ['similar', /^(?:something|anything|foods?|dishes|more|things?) (?:that (?:is|are|tastes?) )?like (.+)$/],
  ['similar', /^(?:if )?i (?:really )?(?:like|love|enjoy|liked|loved|enjoyed) (.+?)(?: (?:what|which) .*)?$/],
  ['origin', /^where (?:is|does|do|are|did) (.+?) (?:come |originate )?from$/],
  ['origin', /\b(?:origins?|history|home) of (.+)$/],
  ['ingredients', /^what (?:is|are|goes) (?:in|into|inside) (.+)$/],
  ['ingredients', /\b(?:ingredients?|recipe) (?:of|in|for) (.+)$/],
  ['ingredients', /^what is (.+?) made (?:of|from|with|out of)$/],
  ['ingredients', /^how (?:do i|do you|can i|to|is|would i) (?:make|cook|prepare|made|cooked|prepared) (.+)$/],
  ['taste', /^how (?:does|do|would) (.+?) (?:taste|smell|feel)\b.*$/],
  ['taste', /\b(?:taste|tastes|flavou?rs?|textures?|aromas?|smell|mouthfeel)(?: profile)? of (.+)$/],
  ['taste', /^(?:describe|about|introduce)(?: the)?(?: taste of)? (.+)$/],
  ['taste', /^what (?:is|are) (.+)$/],
];

/**
 * The ways in which a question can be read, the likelier first: whoever answers takes the first whose food is there.
 *
 * @param cuisines names of the catalogue's cuisines
 * @returns [] when nothing of it is understood; the last may be the whole text, taken as the name of a food
 */
export function understandQuestion(prompt: string, cuisines: readonly string[]): readonly Reading[] {
  const text = plainQuestion(prompt);
  if (text === '') return [];
  const talk = smallTalk(text);
  if (talk !== null) return [talk];
  const about = rules.flatMap(([kind, pattern]): Reading[] => {
    const phrase = pattern.exec(text)?.[1];
    return phrase === undefined ? [] : [{ kind, phrase }];
  });
  const wish = tasteWish(text, cuisines);
  const meal = mealOf(text);
  const isWanted = /^(?:something|anything|i (?:want|need|would|am|feel|crave|fancy)|give|show|find|suggest|recommend|any|is there|are there any|do you have|what (?:should|could|can|shall|may) (?:i|we))\b/.test(text);
  const isFact = asksForFact(text) && !isWanted;
  const isWish = wish !== null && (!isFact || asksWhat.test(text));
  const wishes: Reading[] = meal !== null ? [{ kind: 'meal', mood: meal, wish }] : isWish ? [{ kind: 'wish', wish, isFirm: isFact }] : [];
  const near = [...comparisons(text), ...about.filter(({ kind }) => kind === 'pairing' || kind === 'similar')];
  const rest = [...safetyReadings(text, grammarOfSafety), ...levelOf(text), ...about.filter(({ kind }) => kind !== 'pairing' && kind !== 'similar')];
  const last: readonly Reading[] = [...(asksForBest.test(text) ? [{ kind: 'best' } as const] : []), { kind: 'taste', phrase: text }];
  return [...near, ...(isWanted ? [...wishes, ...rest] : [...rest, ...wishes]), ...last];
}

/** A question for a fact is no wish, though it may hold a word for a taste or a cuisine: 'what is the capital of France'. */
const facts = /^(?:who|when|why|where|how|what|which|is|are|was|were|does|do|did|can|could|will|has|have)\b/;
/** Whether a text, as `understandQuestion` reads it, asks for a fact. */
export function asksForFact(text: string): boolean {
  return facts.test(text);
}

const asksForBest = /\b(?:best|top|highest|popular|trending|favou?rites?)\b|\bmost (?:liked|loved|reviewed)\b/;
/** 'What is sweet and crunchy' is one all the same, if nothing else is asked. */
const asksWhat = /^(?:what|which)\b/;

function smallTalk(text: string): Reading | null {
  if (/^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy)(?: there| you| everyone)?$/.test(text)) return { kind: 'greeting' };
  if (/^(?:thanks|thank you|cheers|great|perfect|ta)(?: a lot| so much| very much| you)?$/.test(text)) return { kind: 'thanks' };
  if (/^(?:help|what can (?:you|i) (?:do|ask).*|who are you|what are you|how do(?:es)? (?:you|this) work)$/.test(text)) return { kind: 'help' };
  return null;
}

function comparisons(text: string): readonly Reading[] {
  const taste = comparatives.find(([words]) => words.test(text))?.[1] ?? null;
  const patterns = [
    /^compare (.+?) (?:and|with|to|against|versus|vs) (.+)$/,
    /\bdifferences? between (.+?) and (.+)$/,
    /^how (?:is|does|do) (.+?) (?:differ|different|compare) (?:from|to|with) (.+)$/,
    /^(?:is|are) (.+?) (?:sweeter|saltier|sourer|spicier|hotter|milder|bitterer|more \w+) than (.+)$/,
    /^(?:what|which)(?: one)? is (?:the )?(?:sweeter|saltier|sourer|spicier|hotter|milder|bitterer|more \w+) (.+?) or (.+)$/,
    /^(.+?) (?:versus|vs) (.+)$/,
  ];
  return patterns.flatMap((pattern): Reading[] => {
    const [, phrase, other] = pattern.exec(text) ?? [];
    return phrase === undefined || other === undefined ? [] : [{ kind: 'comparison', phrase, other, taste }];
  });
}

function levelOf(text: string): readonly Reading[] {
  return levels.flatMap(([words, taste]): Reading[] => {
    const asked = new RegExp(`^how (?:${words}) (?:is|are) (.+)$`).exec(text) ?? new RegExp(`^(?:is|are) (.+?) (?:very |too |really |quite )?(?:${words})$`).exec(text);
    return asked?.[1] === undefined ? [] : [{ kind: 'level', phrase: asked[1], taste }];
  });
}

const asksForSafety = /^(?:is|are|does|do|has|have|can|may|could|will|would|any)\b|\ballerg|\bsafe\b|\bcontain|\bintoleran/;
const safetyWords = new Set((
  'is are does do has have can could may will would should we i my me it there in contain contains containing include includes with without for safe to eat ok okay suitable allergy allergic allergies allergen allergens am someone '
  + 'raw cooked real fresh much lots traces people who free of made use using any a an the and or if got not what which stated be'
).split(' '));

const grammarOfSafety: SafetyGrammar = { asks: asksForSafety, asksAtAll: /\b(?:safe|allergens?|can i eat|may i eat)\b/, needsIn, questionWords: safetyWords, pronoun: /^it$/ };

function mealOf(text: string): Mood | 'hour' | null {
  if (/\b(?:breakfast|brunch|this morning)\b/.test(text)) return 'morning';
  if (/\b(?:lunch|this afternoon)\b/.test(text)) return 'afternoon';
  if (/\b(?:dinner|supper|tonight|this evening)\b/.test(text)) return 'evening';
  if (/\b(?:surprise me|adventur\w*|exotic|something new|never (?:tried|eaten|had))\b/.test(text)) return 'adventure';
  if (/\b(?:comfort(?:ing)?|cosy|cozy|cheer me up)\b/.test(text)) return 'comfort';
  const asks = /\bwhat (?:should|shall|could|can|may|do|would) (?:i|we|you) (?:eat|have|try|cook|recommend|suggest)\b|\b(?:recommend|suggest)(?: me)? (?:something|anything|a food|a dish)\b|\b(?:i am|we are) hungry\b|\bwhat to eat\b/;
  return asks.test(text) ? 'hour' : null;
}
