import { saidOfBoth } from './said-of-both.ts';
import { assertNever } from '#prelude/assert-never.ts';
import type { HealthMatter } from '#domain/avoidance/health/health-matters.ts';
import { levelWord } from '#domain/taste/level-word.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { LeftOut } from '#domain/assistant/reading/wish-part.ts';
import type { AssistantWords, Ground } from './assistant-words.ts';
import {
  germanAllergens,
  germanCuisines,
  germanDiets,
  germanTasteWords,
  germanTemperatures,
} from '#domain/assistant/words/german-food-words.ts';
import { germanCookingWords } from '#domain/assistant/words/german-cooking-words.ts';
import { cookedOrRaw } from './cooked-or-raw.ts';
import { germanOrdinaryWords } from './german-ordinary-words.ts';
import { wordList } from './word-list.ts';
import { germanNounOfTaste } from './noun-of-taste.ts';

const list: AssistantWords['list'] = (words, joint = 'and') => wordList(words, joint === 'and' ? 'und' : 'oder');

/** What is strong in a food, as a noun; all are feminine but umami, which is neuter. */
const strengths = { mild: 'milde', moderate: 'mäßige', strong: 'kräftige', intense: 'intensive' } as const;

/** 'kein Umami', 'keine Schärfe'. */
function noneOf(taste: IntensityName): string {
  return `${taste === 'umami' ? 'kein' : 'keine'} ${germanNounOfTaste[taste]}`;
}

/** As an object: 'kräftiges Umami', 'einen Hauch Schärfe'. @param level 0-5 */
function levelOf(taste: IntensityName, level: number): string {
  const word = levelWord(level);
  if (word === 'none') return noneOf(taste);
  return word === 'a hint'
    ? `einen Hauch ${germanNounOfTaste[taste]}`
    : `${strengths[word]}${taste === 'umami' ? 's' : ''} ${germanNounOfTaste[taste]}`;
}

function figure(level: number): string {
  return String(level).replace('.', ',');
}

function known(table: Readonly<Record<string, string>>, stored: string): string {
  const key = stored.toLowerCase();
  return Object.hasOwn(table, key) ? (table[key] ?? stored) : stored;
}

function cuisineOf(origin: string): string | undefined {
  const key = origin.toLowerCase();
  return Object.hasOwn(germanCuisines, key) ? germanCuisines[key]?.[0] : undefined;
}

/** 'thailändischen Küche', 'Küche „Basque, Catalan“': after 'der' or 'zur'. */
function kitchenOf(origin: string): string {
  const cuisine = cuisineOf(origin);
  return cuisine === undefined ? `Küche „${origin}“` : `${cuisine}en Küche`;
}

const left: Readonly<Record<LeftOut, string>> = {
  words: 'einen Teil deiner Worte',
  time: 'die Tageszeit',
  strength: 'die Stärke',
  texture: 'die Textur',
  flavours: 'einen Teil der Geschmäcker',
  origin: 'die Herkunft',
  kind: 'die Art des Gerichts',
  ingredients: 'die Zutaten',
  occasion: 'Wetter oder Anlass',
};

const avoidedDiets: Readonly<Record<string, string>> = {
  vegan: 'was nicht vegan ist',
  vegetarian: 'was nicht vegetarisch ist',
  low_sodium: 'viel Salz',
  low_sugar: 'viel Zucker',
  keto_friendly: 'was nicht ketogeeignet ist',
  alcohol_free: 'Alkohol',
  pork_free: 'Schweinefleisch',
  halal: 'was nicht halal ist',
  kosher: 'was nicht koscher ist',
  jain: 'was nicht jainistisch ist',
  paleo: 'was nicht paleo ist',
  low_fodmap: 'was nicht FODMAP-arm ist',
};

const health: Readonly<Record<HealthMatter, string>> = {
  pregnancy: 'in Schwangerschaft oder Stillzeit',
  infants: 'für Babys oder Kleinkinder',
  gout: 'bei Gicht',
  kidneys: 'bei schwachen Nieren',
  medicines: 'bei der Einnahme von Medikamenten',
  diabetes: 'bei Diabetes',
  histamine: 'bei Histaminintoleranz',
  immunity: 'bei geschwächtem Immunsystem',
  fructose: 'bei Fruktoseintoleranz',
  animals: 'für ein Tier',
  other: 'bei diesem Leiden',
};

const healthNames: Readonly<Record<HealthMatter, string>> = {
  pregnancy: 'Schwangerschaft und Stillzeit',
  infants: 'Babys und Kleinkinder',
  gout: 'Gicht',
  kidneys: 'schwache Nieren',
  medicines: 'Medikamente',
  diabetes: 'Diabetes',
  histamine: 'Histaminintoleranz',
  immunity: 'ein geschwächtes Immunsystem',
  fructose: 'Fruktoseintoleranz',
  animals: 'Tiere',
  other: 'dieses Leiden',
};

const grounds: Readonly<Record<Ground, string>> = {
  members: 'den Vorlieben der Mitglieder',
  profile: 'deinem Geschmacksprofil',
  mood: 'deiner Stimmung',
  time: 'der Tageszeit',
  viewed: 'deinen zuletzt angesehenen Gerichten',
};

const times: Readonly<Record<string, string>> = { morning: 'Morgen', afternoon: 'Nachmittag', evening: 'Abend' };

/**
 * What the assistant says in German. Names of foods carry no article, for their gender is not known; of a food it is spoken as of 'das Gericht'.
 * No 'Ja' and 'Nein' on diets: to 'Ist Pho nicht vegan?' either could be misread.
 */
export const germanWords: AssistantWords = {
  ...germanOrdinaryWords,
  list,
  word: (stored) => cuisineOf(stored) ?? known(germanTasteWords, stored),
  allergen: (stored) => known(germanAllergens, stored),
  diet: (diet) => known(germanDiets, diet),

  greeting:
    'Hallo! Frag mich, wie ein Gericht schmeckt, was dazu passt oder was du essen könntest, wenn du etwas Würziges willst, aber nicht zu scharf.',
  thanks: 'Gern geschehen. Guten Appetit!',
  help: 'Ich antworte aus dem Katalog: wie ein Gericht schmeckt, was dazu passt, was ihm ähnelt, wie sich zwei unterscheiden, ob eines laut Angabe vegan ist oder Nüsse enthält, und was du nach Geschmack, Küche oder Tageszeit essen könntest.',
  sorry:
    'Das tut mir leid. Ich verstehe nur, was vom Essen handelt, und antworte aus dem, was im Katalog angegeben ist. Sag es mit anderen Worten, oder frag, wie ein Gericht schmeckt, was dazu passt, oder nach etwas Süßem, Saurem oder Scharfem.',
  unknown:
    'Darauf weiß ich keine Antwort. Ich kenne Gerichte nach ihrem Geschmack: Frag, wie eines schmeckt, was dazu passt, oder nach etwas Süßem, Saurem oder Scharfem.',
  noneHereToCompare: 'Keines davon steht im Katalog, also kann ich es nicht vergleichen.',
  notHereToCompare: 'Sonst steht nichts davon im Katalog, also kann ich es nicht vergleichen.',
  noSuchFood: 'Dieses Gericht finde ich nicht im Katalog, also kann ich es dir nicht sagen.',
  perhaps: (names) => `Vielleicht hilft eines davon: ${names}.`,
  saidOf: (names) => `Ein Gericht dieses Namens kenne ich nicht, aber von diesen wird Ähnliches gesagt: ${names}.`,
  also: (names) => `Im Katalog gibt es auch ${names}.`,
  takenFor: (name) => `Ich nehme an, du meinst ${name}.`,

  nothingStated: (name) =>
    `Wie ${name} schmeckt, ist noch nicht angegeben: Sobald ein paar Geschmäcker und Texturen dastehen, lässt es sich beschreiben.`,
  undescribed: (name) => `${name} steht im Katalog, aber noch hat niemand beschrieben, wie es schmeckt.`,
  tastes({ name, origin, list: flavours }) {
    return `${name}${origin === '' ? '' : ` aus der ${kitchenOf(origin)}`} schmeckt ${flavours}.`;
  },
  noFlavours: (name) => `Welche Geschmäcker ${name} hat, ist nicht angegeben.`,
  expected({ there, absent }) {
    const [present, missing] = [list(there.map(({ taste, level }) => levelOf(taste, level))), list(absent.map(noneOf))];
    if (there.length === 0) return absent.length === 0 ? '' : `Erwarte ${missing}.`;
    return absent.length === 0 ? `Erwarte ${present}.` : `Erwarte ${present}, aber ${missing}.`;
  },
  inTheMouth: (textures) => `Im Mund ist es ${textures}.`,
  smells: (aromas) => `Es duftet ${aromas}.`,
  served: (temperature) => `Serviert wird es ${known(germanTemperatures, temperature)}.`,

  levelNotStated: (name, taste) => `Wie viel ${germanNounOfTaste[taste]} ${name} hat, ist nicht angegeben.`,
  level: (name, taste, level) =>
    `${name} hat ${levelOf(taste, level)}${levelWord(level) === 'none' ? '' : `: ${figure(level)} von 5`}.`,
  madeOf: (name, ingredients) => `In ${name} steckt laut Angabe: ${ingredients}.`,
  madeOfNotStated: (name) => `Was in ${name} steckt, ist nicht angegeben.`,
  madeBy: (methods) =>
    cookedOrRaw(methods, {
      made: (done) => `So wird es gemacht: ${list(done.map((method) => known(germanCookingWords, method)))}.`,
      raw: 'Es wird roh gegessen.',
    }),
  noRecipes:
    'Ich kenne Geschmäcker, keine Rezepte: Auf der Seite des Gerichts steht, was Beitragende von der Zubereitung erzählen.',
  kitchen: (name, origin) => `${name} gehört zur ${kitchenOf(origin)}.`,
  kitchenNotStated: (name) => `Woher ${name} kommt, ist nicht angegeben.`,
  noneLike: (name) => `Im Katalog finde ich nichts, was ${name} ähnelt.`,
  mostLike: (name) => `${name} am ähnlichsten, nach Geschmack und Textur:`,

  beside: (name, other) => `${name} neben ${other}:`,
  tooLittleToCompare: (name, other) => `Über ${name} und ${other} ist zu wenig angegeben, um sie zu vergleichen.`,
  moreNotStated: (taste) => `Was von beidem mehr ${germanNounOfTaste[taste]} hat, ist nicht angegeben.`,
  alike: (taste) => `In ${taste === 'umami' ? 'ihrem' : 'ihrer'} ${germanNounOfTaste[taste]} sind sie gleich.`,
  more: ({ taste, name, level, other, otherLevel }) =>
    `${name} hat mehr ${germanNounOfTaste[taste]} (${figure(level)} von 5, ${other} ${figure(otherLevel)}).`,
  strongestFirst: (names) => `Nach allem, wonach sie schmecken, das Kräftigste zuerst: ${names.join(', ')}.`,
  lightestFirst: (names) => `So wie sie beschrieben sind, das Leichteste zuerst: ${names.join(', ')}.`,
  weightNotStated: 'Ihre Beschreibungen sagen nicht, was davon schwerer ist.',
  describedAs: (word, names) => `Als ${word} beschrieben: ${names.join(', dann ')}.`,
  noneDescribedAs: (word) => `Nichts davon ist als ${word} beschrieben.`,
  bothTaste: (flavours) => `Beide schmecken ${flavours}.`,
  bothAre: (textures) => `Beide sind ${textures}.`,
  onlyOne: (name, flavours) => `Von beiden schmeckt laut Beschreibung nur ${name} ${flavours}.`,

  bestWith: (name, drinks) => `Laut Beitragenden passt zu ${name} am besten: ${drinks}.`,
  goesWith: (name) => `Zu ${name} passt gut:`,
  tiers: {
    named: 'Als Partner genannt',
    served: 'Dazu serviert',
    members: 'Mitglieder hatten beides',
    table: 'Vom selben Tisch',
    idea: 'Eine Geschmacksidee',
  },
  hadBoth: (votes) =>
    `Mitglieder hatten beides (${saidOfBoth(votes, { great: 'toll', fine: '× ganz gut', clash: 'unpassend' })})`,
  tooLittleToPair: (name) => `Über ${name} ist zu wenig angegeben, um zu sagen, was dazu passt.`,
  reasons: {
    'shared-flavours': (words) => `beide schmecken ${words}`,
    'shared-textures': (words) => `beide sind ${words}`,
    'shared-aromas': (words) => `beide duften ${words}`,
    'enhancing-flavours': (words) => `schmeckt ${words} und verstärkt so das andere`,
    'complementing-flavours': (words) => `schmeckt ${words} und ergänzt so, was fehlt`,
    'contrasting-flavours': (words) => `schmeckt ${words} und bildet so einen Gegensatz`,
    'same-origin': (words) => `beide sind ${words}`,
    'preferred-cuisine': (words) => `du magst diese Küche: ${words}`,
    'preferred-flavours': (words) => `du magst es, wenn etwas ${words} schmeckt`,
    'preferred-textures': (words) => `du magst es ${words}`,
  },

  meetsDiet(name, diet, status) {
    switch (status) {
      case 'stated-free':
        return `Laut Angabe ist ${name} ${diet}.`;
      case 'contains':
        return `Laut Angabe ist ${name} nicht ${diet}.`;
      case 'may-contain':
        return `Laut Angabe ist ${name} womöglich nicht ${diet}.`;
      case 'not-stated':
        return `Ob ${name} ${diet} ist, ist nicht angegeben: Geh also nicht davon aus.`;
      default:
        return assertNever(status);
    }
  },
  holdsAllergen(name, allergen, status) {
    switch (status) {
      case 'stated-free':
        return `Von ${name} sind Allergene angegeben, ${allergen} ist nicht darunter.`;
      case 'contains':
        return `${name} enthält ${allergen}.`;
      case 'may-contain':
        return `${name} kann ${allergen} enthalten.`;
      case 'not-stated':
        return `Ob ${name} ${allergen} enthält, ist nicht angegeben: Geh also davon aus, dass es sein kann.`;
      default:
        return assertNever(status);
    }
  },
  allergensInDoubt: (name) =>
    `Was von den Allergenen von ${name} angegeben ist, ist fraglich: Geh also davon aus, dass alle darin sein können.`,
  allergensNotStated: (name) =>
    `Welche Allergene ${name} enthält, ist nicht angegeben: Geh also davon aus, dass es jedes sein kann.`,
  noAllergens: (name) => `Laut Angabe enthält ${name} keines der Allergene, nach denen Foretaste fragt.`,
  contains: (name, allergens) => `${name} enthält ${allergens}.`,
  askTheCook: 'Das haben Beitragende angegeben; bei einer Allergie frag in der Küche nach.',
  againstProfile: 'Es passt nicht zu dem, was du laut deinem Geschmacksprofil meiden musst.',
  meetsProfile: 'Nach dem, was angegeben ist, passt es zu deinem Geschmacksprofil.',
  containsIt: (allergen) => `${allergen} enthält`,
  isIt: (diet) => `${diet} ist`,
  profileNotStated: (needs) => `Aus deinem Geschmacksprofil ist dies nicht angegeben: ob es ${needs}.`,

  avoided: (stored) => avoidedDiets[stored] ?? known(germanAllergens, stored),
  healthMatter: (matter) => healthNames[matter],
  unnamedAllergy: 'eine Allergie, die nicht genannt wurde',
  healthUnknown: (matters) =>
    `Ob ein Gericht ${list(
      matters.map((matter) => health[matter]),
      'or',
    )} geeignet ist, ist hier nicht bekannt: Frag ${matters.includes('animals') ? 'in der Tierarztpraxis' : 'in der Arztpraxis, bei der Hebamme oder in der Apotheke'}.`,
  healthStated:
    'Also nenne ich dir dafür kein Gericht. Was angegeben ist, steht auf der Seite jedes Gerichts: Zutaten, Zubereitung, Allergene und oft auch Alkohol, Salz und Zucker.',
  stillUnknown: 'Über das, was du sonst noch meiden musst, ist hier nichts angegeben.',
  toContain: (allergens) => `Das enthält laut Angabe ${allergens}:`,
  someStatedToHold: (allergen, names) => `${allergen} enthalten laut Angabe unter anderem: ${names}.`,
  noneStatedToHold: (allergen) => `Bei keinem Gericht hier ist angegeben, dass es ${allergen} enthält.`,
  someStatedNotToBe: (diet, names) =>
    names === ''
      ? `Bei keinem Gericht hier ist angegeben, dass es nicht ${diet} ist.`
      : `Laut Angabe nicht ${diet} sind unter anderem: ${names}.`,
  noWholeList:
    'Das ist keine vollständige Liste: Bei vielen Gerichten ist nicht alles angegeben. Bei einer Allergie frag in der Küche nach.',

  nothingLikeThat: (isSafetyAsked) =>
    `So etwas finde ich nicht im Katalog${isSafetyAsked ? '; dort zählt nur, was angegeben ist' : ''}.`,
  unstatable: (diets) =>
    `Im Katalog ist von nichts angegeben, ob es ${diets} ist, also kann ich kein Gericht nennen, bei dem das feststeht.`,
  unknownToAvoid:
    'Ich kenne nur die Allergene und Ernährungsweisen, die hier angegeben werden, etwa Erdnuss, Milch oder vegan, und nicht alles, was du meiden willst, ist darunter. Also nenne ich dir kein Gericht: Sieh auf seiner Seite bei den Zutaten nach und frag in der Küche.',
  toMind: 'Dazu fällt mir ein:',
  nearest: (what) => `Nichts erfüllt das alles. Ohne ${left[what]} kommt dem am nächsten:`,
  eachMeetsNeeds:
    'Bei jedem ist angegeben, dass es einhält, was du meiden musst; bei einer Allergie frag in der Küche nach.',
  mustCheck: ': nicht alles, was du meiden musst, ist angegeben, also prüfe es vor dem Essen',
  noneRated: 'Noch hat kein Mitglied ein Gericht bewertet, das ich dir anbieten darf.',
  ratedBest: 'Das bewerten Mitglieder am besten:',
  moods: {
    morning: 'Zum Frühstück, oder leicht und frisch:',
    afternoon: 'Herzhaft und nicht zu schwer, für den Nachmittag:',
    evening: 'Wärmend, für den Abend:',
    adventure: 'Für Abenteuerlustige, voller Geschmack:',
    comfort: 'Wohltuend:',
  },
  toYourTaste: 'Von keinem Gericht heißt es, dass es passt, aber diese sind nach deinem Geschmack:',
  worthALook: 'Von keinem Gericht heißt es, dass es passt. Einen Blick wert sind:',
  noFoods: 'Im vorhandenen Katalog ist kein Gericht, das ich vorschlagen könnte.',

  youLike: (words) => `Du magst es ${words}.`,
  likeViewed: (name) => `Ganz ähnlich wie ${name}, das du dir angesehen hast.`,
  likedByMembers: (stars) => `Bei Mitgliedern beliebt${stars > 0 ? `: ${figure(stars)} von 5` : ''}.`,
  fullOfFlavour: (origin) => `Voller Geschmack und beliebt${origin === '' ? '' : `, aus der ${kitchenOf(origin)}`}.`,
  fitsTime: (mood) => `Passt zum ${times[mood] ?? mood}.`,
  littleStated: 'Über den Geschmack ist noch wenig angegeben.',
  itIs: (textures) => `Es ist ${textures}.`,
  tastesAndIs: (flavours, texture) => `Schmeckt ${flavours}${texture === null ? '' : ` und ist ${texture}`}.`,
  notAllStated: 'Nicht alles, was du meiden musst, ist angegeben.',
  nothingToRecommend: 'Im Katalog ist noch nichts, was ich empfehlen könnte.',
  chosenBy: (by) => `Ausgewählt nach ${list(by.map((ground) => grounds[ground]))}.`,
};
