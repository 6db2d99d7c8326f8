import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { germanCuisines, germanPeople, germanTasteWords } from '#domain/assistant/words/german-food-words.ts';
import { absentKitchens } from '#domain/assistant/words/absent-kitchens.ts';
import { foldedPattern, germanPattern } from '#domain/assistant/words/german-pattern.ts';
import { germanSynonyms } from '#domain/assistant/words/taste-synonyms.ts';
import type { Degree, WishGrammar } from './wish-grammar.ts';

/** Endings of an adjective, in any case, and of its noun ('etwas Knuspriges'). */
const endings = '(?:e[mnrs]?)?';
const superlative = '(?:e?ste[mnrs]?)?';
/** 'Knusprigeres', 'cremigste'. */
const compared = '(?:e?re?|e?ste?)?';

const tastes: Readonly<Record<IntensityName, string>> = {
  sweet: `süß(?:${endings}|lich${endings}|${superlative}|sau(?:er|re[mnrs]?)|e)`,
  salty: `salzig(?:${endings}|${superlative})|gesalzene?[mnrs]?`,
  sour: `(?:süß)?(?:sauer|sau(?:e?re[mnrs]?|erste[mnrs]?))`,
  bitter: `bitter(?:${endings}|${superlative})|bittre[mnrs]?|herbe?[mnrs]?`,
  umami: `umami|(?:herzhaft|würzig)(?:${endings}|${superlative})`,
  spicy: `scharf${endings}|schärf${superlative}|pikant${endings}|feurig${endings}|schärfe`,
};

/** What stands before a taste's word, and what it makes of it; the first that fits. */
const degrees: readonly (readonly [RegExp, Degree])[] = (
  [
    ['\\b(?:nicht (?:zu|so|sehr|allzu|ganz so|besonders|extrem|übermäßig)|weniger|nichts? zu) $', 'bounded'],
    ['\\b(?:ein (?:bisschen|wenig|hauch|klein wenig)|leicht|dezent|schwach|mild) $', 'slight'],
    ['\\b(?:kaum|wenig|nur wenig|fast nicht|fast keine?[nmrs]?|geringe?[rn]?|minimal|so gut wie nicht) $', 'hardly'],
    [
      '\\b(?:nicht|nichts|keine?[mnrs]?|nie|niemals|ohne|weder|noch|hasse|vermeide|mag keine?[mnrs]?) (?:etwas |eine?[mnrs]? )?$',
      'without',
    ],
    [
      '\\b(?:sehr|richtig|extrem|super|besonders|kräftig|stark|ordentlich|echt|wirklich|am|viel|extra|mega|total|voll|ziemlich) $',
      'strong',
    ],
    ['\\b(?:mittel|medium|mäßig|einigermaßen|halbwegs) $', 'medium'],
  ] as const
).map(([pattern, degree]) => [germanPattern(pattern), degree]);

/** 'etwas scharf' is a little of it, 'etwas Scharfes' something that is. */
const aLittle = /\betwas $/;

/** What follows a taste's word in all its forms, by the vocabulary's words. */
const forms: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(germanTasteWords)
    .filter(([, word]) => !/^nach |sauer$/.test(word))
    .map(([stored, word]) => [
      stored,
      germanPattern(`^(?:${[word, ...(germanSynonyms[stored] ?? [])].join('|')})${compared}${endings}$`),
    ]),
);

const fillers = new Set(
  foldSearchText(
    'eignet eignen geeignet geeignete geeignetes passend passende passendes zwei drei vier fünf sechs etwas irgendetwas irgendwas was nichts essen gericht gerichte gerichten speise speisen mahlzeit snack snacks ding dinge sache sachen zeug rezept art von ich mir mich mein meine meinem wir uns du dir man möchte moechte will wollen würde wuerde hätte haette ' +
      'lust brauche suche gib zeig zeige finde such empfiehl empfehle empfehlen schlag vor vorschlagen bitte mit ohne und aber oder nicht kein keine keinen keinem keiner zu sehr wirklich richtig so ganz ein eine einen einem einer eines der die das den ' +
      'dem des ist sind sei bin soll sollte sollen könnte koennte kann können koennen darf dürfen duerfen es gibt da dort habt hast haben habe hat heute jetzt gerade gut gute gutes guter lecker leckeres leckere leckerer schön schoen am im in auf zum zur für ' +
      'fuer aus bei wie welche welches welcher welchen auch mehr weniger frei enthält enthaelt enthalten allergisch allergie allergien allergiker gegen als mal doch gern gerne lieber am besten bester beste bestes schmeckt schmecken geschmack geschmäcker am ' +
      'meisten hasse mag meide vermeide vertrage unverträglichkeit unvertraeglichkeit intoleranz leute person jemand gast gäste gaeste abendessen abend abends mittagessen mittag mittags frühstück fruehstueck frühstücken morgen morgens nachmittag brunch ' +
      'probieren probiere versuchen gegessen empfiehlst kannst passt isst esse dann vegetarier vegetarierin veganer veganerin tochter sohn kind kinder mutter vater freund freundin baby oma opa er sie ihn ihm ihr stattdessen sonst jegliche jeglichen jeglicher irgendwelche irgendwelchen rohe rohen roher rohes frische frischen wenn weil falls dass vertragen produkte produkt zutaten ahnung zeit idee problem krank reagiere küche kueche kochen trinken beliebt beliebte beliebtes nach bisschen wenig hauch etwa ungefähr appetit hunger hungrig überhaupt ueberhaupt gar weder noch bitte danke sowie eher dazu dabei sein soll muss nie niemals leicht kennst kennt habt ihr hier hab draus rezeptideen ideen vorschläge vorschlaege bringe nehme mit klein kleiner kleines typisch typische typisches klassisch klassische festlich festliches serviere mach koche große gross bock klassiker berühmt berühmte berühmtes bekannt bekannte bekanntes lust irgendwie vielleicht eventuell gerne ehrlich mega geil geiles geile nices nice wochenende zusammen allein einfach halt eben schnell sone son so ne welch sorte sorten ganzen ganze ganzer tag lang müde echt fix hilft helfen hilfreich zugleich gleichzeitig beides hätt hätts bräuchte brauch',
  ).split(' '),
);

/** How a wish is said in German. */
export const germanWish: WishGrammar = {
  language: 'de',
  tastes: Object.fromEntries(
    Object.entries(tastes).map(([name, pattern]) => [name, foldedPattern(pattern)]),
  ) as typeof tastes,
  degree(before, word) {
    const spaced = before.replace(/ +/g, ' ');
    if (aLittle.test(spaced) && !/(?:es|em|en)$/.test(word)) return { degree: 'slight', words: 'etwas '.length };
    for (const [pattern, degree] of degrees) {
      const match = pattern.exec(spaced);
      // 'leicht' and 'mild' would be tastes of their own.
      if (match !== null) return { degree, words: before === spaced ? match[0].length : 0 };
    }
    return { degree: 'plain', words: 0 };
  },
  cuisine(text, cuisines) {
    const words = text.split(' ');
    const spellingsOf = (name: string) => words.filter((word) => isCuisine(word, name));
    const cuisine = cuisines.find((name) => spellingsOf(name).length > 0) ?? '';
    return { cuisine, spellings: cuisine === '' ? [] : spellingsOf(cuisine) };
  },
  compares: (token) => /ere[mnrs]?$|er$/.test(token) && [...forms.values()].some((form) => form.test(token)),
  means: (token, stored) => forms.get(stored)?.test(token) ?? false,
  holding: /\b(?:mit|aus|enthaelt|enthalt) (?:etwas |viel |einem? |einer )?([a-z]{4,})\b/g,
  fillers,
};

function isCuisine(word: string, name: string): boolean {
  if (word === foldSearchText(name)) return true;
  const key = name.toLowerCase();
  return (Object.hasOwn(germanCuisines, key) || Object.hasOwn(absentKitchens, key)) && cuisinePattern(key).test(word);
}

/** Of the known cuisines alone, each made once. */
const cuisinePatterns = new Map<string, RegExp>();

function cuisinePattern(key: string): RegExp {
  const known = cuisinePatterns.get(key);
  if (known !== undefined) return known;
  const [adjective = '', country] = germanCuisines[key] ?? absentKitchens[key] ?? [];
  const pattern = germanPattern(
    `^(?:${[`${adjective.toLowerCase()}${endings}`, country?.toLowerCase(), germanPeople[key]].filter((one) => one !== undefined).join('|')})$`,
  );
  cuisinePatterns.set(key, pattern);
  return pattern;
}

/** The catalogue's names of cuisines, in lower case, that a folded German text names by a German word: 'thai' for 'etwas Thailändisches'. */
export function cuisinesIn(text: string): readonly string[] {
  return Object.keys(germanCuisines).filter((name) =>
    text.split(' ').some((word) => isCuisine(word, name) && word !== name),
  );
}
