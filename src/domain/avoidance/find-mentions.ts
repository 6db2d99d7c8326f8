import { memoize } from '#prelude/memoize.ts';
import { allowedEdits, editDistance, lacksAtMost, lettersOf } from '#domain/search/edit-distance.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { type AvoidableTerms, englishTerms, neutralTerms } from './avoidable-terms.ts';
import { germanTerms } from './german-terms.ts';
import { neutralRegionalTerms, termsOfAlpineGerman, termsOfOtherKitchens } from './regional-terms.ts';
import { isOrdinaryWord } from './wording/ordinary-words.ts';
import { diet, type Need } from './need.ts';
import { byChance, containingEnd, denyingEnd, harmingEnd, madeEnd, namesakes, tastes } from './wording/word-parts.ts';

/** An allergen or a diet as it is named in a list of words. */
export interface Mention {
  readonly needs: readonly Need[];
  /** Words of the text: from this one up to that one. */
  readonly from: number;
  readonly to: number;
  /** A kind of dish, drink or meat: see AvoidableTerms. */
  readonly isDish: boolean;
  /** Its words name more that may harm than its needs say: 'chocolate' is more than milk, 'Schokoladenkuchen' more than gluten. */
  readonly isMoreThanNeeds: boolean;
  /** Its needs are meant only beside harm or another mention: see AvoidableTerms. */
  readonly isByHarm: boolean;
  /** What food must be, not what is in it. */
  readonly isDiet: boolean;
  /** Its own words say that it must not be in: 'eggless', 'milchfrei', 'nut free'. */
  readonly isDenied: boolean;
  /** Its own words speak of harm: 'Nussallergie'. */
  readonly isHarmful: boolean;
  /** Its own words name a dish made of it: 'Fischsuppe'. */
  readonly isMade: boolean;
}

interface Meaning {
  readonly needs: readonly Need[];
  readonly isDish: boolean;
  readonly isMoreThanNeeds: boolean;
  readonly isByHarm: boolean;
  readonly isDiet: boolean;
}

type Phrases = readonly (readonly [readonly string[], Meaning | null])[];

/** Umlauts as folding leaves them, and as they are typed where there are none. */
function spellingsOf(term: string): readonly string[] {
  const typed = term.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [...new Set([foldSearchText(term), foldSearchText(typed)])];
}

const single = { en: new Map<string, Meaning | null>(), de: new Map<string, Meaning | null>() };
const phrases = new Map<string, Phrases>();

function learn(language: 'en' | 'de', words: string, meaning: Meaning | null): void {
  for (const term of words.split(', ').flatMap(spellingsOf)) {
    const [first = '', ...rest] = term.split(' ');
    if (rest.length === 0) single[language].set(first, single[language].get(first) ?? meaning);
    else
      phrases.set(
        first,
        [...(phrases.get(first) ?? []), [[first, ...rest], meaning] as const].toSorted(
          ([one], [other]) => other.length - one.length,
        ),
      );
  }
}

const meaningOf = ({ needs, isDish, isMoreThanNeeds, isByHarm, isDiet }: AvoidableTerms): Meaning => ({
  needs,
  isDish: isDish === true,
  isMoreThanNeeds: isMoreThanNeeds === true,
  isByHarm: isByHarm === true,
  isDiet: isDiet === true,
});
for (const language of ['en', 'de'] as const) learn(language, `${neutralTerms}, ${neutralRegionalTerms}`, null);
for (const terms of englishTerms) learn('en', terms.words, meaningOf(terms));
for (const terms of germanTerms) learn('de', terms.words, meaningOf(terms));

const endings = {
  en: ['', 's', 'es'],
  de: ['', 's', 'es', 'n', 'en', 'e', 'er', 'em', 'ern', 'nen', 'innen'],
} as const;
/** Shorter stems would be found in anything: 'ein' is no egg. */
const SHORTEST = 3;

/** What one word means; null: surely nothing; undefined: not known. */
function meaningOfWord(word: string): Meaning | null | undefined {
  for (const language of ['en', 'de'] as const) {
    for (const ending of endings[language]) {
      if (!word.endsWith(ending) || (ending !== '' && word.length - ending.length < SHORTEST)) continue;
      const meaning = single[language].get(word.slice(0, word.length - ending.length));
      if (meaning !== undefined) return meaning;
    }
  }
  return undefined;
}

/** Parts by which a joined word is known, the longest first. */
const joinable = [
  ...new Set([
    ...single.de.keys(),
    'peanut',
    'cashew',
    'almond',
    'hazelnut',
    'walnut',
    'gluten',
    'dairy',
    'lactose',
    'shrimp',
    'soy',
    'egg',
    'nut',
    'wheat',
    'milk',
    'fish',
    'shellfish',
    'meat',
    'sugar',
    'alcohol',
    'pork',
    'sesame',
  ]),
]
  .filter((term) => term.length >= 4 || ['egg', 'nut', 'soy', 'ei'].includes(term))
  .toSorted((one, other) => other.length - one.length);
const MIXED = 4;
const MOST_BEGINNINGS = 1_000;

/** 'Erdnussallergie', 'eggless', 'Mandelhörnchen', 'Ziegenfrischkäse': what one word of several means. */
function meaningOfJoined(
  word: string,
): (Meaning & Pick<Mention, 'isDenied' | 'isHarmful' | 'isMade'>) | null | undefined {
  if (namesakes.test(word)) return null;
  const [denying, harming] = [denyingEnd.exec(word), harmingEnd.exec(word)];
  const end = denying ?? harming;
  const marks = { isDenied: denying !== null, isHarmful: harming !== null, isMade: false };
  if (end !== null) {
    const stem = word.slice(0, end.index);
    const meaning =
      meaningOfWord(stem) ??
      meaningOfWord(stem.replace(/s$/, '')) ??
      (stem.length >= MIXED ? (meaningOfJoined(stem) ?? near(stem)) : undefined);
    if (meaning !== undefined && meaning !== null) return { ...meaning, isDish: false, ...marks };
  }
  if (tastes.test(word) && !/haltig/.test(word)) return undefined;
  const contained = containingEnd.exec(word);
  const stem =
    contained === null
      ? undefined
      : (meaningOfWord(word.slice(0, contained.index)) ??
        meaningOfWord(word.slice(0, contained.index).replace(/s$/, '')));
  if (stem !== undefined && stem !== null) return { ...stem, isDish: false, ...marks };
  return byPart(word, marks);
}

/** By the longest of the names that the word begins or ends with. */
function byPart(
  word: string,
  marks: Pick<Mention, 'isDenied' | 'isHarmful' | 'isMade'>,
): ReturnType<typeof meaningOfJoined> {
  for (const part of joinable) {
    if (byChance[part]?.test(word) === true) continue;
    const isShort = part.length < MIXED;
    const rest = word.startsWith(part) ? word.slice(part.length) : null;
    if (
      rest !== null &&
      (isShort
        ? /^(?:white|yolk|s?milk|sauce|butter|oil|allerg\w*|milch|sosse|sauce)$/.test(rest)
        : rest.length >= SHORTEST)
    )
      return joined(part, { ...marks, isMade: madeEnd.test(rest) });
    if (!isShort && word.endsWith(part) && word.length - part.length >= SHORTEST)
      return joined(part, marks, word.slice(0, -part.length));
  }
  return undefined;
}

/** @param before what stands before the part in its word: a dish of something that is not known is more than the dish */
function joined(
  part: string,
  marks: Pick<Mention, 'isDenied' | 'isHarmful' | 'isMade'>,
  before = '',
): ReturnType<typeof meaningOfJoined> {
  const meaning = meaningOfWord(part);
  if (meaning === null || meaning === undefined) return meaning;
  const isMoreThanNeeds =
    meaning.isMoreThanNeeds || (meaning.isDish && before !== '' && (meaningOfAny(before)?.needs.length ?? 0) === 0);
  return { ...meaning, isMoreThanNeeds, ...marks };
}

/** Words that may be meant by one that is misspelt. */
const spelt = [...single.en, ...single.de].flatMap(([term, meaning]) =>
  meaning !== null && term.length >= MIXED && !meaning.isDish
    ? [{ term, meaning, letters: lettersOf(term), most: allowedEdits(term) }]
    : [],
);

// Only as they are spelt, and so after those: 'khao' is no misspelt 'khoa', and 'vista' no 'pista'.
for (const terms of [...termsOfOtherKitchens, ...termsOfAlpineGerman]) learn('en', terms.words, meaningOf(terms));

/** Those of whose first two letters one is typed right, where it should be or beside; each beginning is looked up once. @param start two letters */
const speltFrom = memoize(MOST_BEGINNINGS, (start) =>
  spelt.filter(({ term }) => start.includes(term[0] ?? '') || start.includes(term[1] ?? '')),
);

/** What a misspelt word means: the nearest term within the edits that search allows too; undefined for an ordinary word. */
function near(word: string, limit = 2): Meaning | undefined {
  if (word.length < MIXED || isOrdinaryWord(word)) return undefined;
  const forms = [...new Set([word, word.replace(/s$/, ''), word.replace(/e?n$/, '')])]
    .filter((form) => form.length >= MIXED && !isOrdinaryWord(form))
    .map((form) => ({ form, letters: lettersOf(form), allowed: allowedEdits(form) }));
  let best: { readonly distance: number; readonly meaning: Meaning } | null = null;
  for (const { term, meaning, letters, most: allowedOfTerm } of speltFrom(word.slice(0, 2))) {
    for (const { form, letters: typed, allowed } of forms) {
      if (!lacksAtMost(typed & ~letters, limit)) continue;
      const most = Math.min(allowed, allowedOfTerm, term.length <= MIXED && form[0] !== term[0] ? 0 : limit);
      const distance = editDistance(form, term, most);
      if (distance <= most && (best === null || distance < best.distance)) best = { distance, meaning };
    }
  }
  return best?.meaning;
}

/** 'my gf' is somebody, 'a gf cake' is something. */
const girlfriends = /^(?:my|your|his|her|our|ur|the)$/;
const ofDiet =
  /^(?:free|diet|diets|life|lifestyle|friend|friends|kid|kids|son|daughter|guest|guests|husband|wife|mum|mom|dad|bread|food|foods|option|options|df|vegan|meal|meals)$/;

/** The allergens and diets that a list of folded words names, in its order; no two of them overlap. */
export function findMentions(words: readonly string[]): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const mention = mentionAt(words, at);
    if (mention === null) at += 1;
    else {
      if (mention.needs.length > 0) found.push(mention);
      at = mention.to;
    }
  }
  return found;
}

/** Words for a taste that are spelt nearly as an allergen is, 'airy' as 'dairy'. */
const tastesLikeTypos: ReadonlySet<string> = new Set([
  'airy',
  'airier',
  'airiest',
  'malty',
  'maltier',
  'maltiest',
  'mustardy',
  'cheezy',
]);
/** Beside any of these they may be the allergen after all. */
const denials =
  /^(?:no|not?|non|none|nothing|never|without|wo|free|less|cannot|cant|can't|couldnt|dont|don't|doesnt|wont|avoid\w*|except|minus|skip|hold|bar|allerg\w*|intoler\w*|sensitiv\w*|react\w*|sick|ill|rash|hives|hurts?|die|kills?|harms?|ohne|kein\w*|nicht\w*|nie|niemals|meid\w*|vermeid\w*|frei\w*|los\w*|\w*vertra\w*|krank|schlecht|ausser)$/;

const nothingMeant = { isDish: false, isMoreThanNeeds: false, isByHarm: false, isDiet: false };
const plainMarks = { isDenied: false, isHarmful: false, isMade: false };

/** What begins at a word; without needs: a word that surely means nothing. */
function mentionAt(words: readonly string[], at: number): Mention | null {
  const word = words[at] ?? '';
  if (word === 'gf' && girlfriends.test(words[at - 1] ?? '') && !ofDiet.test(words[at + 1] ?? '')) return null;
  if (tastesLikeTypos.has(word) && !words.some((one) => denials.test(one)))
    return { needs: [], from: at, to: at + 1, ...nothingMeant, ...plainMarks };
  const phrase = (phrases.get(word) ?? []).find(([parts]) =>
    parts.every((part, place) => isSameWord(words[at + place] ?? '', part)),
  );
  const to = at + (phrase?.[0].length ?? 1);
  const made = phrase === undefined ? meaningOfAny(word) : phrase[1] === null ? null : { ...phrase[1], ...plainMarks };
  if (made === undefined) return null;
  if (made === null) return { needs: [], from: at, to, ...nothingMeant, ...plainMarks };
  return freeAfter(words, { ...made, from: at, to });
}

function isSameWord(word: string, part: string): boolean {
  return word === part || ['s', 'es', 'n', 'e', 'en', 'r'].some((ending) => word === part + ending);
}

const MOST_KEPT = 5_000;
/** Longer ones are no words, and would fill memory. */
const LONGEST_KEPT = 40;
const kept = new Map<string, ReturnType<typeof meaningOfJoined>>();

/** A question is read several times, and questions share their words: what one means is found once. */
function meaningOfAny(word: string): ReturnType<typeof meaningOfJoined> {
  if (kept.has(word)) return kept.get(word);
  const found = findMeaning(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (word.length <= LONGEST_KEPT) kept.set(word, found);
  return found;
}

function findMeaning(word: string): ReturnType<typeof meaningOfJoined> {
  const whole = meaningOfWord(word);
  if (whole !== undefined)
    return whole === null ? null : { ...whole, ...plainMarks, isDenied: /fr(?:ee|ei(?:e[mnrs]?)?)$/.test(word) };
  if (isOrdinaryWord(word)) return undefined;
  // 'Shelfish' is a mistake and no kind of fish.
  const slip = near(word, 1);
  const parts = slip === undefined ? meaningOfJoined(word) : undefined;
  if (parts !== undefined) return parts;
  const meant = slip ?? near(word);
  return meant === undefined ? undefined : { ...meant, ...plainMarks };
}

const freeing = /^(?:free|frei(?:e[mnrs]?)?|less|los(?:e[mnrs]?)?)$/;

/** What a mention is of, without a word after it that says it must not be in: 'milk chocolate' of 'milk chocolate free'. */
export function nameOf(words: readonly string[], { from, to }: Pick<Mention, 'from' | 'to'>): string {
  return words.slice(from, freeing.test(words[to - 1] ?? '') ? to - 1 : to).join(' ');
}

const flags: Readonly<Record<string, Need>> = { gluten: diet('gluten_free'), milk: diet('dairy_free') };

/** 'Peanut free', 'egg and milk free', and what else a word after it makes of it. */
function freeAfter(words: readonly string[], mention: Mention): Mention {
  const isFree = freeing.test(words[mention.to] ?? '') && !/^(?:of|from|von|range)$/.test(words[mention.to + 1] ?? '');
  const denied = mention.isDenied || isFree;
  if (!denied) return mention;
  const named = new Set(mention.needs.flatMap((need) => (need.kind === 'allergen' ? [need.allergen] : [])));
  const ofFlag = mention.needs.flatMap((need) => (need.kind === 'allergen' ? (flags[need.allergen] ?? []) : []));
  const ofNuts = named.has('peanut') && named.has('tree nut') ? [diet('nut_free')] : [];
  return {
    ...mention,
    needs: [...new Set([...ofFlag, ...ofNuts, ...mention.needs])],
    to: mention.to + (isFree ? 1 : 0),
    isDish: false,
    isDenied: true,
  };
}
