import { memoize } from '#prelude/memoize.ts';
import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { topicBits } from '#domain/foods/topics/topic-names.ts';
import { allergenWords, type AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { findMentions, type Mention, nameOf } from './find-mentions.ts';
import { type HealthMatter, healthMattersIn } from './health/health-matters.ts';
import { asksForSoftDrink } from './soft-drinkers.ts';
import { allergen, diet, type Need } from './need.ts';
import { isNoDiet, nothingSaid, type Said, whatIsSaid } from './plain-asking.ts';
import { speaksOfHarm, speaksOfHarmByFood, speaksOfMoreThanDistaste } from './harm/signs-of-harm.ts';
import { withoutDisclaimers, withoutHarmless } from './harm/harmless-words.ts';
import { type FoldedSentence, foldedSentences } from './wording/folded-sentences.ts';
import { asksOfFishiness, asksOfTwo } from './asked-alone.ts';
import { deniedInLists, isAvoidedInList, isBeforeAllergen } from './listed-mentions.ts';
import { isKnownAlready } from './known-already.ts';
import { shapeOfWords } from './shape-of-words.ts';
import { withoutWantingDenials } from './wanted-by-denials.ts';
import { isWithoutIt } from './without-it.ts';
import { listedWith, unknownAvoided } from './unknown-avoided.ts';

/** What a wish names that somebody may have to avoid (R29). */
export interface Avoidance {
  /** What its foods must be, and must not contain. */
  readonly avoided: readonly Need[];
  /** Allergens that it plainly asks for. */
  readonly asked: readonly AllergenWord[];
  /** By which words it asks for them: 'fish', 'fish sauce'. */
  readonly askedWords: readonly string[];
  /** What else is to be avoided, in the asker's folded words: no food states anything of it (R5). */
  readonly unknown: readonly string[];
  readonly health: readonly HealthMatter[];
  /** Whether anything in it speaks of harm. */
  readonly isOfHarm: boolean;
  /** Whether it tells of harm, and more than distaste, and not of what: anything that it names may be that. */
  readonly isByAnything: boolean;
  /** Speaks of an allergy or of other harm by food, and of nothing known that it comes from. */
  readonly isUnnamed: boolean;
}

/** What is made of an allergen and has a name of its own. */
const madeOf =
  /^(?:sauce|paste|oil|milk|cream|cheese|butter|flour|powder|stock|broth|noodle|roe|ball|cake|cracker|seed|curd|roll)s?$/;

/** The word that names an allergen, with that of what is made of it: 'fish sauce'. */
function wordOf(words: readonly string[], { from, to }: Mention): string {
  const [word = '', next = ''] = words.slice(from, Math.max(to, from + 2));
  return madeOf.test(next) && to <= from + 2 ? `${word} ${next}` : word;
}

/** Whether it says anything at all. */
export function speaks({ avoided, asked, unknown, health, isUnnamed }: Avoidance): boolean {
  return avoided.length + asked.length + unknown.length + health.length > 0 || isUnnamed;
}

export const nothingAvoided: Avoidance = {
  avoided: [],
  asked: [],
  askedWords: [],
  unknown: [],
  health: [],
  isOfHarm: false,
  isByAnything: false,
  isUnnamed: false,
};

/**
 * Reads a text of any kind, in English, German or both, for what must be avoided. The default is that whatever is named is avoided (R29): an
 * allergen is asked for only where the wish says so plainly, nothing else of it speaks against it, and nothing anywhere in it speaks of harm. What
 * is said to be fine is let through, where it is not avoided elsewhere.
 *
 * @param names folded names of foods that the text asks about: their words are no wish
 */
export function readAvoidance(text: string, names: readonly string[] = []): Avoidance {
  return cachedAvoidance({ text, names });
}

interface AskedText {
  readonly text: string;
  readonly names: readonly string[];
}

/** Texts that are remembered: several parts of an answer ask what is avoided. */
const MOST_CACHED = 50;
const cachedAvoidance = memoize(MOST_CACHED, readAnew, ({ text, names }: AskedText) =>
  [names.length, ...names, text].join('\n'),
);

function readAnew({ text, names }: AskedText): Avoidance {
  const folded = foldedSentences(withoutWantingDenials(text));
  const sentences = folded.map((sentence) => readSentence(sentence, { names, isAlone: folded.length === 1 }));
  const plain = withoutHarmless(plainOf(sentences));
  const found = foundIn(sentences);
  const isAllDenied = isWithoutIt(sentences.map(({ words }) => words.join(' ')).join(' . '));
  const isOfHarm = speaksOfHarm(plain) || found.some(({ mention }) => mention.isHarmful);
  // Of 'pancakes please, but from egg I get spots' no egg is asked for: a dish says nothing of what it is made of.
  const isAsked = ({ needs }: Mention) =>
    found.some(
      ({ mention, stand }) =>
        stand === 'asked' &&
        !mention.isDish &&
        mention.needs.some((one) => needs.some((need) => JSON.stringify(one) === JSON.stringify(need))),
    );
  // A dish beside the allergen that harms is what is wanted instead: 'hazelnut allergy, any cake?'.
  const isAllergenNamed = found.some(({ mention }) => !mention.isDish);
  const isKept = ({ mention, stand, isListed }: (typeof found)[number]) => {
    if (stand === 'denied') return true;
    if (stand === 'fine' || stand === 'no diet') return false;
    return mention.isDish
      ? isOfHarm && (!isAllergenNamed || isListed)
      : isOfHarm || isAllDenied || mention.isDiet || (stand === 'named' && !isAsked(mention));
  };
  const kept = found.filter(isKept);
  const isMeant = ({ isByHarm }: Mention) => !isByHarm || isOfHarm || kept.length > 1;
  const avoided = unique([
    ...kept.flatMap(({ mention }) => (isMeant(mention) ? mention.needs : [])),
    ...kept.filter(({ mention }) => isOfHarm || !mention.needs.some(isOfDrink)).flatMap(({ carried }) => carried),
    ...(asksForSoftDrink(plain) ? [diet('alcohol_free')] : []),
  ]);
  const isAvoided = (need: Need) =>
    avoided.some((one) => one.kind === 'allergen' && need.kind === 'allergen' && one.allergen === need.allergen);
  const asked = found.filter(
    (one) => !isKept(one) && one.stand === 'asked' && !one.mention.isDish && !one.mention.needs.some(isAvoided),
  );
  const health = healthMattersIn(plain);
  const unknown = unique([
    ...sentences.flatMap(({ words, mentions }) => unknownAvoided(words, mentions)),
    ...(isOfHarm ? sentences.flatMap(({ words, mentions }) => listedWith(words, mentions)) : []),
    ...kept.filter(({ mention }) => mention.isMoreThanNeeds && isOfHarm).map(({ name }) => name),
  ]);
  return {
    avoided,
    asked: unique(
      asked.flatMap(({ mention }) =>
        mention.needs.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : [])),
      ),
    ),
    askedWords: unique(asked.map(({ word }) => word.replace(/s$/, ''))),
    unknown,
    health,
    isOfHarm,
    isByAnything:
      unknown.length + health.length === 0 &&
      !found.some(({ mention, stand }) => mention.isHarmful || stand === 'denied') &&
      speaksOfMoreThanDistaste(plain),
    isUnnamed:
      // What is said to be fine is not what harms.
      !found.some(
        ({ mention, stand }) => (!mention.isDish && stand !== 'fine') || mention.isHarmful || stand === 'denied',
      ) &&
      unknown.length === 0 &&
      health.length === 0 &&
      speaksOfHarmByFood(plain),
  };
}

const plainOf = (sentences: readonly Pick<FoldedSentence, 'words'>[]) =>
  sentences.map(({ words }) => words.filter((word) => word !== ',').join(' ')).join(' . ');

/** Whether the questions of a conversation ask together what a child is to drink, or whoever drives: 'a drink for tonight', 'it is for my kids'. */
export function askForSoftDrink(prompts: readonly string[]): boolean {
  return asksForSoftDrink(plainOf(prompts.flatMap(foldedSentences)));
}

/** All that is named, each with how it stands. */
function foundIn(sentences: readonly ReadSentence[]) {
  return sentences.flatMap((sentence, at) =>
    sentence.mentions.map((mention, place) => {
      const { words } = sentence;
      const stand = standOf(mention, { ...sentence, place });
      return {
        mention,
        word: wordOf(words, mention),
        name: nameOf(words, mention),
        carried: carriedBy(words, mention),
        isListed: isBeforeAllergen(mention, words, sentence.mentions),
        stand: stand === 'fine' && harmsAfterAll(sentences.slice(at), place) ? ('denied' as const) : stand,
      };
    }),
  );
}

/** 'No beer' is said of alcohol, and not of barley. */
const isOfDrink = (need: Need) => need.kind === 'diet' && need.diet === 'alcohol_free';

/** What the food carries that a mention names, by the words of the kitchen: soya of 'Sojajoghurt' beside milk, and fish of 'sea bream'. */
function carriedBy(words: readonly string[], { from, to, isDiet }: Mention): readonly Need[] {
  if (isDiet) return [];
  const own = words.slice(from, to).join(' ');
  const certain = namedTopics(own).certain | namedTopics(`${words[from - 1] ?? ''} ${own}`).certain;
  return allergenWords.filter((word) => (certain & topicBits(word)) !== 0).map(allergen);
}

/** A dish, of which nobody has to leave out what it is made of; pork and wine are left out of a diet themselves. */
const isMereDish = ({ isDish, needs }: Mention) => isDish && needs.every(({ kind }) => kind !== 'diet');

/** Whether no allergen and no diet is named in a text, denied or not. */
export function namesNothing(text: string): boolean {
  return foldedSentences(text).every(({ words }) => findMentions(words).length === 0);
}

/** Whether no allergen and no diet is named in a text, but for dishes: 'chocolate sauce'. */
export function namesNoAllergen(text: string): boolean {
  return foldedSentences(text).every(({ words }) => findMentions(words).every(({ isDish }) => isDish));
}

interface ReadSentence {
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly said: Said;
}

/** @param read.isAlone whether the text says nothing else */
function readSentence(
  { words, isQuestion }: FoldedSentence,
  { names, isAlone }: { readonly names: readonly string[]; readonly isAlone: boolean },
): ReadSentence {
  const spans = names.flatMap((name) => spansOf(name.split(' '), words));
  const found = findMentions(words).filter(({ from, to }) => !spans.some((span) => span.from <= from && to <= span.to));
  const isOfFishiness = isAlone && asksOfFishiness(words.join(' '));
  const mentions = found.filter(
    (mention) => !(isFishiness(mention, words) && (isOfFishiness || isOnlyTaste(mention, found, words))),
  );
  const shape = withoutDisclaimers(shapeOfWords(words, mentions, (_, nth) => `@${nth}`));
  const isOfTwo =
    isAlone &&
    mentions.every(({ isDiet, isHarmful }) => !isDiet && !isHarmful) &&
    // A stand-in, and an allergy by its short name.
    !words.some((word) => /^(?:ersatz|cmp[ai]?$)/.test(word)) &&
    asksOfTwo(shape);
  return {
    words,
    mentions: deniedInLists(mentions, words),
    said: isOfTwo ? { ...nothingSaid, asked: new Set(mentions.keys()) } : whatIsSaid(shape, isQuestion),
  };
}

const isFishiness = ({ from }: Mention, words: readonly string[]) => /^(?:fishy|fischig)$/.test(words[from] ?? '');

/** 'Fish that is not too fishy' says how the fish is to taste. */
function isOnlyTaste({ from }: Mention, all: readonly Mention[], words: readonly string[]): boolean {
  return (
    /^(?:not|t|isnt|arent|too|very|so|less|taste|tastes|nicht|zu|sehr|weniger)$/.test(words[from - 1] ?? '') &&
    all.some((other) => other.from < from)
  );
}

/** Where a name stands among words. */
function spansOf(
  name: readonly string[],
  words: readonly string[],
): readonly { readonly from: number; readonly to: number }[] {
  return words.flatMap((_, from) =>
    name.every((part, place) => words[from + place] === part || words[from + place] === `${part}s`)
      ? [{ from, to: from + name.length }]
      : [],
  );
}

type Stand = 'asked' | 'denied' | 'fine' | 'named' | 'no diet';

function standOf(mention: Mention, { said, place, words, mentions }: ReadSentence & { readonly place: number }): Stand {
  if (mention.isDiet) return isNoDiet(`${words.slice(0, mention.from).join(' ')} `) ? 'no diet' : 'named';
  if (mention.isHarmful) return 'denied';
  if (said.permitted.has(place)) return 'fine';
  // 'What is there in Italy besides pizza' has had that.
  if (isMereDish(mention) && isKnownAlready(`${words.slice(0, mention.from).join(' ')} `, words.join(' ')))
    return 'named';
  // Of 'the bread had sesame, and my son ended on a drip' it is not the bread.
  if (mention.isDenied || said.denied.has(place) || (said.leftAlone.has(place) && !isMereDish(mention)))
    return 'denied';
  const isAsked = said.asked.has(place) || mention.isMade || isKindAlone(mention, words);
  // What is only named is avoided anyway, but for a dish.
  if ((isAsked || mention.isDish) && isAvoidedInList(mention, words, mentions)) return 'denied';
  return isAsked ? 'asked' : 'named';
}

/** What joins harm to the thing that is named next: 'eggs are fine, but I swell up from nuts'. */
const leadsToNext =
  /\b(?:to|from|of|with|by|after|against|eats?|eating|have|has|had|touch|tolerate|stand|digest|handle|do|avoid\w*|no|not|without|hates?|dislikes?|likes?|smell|an?|the|any|some|my|his|her|and|or|gegen|auf|von|nach|bei|mit|keine?[nmrs]?|ohne|esse|isst|vertragt?e?|vertraegt?e?|und|oder|die|den|der|das)$/;
/** What is asked for, and tells of no harm. */
const asksForSafe = /\b(?:un)?safe(?:ly|ty)?\b|\bsicher(?:e[mnrs]?)?\b|\bunbedenklich\w*|\bbedenkenlos\b/g;

/** Tells something of somebody else: 'my lodger moves out if I cook it'. */
const ofOthers =
  /^(?:(?:although|yet|only|just|sadly|and|while|whereas|in|for|nur|bloss|leider|und|obwohl|fur|fuer) )*(?:(?:my|our|his|her|mein|meine[mnrs]?|unser|unsere[mnrs]?) \w+|(?:he|she|they|er|sie) \w)/;
/** 'My wife loves them, too', and not 'my son does not like them'. */
const praises =
  /^(?!.*\b(?:not|never|no|none|nicht|keine?[mnrs]?|nie|niemals)\b).*\b(?:lov\w+|lik(?:e|es|ed)|enjoy\w*|eats?|fine|ok|okay|too|also|wants?|happy|asks?|mag|isst|auch|gern\w*|liebt|will|mochte|moechte)\b/;

/**
 * 'Peanuts are fine by me, but my son is allergic': whether what is said to be fine is told to harm somebody before another thing is named.
 *
 * @param sentences from the one in which it is fine
 * @param place of its mention there
 */
function harmsAfterAll(sentences: readonly ReadSentence[], place: number): boolean {
  const own = sentences[0]?.mentions[place];
  const told: string[] = [];
  for (const [at, { words, mentions }] of sentences.entries()) {
    const from = at === 0 ? (own?.to ?? 0) : 0;
    // A dish is what is wanted instead, or of which all is said: 'and the cake is for her'.
    const next = mentions.find((one) => one.from >= from && !one.isDish);
    const stretch = words.slice(from, next?.from).join(' ');
    if (next === undefined || !leadsToNext.test(stretch)) told.push(stretch);
    if (next !== undefined) break;
  }
  const [, ...clauses] = told.join(' , ').split(/ (?:, )?(?:but|aber|though|unlike)\b| ,/);
  const isOfOthers = clauses.some((clause) => ofOthers.test(clause.trim()) && !praises.test(clause));
  const plain = told.join(' . ').replaceAll(' ,', '').replace(asksForSafe, ' ');
  return isOfOthers || speaksOfHarm(withoutHarmless(plain));
}

/** Which cheese or fish it is, joined before it. */
const ofKind =
  /^(?:ziegen|schafs?|blauschimmel|schimmel|berg|weich|hart|schnitt|raucher|raeucher|grill|brat|back|schmelz|reib)(?!milch|hefe|pulver|malz)/;

/** 'Ziegenkäse', and nothing else. */
function isKindAlone({ from, to }: Mention, words: readonly string[]): boolean {
  return from === 0 && to === words.length && ofKind.test(words[0] ?? '');
}

function unique<T>(items: readonly T[]): readonly T[] {
  const keys = items.map((item) => JSON.stringify(item));
  return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
