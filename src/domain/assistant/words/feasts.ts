import type { Food } from '#domain/foods/food.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanPattern } from './german-pattern.ts';
import { monthsOfSeason } from './seasons.ts';

/** A feast of the calendar or of a life, and by what a record speaks of it, in either language. */
export interface Feast {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  readonly isTold: (food: Food) => boolean;
  /** Who keeps it keeps to a faith, too: it is never left out of a wish (R29). */
  readonly isKept: boolean;
}

/** All that a record tells of when it is eaten; what it is likened to tells nothing of that. */
export const toldOf = (food: Food) =>
  [
    food.description,
    food.summary,
    food.cultureNotes,
    food.culturalContext,
    food.culturalSignificance,
    ...food.culturalVariations,
    ...food.servingSuggestions,
    ...food.consumptionTips,
    ...food.seasonalAvailability,
    ...food.memoryTriggers,
  ].join('\n');

const feast = (
  en: string,
  de: string,
  said: RegExp,
  passes: (food: Food) => boolean = () => true,
  isKept = false,
): Feast => ({
  words: { en: new RegExp(`\\b(?:${en})\\b`, 'g'), de: new RegExp(germanPattern(`\\b(?:${de})\\b`), 'g') },
  isTold: (food) => said.test(toldOf(food)) && passes(food),
  isKept,
});

/** A fast, or the feast that ends one. */
const keptFeast = (...[en, de, said, passes]: Parameters<typeof feast>) => feast(en, de, said, passes, true);

/** Where meat is fasted from, a record may speak of the feast that ends it. */
const isFastingFood = ({ diet, allergens }: Food) =>
  diet.vegetarian === true || (allergens ?? []).some((one) => one === 'fish' || one === 'shellfish');

export const feasts: readonly Feast[] = [
  ...monthsOfSeason.map(([en, de, isTold]) => feast(en, de, /^/, isTold)),
  feast(
    '(?:christmas|xmas)(?: (?:eve|day|time|dinner|party|table))?|advent|yule',
    'weihnacht\\w*|heiligabend|heilig ?abend|heilige[nrm]? abend|advent\\w*|christfest',
    /christmas|\badvent\b|weihnacht|heiligabend/i,
  ),
  feast('easter(?: (?:sunday|monday|day|dinner|table))?', 'ostern|oster(?!reich)\\w+', /\bEaster\b|\bOster(?!reich)/),
  keptFeast(
    'lent(?:en)?|fasting days?|good friday|ash wednesday',
    'fastenzeit|fastentage?n?|karfreitag|aschermittwoch',
    /\bLent(?:en)?\b|\bfasting\b|\bfast days?\b|Fastenzeit|Fastentag|Good Friday|Karfreitag/,
    isFastingFood,
  ),
  keptFeast(
    'ramadan|ramadhan|iftar|suhoor|suhur|(?:keep(?:s|ing)?|observ(?:e|es|ing)) (?:the|a|my|our|his|her|their) fast(?: (?:until|till) (?:sunset|dusk|sundown))?|(?:break(?:s|ing)?|broke|end(?:s|ing)?) (?:the|my|our|his|her|their) fast(?: at (?:sunset|dusk|sundown))?|break(?:ing)? fast(?: at (?:sunset|dusk|sundown))?(?! )',
    'ramadan|iftar|fastenbrechen|fastenmonat|suhur',
    /ramadan|\biftar\b|suhoor|breaking the fast|fasting month|fastenmonat|fastenbrechen/i,
  ),
  keptFeast('eid(?: al \\w+)?', 'zuckerfest|opferfest|eid(?: al \\w+)?', /\bEid\b|Zuckerfest|Opferfest/),
  feast('diwali|deepavali', 'diwali', /diwali|deepavali/i),
  feast('hanukkah|chanukah|hanukah', 'chanukka|hanukkah', /han+uk+ah?|chanuk/i),
  keptFeast('passover|pesach|seder', 'pessach|pesach|seder', /passover|pes+ach|\bseder\b/i),
  feast('thanksgiving', 'erntedank\\w*|thanksgiving', /thanksgiving|erntedank/i),
  feast(
    '(?:lunar|chinese|vietnamese|korean) new years?(?: s)?(?: (?:eve|day))?|spring festival',
    '(?:chinesische|vietnamesische|koreanische)[sn]? neujahr\\w*|frühlingsfest',
    /new year|neujahr/i,
    ({ origin }) => ['Chinese', 'Taiwanese', 'Vietnamese', 'Korean'].includes(origin),
  ),
  feast(
    'new years?(?: s)?(?: (?:eve|day))?|nowruz|norouz',
    'silvester\\w*|neujahr\\w*|nowruz',
    /new year|silvester|neujahr|nowruz|norouz/i,
  ),
  feast(
    'oktober ?fest',
    'oktoberfest|(?:auf der |die )?wiesn',
    /oktoberfest|wiesn|beer garden|beer hall|biergarten|\bbeer\b/i,
    ({ origin }) => ['German', 'Austrian'].includes(origin),
  ),
  feast('halloween|all saints', 'halloween|allerheiligen', /halloween|all saints|allerheiligen/i),
  feast(
    'carnival|mardi gras|shrove tuesday',
    'karneval|fasching\\w*|fastnacht',
    /carnival|mardi gras|karneval|fasching|fastnacht/i,
  ),
  feast('midsummer', 'mittsommer\\w*|johannistag', /midsummer|mittsommer/i),
  feast('weddings?(?: part(?:y|ies))?', 'hochzeit\\w*', /\bweddings?\b|hochzeit/i),
  feast('birthdays?(?: part(?:y|ies))?', 'geburtstag\\w*', /birthday|geburtstag/i),
];
