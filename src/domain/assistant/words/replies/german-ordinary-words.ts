import type { NotStated } from '#domain/assistant/words/occasion.ts';
import { absentKitchens } from '#domain/assistant/words/absent-kitchens.ts';
import { germanCuisines } from '#domain/assistant/words/german-food-words.ts';
import { shareOf } from './share-of-kitchen.ts';
import { wordList } from './word-list.ts';
import type { OrdinaryWords, UnstatedTopic } from './ordinary-words.ts';
import { germanNounOfTaste } from './noun-of-taste.ts';

const topics: Readonly<Record<UnstatedTopic, string>> = {
  app: 'Wie man die App benutzt, steht auf der Hilfeseite unter /help.',
  nutrition: 'Kalorien und Nährwerte sind hier nicht in Zahlen angegeben.',
  health:
    'Wie gesund etwas ist, kann ich nicht beurteilen, und Kalorien und Nährwerte sind hier nicht in Zahlen angegeben.',
  keeping: 'Wie lange sich etwas hält und wie man es aufbewahrt, ist hier nicht angegeben.',
  price: 'Was etwas kostet, ist hier nicht angegeben.',
  shops: 'Wo es etwas zu kaufen oder zu essen gibt, weiß ich nicht.',
  time: 'Wie lange die Zubereitung dauert, ist hier nicht angegeben.',
  amounts:
    'Mengen, und für wie viele Personen sie reichen, sind hier nicht angegeben: Ich kenne Geschmäcker, keine Rezepte.',
  standIn: 'Was eine Zutat ersetzen kann, ist hier nicht angegeben.',
  scale:
    'Jeder der sechs Geschmäcker ist von 0, nichts davon, bis 5, so stark wie Essen sein kann, angegeben, von wem das Gericht stammt; ab drei Mitgliedern, die es gekostet haben, steht ihr Mittelwert da.',
  choosing:
    'Ich wähle nach dem, was über Geschmack, Textur, Küche und Anlass angegeben ist, und nach den Sternen der Mitglieder; auf der Seite des Gerichts steht das alles.',
  lasting: 'Wie stark etwas riecht und wie lange sein Geschmack bleibt, ist hier nicht in Zahlen angegeben.',
  else: 'Darauf weiß ich keine Antwort.',
};
const figure = (level: number) => String(level).replace('.', ',');

const kitchen = (origin: string) => (germanCuisines[origin.toLowerCase()] ?? absentKitchens[origin.toLowerCase()])?.[0];
const noPromise = 'Das ist kein Versprechen: Wenn es darauf ankommt, sieh auf der Seite nach und frag in der Küche.';

const chosenFor: Readonly<Record<NotStated, string>> = {
  occasion:
    'Für welchen Anlass etwas taugt und wie schnell es geht, ist hier nicht angegeben: Diese sind nach Geschmack gewählt.',
  health:
    'Wie gesund ein Gericht ist und wie viele Kalorien es hat, ist hier nicht angegeben: Diese sind gewählt, weil ihre Zutaten leicht sind.',
};

/** What the assistant says in German to ordinary questions. */
export const germanOrdinaryWords: OrdinaryWords = {
  figure: (taste, level) => `${germanNounOfTaste[taste]} ${figure(level)} von 5`,
  ingredient: ({ name }) => name.de,
  meaning: ({ de }) => de,
  disliked: ({ de }) => de,
  namesDisliked: (name, list) => `${name} nennt ${list} unter dem, woraus es gemacht ist.`,
  namesNoneOf: (list) => `Keines davon nennt ${list} unter seinen Zutaten. ${noPromise}`,
  doesNotName: (name, list) => `${name} nennt ${list} nicht unter den Zutaten. ${noPromise}`,
  inOrder: ({ taste, direction }) =>
    `Nach dem, was angegeben ist, ${direction === 'most' ? 'am meisten' : 'am wenigsten'} ${germanNounOfTaste[taste]} zuerst:`,
  toHold: (list) => `Darin steckt laut Angabe ${list}:`,
  chosenFor: (matter) => chosenFor[matter],
  byTexture: 'Ausgewählt allein nach der angegebenen Textur: weich, weder knusprig noch zäh.',
  kitchenLevels: (taste, counts) =>
    `${shareOf(counts, ['Meistens.', 'Zum Teil.', 'Mäßig.', 'Meistens nicht.'])} Von ${counts.all} Gerichten von dort im Katalog angegeben mit ${germanNounOfTaste[taste]} 3 von 5 oder mehr: ${counts.strong}; mit 1 oder weniger: ${counts.weak}. Die kräftigsten und die mildesten:`,
  noCuisine: (origin) =>
    `Im Katalog ist von nichts angegeben, dass es ${kitchen(origin) === undefined ? `aus der Küche „${origin}“` : `aus der ${kitchen(origin)}en Küche`} kommt.`,
  goodbye: 'Tschüss, und guten Appetit beim nächsten Mal!',
  whoAmI:
    'Ich bin der in Foretaste eingebaute Assistent, kein Mensch. Ich antworte aus dem, was im Katalog angegeben ist.',
  topicNotStated: (topic) =>
    `${topics[topic]} Ich kenne Gerichte nach ihrem Geschmack: Frag, wie etwas schmeckt, was darin steckt, was dazu passt, oder nach etwas Süßem, Mildem oder Scharfem.`,
  likeBut: (name) => `${name} am ähnlichsten, und so, wie du es willst:`,
  leastLike: (name) => `${name} am wenigsten ähnlich, nach dem, was angegeben ist:`,
  courses: 'Vom ersten Gang bis zum letzten:',
  noCourse: (course) =>
    `${{ starter: 'Keine Vorspeise', main: 'Kein Hauptgericht', dessert: 'Kein Nachtisch' }[course]} hier erfüllt das alles.`,
  noneInPlace: (name) =>
    `Ich finde nichts, was ${name} nahekommt und nach seinen Angaben zu dem passt, was gemieden wird. Nimm weg, was du nicht meiden musst, dann sage ich dir, was am ähnlichsten ist.`,
  noneLikeBut: (name) => `Ich finde nichts, was ${name} ähnelt und so ist, wie du es willst.`,
  moreThan: (name, { taste, direction }, level) =>
    `${name} hat ${germanNounOfTaste[taste]} ${figure(level)} von 5. Ähnlich, mit ${direction === 'most' ? 'mehr' : 'weniger'}:`,
  drinksWith: (name) => `Zu trinken zu ${name}:`,
  dessertsWith: (name) => `Als Nachtisch nach ${name}:`,
  othersWith: (name) => `Zu ${name}:`,
  sameKitchen: (origin) => `auch ${germanCuisines[origin.toLowerCase()]?.[0] ?? `aus der Küche „${origin}“`}`,
  saidOfFoods: (word, count) => `„${word}“ heißt es hier von ${count} ${count === 1 ? 'Gericht' : 'Gerichten'}.`,
  oftenAlso: (list) => `Öfter als andere heißen sie auch ${list}.`,
  ingredientIn: (name, count) =>
    `${count} ${count === 1 ? 'Gericht gibt' : 'Gerichte geben'} hier ${name} als Zutat an. Wie es für sich schmeckt, sagt keine Angabe.`,
  ingredientTastes: (list) => `Öfter als andere heißen diese Gerichte ${list}.`,
  forExample: 'Zum Beispiel:',
  kindHere: (count) => `Davon gibt es hier ${count}.`,
  ingredientPartners: (ingredient) => `Gerichte mit ${ingredient} nennen als Partner:`,
  wishPartners: 'Solche Gerichte nennen als Partner:',
  withFoods: (list) => `zu ${list}`,
  seasonedWith: (ingredient) => `In Gerichten mit ${ingredient} steckt davon, das Häufigste zuerst:`,
  inFoods: (list) => `in ${list}`,
  foremost: ({ taste, direction }, names, level) =>
    `Am ${direction === 'most' ? 'meisten' : 'wenigsten'} ${germanNounOfTaste[taste]} ${names.length === 1 ? 'hat' : 'haben'} ${wordList(names, 'und')}: ${figure(level)} von 5.`,
  allTaste: (list) => `Alle schmecken ${list}.`,
  severalNotStated: (list) => `Über ${list} ist zu wenig angegeben, um sie zu vergleichen.`,
  byTaste: (taste, list) => `Nach ${germanNounOfTaste[taste]}, am meisten zuerst: ${list}.`,
};
