import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { isOrdinaryWord, isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { cachedPattern } from '#prelude/text/cached-pattern.ts';
import { spellingsOf } from '#domain/search/near-names.ts';
import { allowedEdits, editDistance } from '#domain/search/edit-distance.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { isCalled, isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { otherwiseNamed } from '#domain/assistant/words/other-names.ts';
import { isFoodElsewhere } from '#domain/assistant/words/foods-elsewhere.ts';
import { kindKnownElsewhere } from '#domain/assistant/words/known-elsewhere.ts';
import { courseOf } from '#domain/pairing/course.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';

/** A food that a phrase means. */
export interface MeantFood {
  readonly food: TasteTraits;
  /** Called so; called so among other words; or spelt nearly so. */
  readonly certainty: 'exact' | 'part' | 'near';
  /** Others that the phrase may mean just as well. */
  readonly others: readonly TasteTraits[];
}

const certainties = ['exact', 'part', 'near'] as const;
const OTHERS = 3;
/** Of so many that a search found the names in another language are read. */
const READ = 5;
/** Of a name without its plural's ending. */
const SHORTEST = 4;
const outerWords: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /^(?:(?:dry|chilled|cold|sweet)(?= (?:white|red|wine|riesling|sherry|cider|champagne|prosecco|beer|lager)\b)|(?:glass|cup|pint|bottle|mug|bowl|plate|slice|piece) of|a|an|the|some|any|my|your|this|that|these|those|eating|food|foods|dish|dishes|called|typical|traditional|good|real|proper|classic|heavy|big|hearty|nice|simple|homemade|always|normally|usually|typically|generally|ever) (?=.)| (?:please|thanks|in it|in them|inside|dish|dishes|food|foods|then|though|really|usually|always|normally|typically|generally|ever|exactly)$/,
  de: /^(?:(?:trockene[mnrs]?|kuhle[mnrs]?|kuehle[mnrs]?|kalte[mnrs]?|gekuhlte[mnrs]?)(?= (?:weisswein|rotwein|wein|riesling|sekt|sherry|bier)\b)|(?:glas|tasse|flasche|teller|schussel|schuessel|stuck|stueck) (?=.)|eine?[mnrs]?|der|die|das|de[mns]|etwas|typische[mnrs]?|traditionelle[mnrs]?|gute[mnrs]?|diese[mnrs]?|meine?[mnrs]?|gericht|essen|namens|(?:echte|richtige|klassische|schwere|deftige|reichhaltige|grosse|selbstgemachte)[mnrs]?|immer|meistens|meist|normalerweise|eigentlich|ueblicherweise|ublicherweise) (?=.)| (?:bitte|danke|immer|meistens|meist|ueblicherweise|ublicherweise|drin|drinnen|darin|gericht|essen|denn|eigentlich|wirklich|normalerweise|genau|so|ueberhaupt|uberhaupt|gern|gerne)$/,
};
/** How a food looks, is made or is served: one word of many a name, and a name of none ('is it chocolatey or just dark'). */
const onlyDescribes =
  /^(?:dark|light|pale|dry|wet|black|white|green|red|brown|yellow|hot|cold|warm|iced|chilled|raw|fresh|fried|grilled|smoked|boiled|roasted|baked|steamed|stuffed|mixed|sparkling|still|salted|pickled|sticky|soft|hard|crispy|crunchy|creamy|sweet|sour|bitter|salty|spicy|dunkle?[mnrs]?|helle?[mnrs]?|trockene?[mnrs]?|schwarze?[mnrs]?|weisse?[mnrs]?|grune?[mnrs]?|gruene?[mnrs]?|rote?[mnrs]?|braune?[mnrs]?|gelbe?[mnrs]?|heisse?[mnrs]?|kalte?[mnrs]?|warme?[mnrs]?|rohe?[mnrs]?|frische?[mnrs]?)$/;
/** The same of where and by whom it is made. */
const madeWhere =
  /^(?:home ?made|hausgemachte[mnrs]?|selbstgemachte[mnrs]?|house|canned|tinned|frozen|dried|instant|vegan|vegetarian|organic|authentic|traditional|classic|proper|local|cheap|expensive|leftover|shop|store|bought|street|restaurant|takeaway|mini|giant|baby|wild|aged|young|plain|regular|normal|diet|decaf|vegane[mnrs]?|veganer|gefrorene[mnrs]?|getrocknete[mnrs]?|gekaufte[mnrs]?|echte[mnrs]?|klassische[mnrs]?)$/;

/** Whether a word says how a food looks, is made or is served. */
export const describes = (word: string) => onlyDescribes.test(word) || madeWhere.test(word);

/** Endings of a plural; in German no other case has more. */
const endings: Readonly<Record<AssistantLanguage, readonly string[]>> = {
  en: ['s', 'es'],
  de: ['s', 'es', 'n', 'en', 'e'],
};

/** A phrase without the words around a name: 'a typical ramen please' is 'ramen'. */
export function trimPhrase(phrase: string, language: AssistantLanguage): string {
  let text = foldSearchText(phrase);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(outerWords[language], '').trim();
  }
  return text;
}

/**
 * Which food a phrase means, if any of those that a search for it found: a search also finds foods by their origin or description, which are not
 * meant by a name.
 */
function meantFood(
  phrase: string,
  candidates: readonly TasteTraits[],
  language: AssistantLanguage,
  namesOf = ownNames,
): MeantFood | null {
  const wanted = trimPhrase(phrase, language);
  const isPlural = (word: string, singular: string) => endings[language].some((ending) => word === singular + ending);
  if (wanted === '') return null;
  // 'Papa' is somebody's father, though a Peruvian dish begins so.
  const isNoName = wanted.split(' ').every((word) => isTalk(word) || onlyDescribes.test(word));
  for (const certainty of isNoName ? (['exact'] as const) : certainties) {
    const [food, ...others] = candidates.filter((candidate) =>
      namesOf(candidate)
        .map(foldSearchText)
        .some((name) => name !== '' && isNamed({ certainty, isPlural }, name, wanted)),
    );
    if (food !== undefined) return { food, certainty, others: certainty === 'exact' ? [] : others.slice(0, OTHERS) };
  }
  return null;
}

/** The same of a catalogue, in which near spellings are looked for only where nothing is called so. @param named the phrase, in the catalogue's words */
export function meantIn(
  catalogue: Pick<AssistantCatalogue, 'search' | 'details'>,
  named: string,
  language: AssistantLanguage,
): MeantFood | null {
  const isCalledSo = (found: readonly TasteTraits[]) => meantFood(named, found, language)?.certainty === 'exact';
  const phrase = trimPhrase(named, language);
  const found = catalogue.search(phrase, isCalledSo);
  const meant = meantFood(named, found, language);
  if (meant?.certainty === 'exact') return meant;
  const other = otherwiseNamed(phrase);
  const called = other === null ? null : exactlyCalled(other, catalogue);
  if (called !== null) return called;
  const ofKind = meant === null || meant.certainty === 'near' ? namedWithKind(phrase, catalogue, language) : null;
  if (ofKind !== null) return ofKind;
  // A search for 'Feigen' does not find 'Feige'.
  for (const ending of endings[language].filter(
    (one) => phrase.endsWith(one) && phrase.length - one.length >= SHORTEST,
  )) {
    const single = catalogue.search(phrase.slice(0, phrase.length - ending.length), () => true).slice(0, READ);
    const own = meantFood(named, single, language, (food) => [...ownNames(food), localName(food.id, catalogue)]);
    if (own?.certainty === 'exact') return own;
  }
  // What people of another language call it stands in the texts beside its record.
  const local = meantFood(named, found.slice(0, READ), language, ({ id }) => [localName(id, catalogue)]);
  const surer = surerOf(ingredientAsFood(phrase, catalogue, language), surerOf(local, meant));
  // 'Teriyaki' is a word of its own, and no slip of 'Taiyaki'.
  if (surer?.certainty === 'near' && isWordElsewhere(phrase, found)) return null;
  if (surer === null && isFoodElsewhere(phrase)) return null;
  if (surer !== null || language === 'en') return surer ?? speltOtherwise(phrase, catalogue);
  // 'Kaesefondue', typed without umlauts; 'Fischsauce', which is 'Fischsoße' here.
  const folded = phrase.replace(/(?<=[aou])e(?![ui])/g, '').replace(/sauce$/, 'sosse');
  const typed = folded === phrase ? null : meantIn(catalogue, folded, language);
  return typed ?? headOfCompound(phrase, catalogue) ?? speltOtherwise(phrase, catalogue);
}

/** 'Reh' is venison, which is a food itself. */
function ingredientAsFood(
  phrase: string,
  catalogue: Pick<AssistantCatalogue, 'search'>,
  language: AssistantLanguage,
): MeantFood | null {
  const name = language === 'de' ? germanIngredient(phrase)?.name.en : undefined;
  const meant = name === undefined ? null : meantFood(name, catalogue.search(name), 'en');
  return meant?.certainty === 'exact' ? meant : null;
}

/** 'Tom yum soup' is a soup that is called tom yum; 'kimchi soup' is no kimchi, and 'lentil soup' any with lentils. */
function namedWithKind(
  phrase: string,
  catalogue: Pick<AssistantCatalogue, 'search'>,
  language: AssistantLanguage,
): MeantFood | null {
  const [, name = '', kind = ''] = /^(.+) (\S+)$/.exec(phrase) ?? [];
  if (!isKindWord(kind) || isKindWord(name) || ingredientsIn(name, language).length > 0) return null;
  const ofKind = catalogue.search(name).filter((food) => isCalled(food, kind));
  const meant = meantFood(name, ofKind.slice(0, READ), language);
  return meant?.certainty === 'near' ? null : meant;
}

const SHORTEST_SLIP = 6;
/** By so many letters names are looked for that begin alike. */
const BEGINNING = 3;

/** 'Kimchee' by its sounds, 'borhsct' by its letters: what no near spelling finds. */
function speltOtherwise(phrase: string, catalogue: Pick<AssistantCatalogue, 'search'>): MeantFood | null {
  if (!cachedPattern(`^[a-z]{${SHORTEST_SLIP},}$`).test(phrase) || isKnownWord(phrase)) return null;
  const [, plain = phrase.replace(/sauce$/, 'sosse')] = spellingsOf(phrase);
  const alike = plain === undefined ? null : meantFood(plain, catalogue.search(plain), 'en');
  if (alike !== null) return { ...alike, certainty: 'near' };
  const letters = lettersIn(phrase);
  const food = catalogue.search(phrase.slice(0, BEGINNING)).find(({ name }) =>
    foldSearchText(name)
      .split(' ')
      .some((word) => lettersIn(word) === letters),
  );
  return food === undefined ? null : { food, certainty: 'near', others: [] };
}

const lettersIn = (word: string) =>
  Array.from(word)
    .toSorted((one, other) => one.charCodeAt(0) - other.charCodeAt(0))
    .join('');

/** A word that people know is no slip of a name. */
const isKnownWord = (word: string) =>
  isFoodElsewhere(word) || kindKnownElsewhere(word) !== null || isTalk(word) || isOrdinaryWord(word);

/** Whether people know another food by that name, or records say it. */
function isWordElsewhere(phrase: string, found: readonly TasteTraits[]): boolean {
  return isFoodElsewhere(phrase) || kindKnownElsewhere(phrase) !== null || found.some((food) => writes(food, phrase));
}

/** Whether a record writes a word just so in what it says beside the food's name. */
function writes({ description, mouthfeel, ingredients }: TasteTraits, word: string): boolean {
  return foldSearchText([description, mouthfeel, ...ingredients].join(' '))
    .split(' ')
    .includes(word);
}

const SHORTEST_COMPOUND = 8;

/** 'Weizenbier' is a beer: German says last what a thing is. What is cooked with is another thing with each word before it: 'Erdnussbutter'. */
function headOfCompound(phrase: string, catalogue: Pick<AssistantCatalogue, 'search' | 'details'>): MeantFood | null {
  if (phrase.includes(' ') || phrase.length < SHORTEST_COMPOUND) return null;
  for (let from = SHORTEST - 1; phrase.length - from >= SHORTEST; from += 1) {
    const head = phrase.slice(from);
    const found = catalogue.search(head, () => true).slice(0, READ);
    // 'Kreplach' ends in no 'Lachs': the end of a word may be a plural, and no part of a name.
    const namesWithin = (food: TasteTraits) =>
      [...ownNames(food), localName(food.id, catalogue)].filter((name) => foldSearchText(name).length <= head.length);
    const meant = meantFood(head, found, 'de', namesWithin);
    if (meant?.certainty === 'exact')
      return courseOf(meant.food) === 'ingredient' || courseOf(meant.food) === 'sauce'
        ? null
        : { ...meant, certainty: 'near' };
  }
  return null;
}

function exactlyCalled(name: string, catalogue: Pick<AssistantCatalogue, 'search'>): MeantFood | null {
  const isCalledSo = (one: TasteTraits) => one.name === name;
  const food = catalogue.search(foldSearchText(name), (found) => found.some(isCalledSo)).find(isCalledSo);
  return food === undefined ? null : { food, certainty: 'exact', others: [] };
}

function localName(id: TasteTraits['id'], catalogue: Pick<AssistantCatalogue, 'details'>): string {
  return catalogue.details(id)?.translation?.name ?? '';
}

/** The first where it is surer than the other. */
function surerOf(one: MeantFood | null, other: MeantFood | null): MeantFood | null {
  if (one === null || other === null) return one ?? other;
  return certainties.indexOf(one.certainty) < certainties.indexOf(other.certainty) ? one : other;
}

function ownNames({ name, nativeName }: TasteTraits): readonly string[] {
  return [name, nativeName];
}

interface Naming {
  readonly certainty: MeantFood['certainty'];
  readonly isPlural: (word: string, singular: string) => boolean;
}

function isNamed({ certainty, isPlural }: Naming, name: string, wanted: string): boolean {
  if (certainty === 'exact')
    return name === wanted || isPlural(wanted, name) || isPlural(name, wanted) || joined(name) === joined(wanted);
  const words = name.split(' ');
  const wantedWords = wanted.split(' ');
  if (certainty === 'part')
    return wantedWords.every((word) => words.some((own) => own === word || isPlural(word, own) || isPlural(own, word)));
  const isJoinedNear = isNear(joined(wanted), joined(name));
  const isSlip = (word: string, own: string) =>
    Math.min(word.length, own.length) >= SHORTEST_NEAR_WORD && isNear(word, own);
  return isJoinedNear || wantedWords.every((word) => words.some((own) => own === word || isSlip(word, own)));
}

/** 'Shepherds pie', 'hotdog': people write a name with other gaps. */
const joined = (name: string) => name.replaceAll(' ', '');

/** Of three letters any other word is one edit away: 'bao' and 'pão'. */
const SHORTEST_NEAR = 4;
/** Of one word of a longer name: 'mead' is no 'med', nor 'chard' a 'char'. */
const SHORTEST_NEAR_WORD = 5;

function isNear(word: string, other: string): boolean {
  const most = word.length < SHORTEST_NEAR ? 0 : allowedEdits(word);
  return most > 0 && editDistance(word, other, most) <= most;
}
