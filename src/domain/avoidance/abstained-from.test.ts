import { describe, expect, it } from 'vitest';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { ask } from '#tests/support/ask-everyday.ts';
import { isAbstainedFrom } from './abstained-from.ts';
import { allergen } from './need.ts';
import { readAvoidance } from './read-avoidance.ts';

const named = {
  en: { tomatoes: /tomato/i, mushrooms: /mushroom|truffle/i, onions: /\bonion|shallot|leek/i },
  de: { Tomaten: /tomato/i, Pilze: /mushroom|truffle/i, Zwiebeln: /\bonion|shallot|leek/i },
} as const;
/** The told ingredient changes from form to form; each is in dishes of the kitchen that is asked for. */
const promptOf = (form: string, at: number, language: 'en' | 'de') => {
  const things = Object.entries(named[language]);
  const [word, pattern] = things[at % things.length] ?? ['', /^$/];
  const wish = language === 'en' ? 'something italian please' : 'bitte was Italienisches';
  return { prompt: `${form.replace('X', word)}, ${wish}`, pattern };
};

const english = [
  'my aunt is not taking X',
  "my aunt isn't eating X",
  'my aunt is not having X',
  'my aunt is off X',
  'my aunt has gone off X',
  'my aunt went off X',
  'my aunt has quit X',
  'my aunt quit X last year',
  'my aunt has stopped X',
  'my aunt has stopped eating X',
  'my aunt stopped having X',
  'my aunt has left X',
  'my aunt has given up X',
  'my aunt gave X up',
  'my aunt gave up X',
  'my aunt is avoiding X',
  'my aunt is staying off X',
  'my aunt stays off X',
  'my aunt abstains from X',
  'my aunt is done with X',
  'my aunt is through with X',
  'my aunt refrains from X',
  'my aunt has sworn off X',
  'my aunt swore off X',
  'my aunt renounced X',
  "my aunt doesn't go near X",
  'my aunt goes nowhere near X',
  'my aunt keeps away from X',
  "my aunt won't go anywhere near X",
  'my aunt keeps X out of the house',
  'my aunt does without X',
  'my aunt gets by without X',
  'my aunt turns down X',
  'my aunt says no to X',
  'my aunt declines X',
  'my aunt passes on X',
  'my aunt has cut X',
  'my aunt cut out X',
  'my aunt cut X out of the diet',
  'my aunt eliminated X',
  'my aunt is eliminating X',
  'my aunt dropped X',
  'my aunt excludes X',
  'my aunt skips X',
  'my aunt shuns X',
  'my aunt spurns X',
  'my aunt forgoes X',
  'my aunt boycotts X',
  'my aunt steers clear of X',
  'my aunt has no time for X',
  'my aunt cannot look at X',
  "my aunt can't face X",
  "my aunt won't look at X",
  'my aunt could live without X',
  "my aunt doesn't do X",
  "my aunt doesn't cook X",
  "my aunt doesn't use X",
  "my aunt doesn't keep X",
  'my aunt does not consume X',
  'my aunt never has X',
  "my aunt hasn't touched X in years",
  "my aunt hasn't eaten X since spring",
  'my aunt used to eat X but no more',
  'my aunt no longer eats X',
  'my aunt no longer has X',
  'my aunt leaves X on the plate',
  'my aunt fishes out X',
  'my aunt picks out X',
  'my aunt picks X out',
  'my aunt pushes X aside',
  'my aunt lays off X',
  'my aunt has been told to leave out X',
  'my aunt was told to stop X',
  'my aunt must stay off X',
  'my aunt is to stay away from X',
  'my aunt should keep off X',
  'my aunt has been put off X',
  'my aunt has been told no X',
  'my aunt has X banned',
  'my aunt had to drop X',
  'my aunt had to give up X',
  'my aunt had to cut out X',
  'my aunt had to let go of X',
  'X are not eaten in our house',
  'X are not cooked at home',
  'X never enter our kitchen',
  'X have no place on our table',
  "X aren't served at ours",
  'X are out for her',
  'X are not for her',
  "X aren't her thing",
  'X are history for him',
  'X are a thing of the past for him',
  'X are off the table for mum',
  'X stay out',
  'X are on his no list',
  'X are on the banned list',
  'her list of no gos has X',
  'we are an X free house',
  "X don't work for us",
  "X won't do for dad",
  'X got banned by the doctor',
  'X is forbidden fruit for him',
  'X disappeared from our table',
  'X come back up',
];
const german = [
  'meine Tante nimmt keine X',
  'meine Tante isst keine X mehr',
  'meine Tante hat X aufgegeben',
  'meine Tante hat mit X aufgehört',
  'meine Tante verzichtet auf X',
  'meine Tante lässt X weg',
  'meine Tante hat X gestrichen',
  'meine Tante rührt X nicht an',
  'meine Tante fasst X nicht an',
  'meine Tante macht einen Bogen um X',
  'meine Tante hält sich von X fern',
  'meine Tante hat X abgeschworen',
  'meine Tante schwört X ab',
  'meine Tante lässt X liegen',
  'meine Tante sagt nein zu X',
  'meine Tante lehnt X ab',
  'meine Tante will von X nichts wissen',
  'meine Tante kann X nicht sehen',
  'meine Tante kann X nicht mehr sehen',
  'meine Tante kommt ohne X aus',
  'meine Tante isst X nicht',
  'meine Tante isst nie X',
  'meine Tante isst seit Jahren keine X',
  'meine Tante soll X weglassen',
  'meine Tante soll auf X verzichten',
  'meine Tante muss X meiden',
  'meine Tante muss X streichen',
  'meine Tante darf keine X',
  'meine Tante darf X nicht mehr',
  'meine Tante hat X verboten bekommen',
  'meine Tante bekommt X verboten',
  'meine Tante bekam X untersagt',
  'meine Tante geht X aus dem Weg',
  'meine Tante meidet X',
  'meine Tante kann mit X nichts anfangen',
  'meine Tante ist mit X durch',
  'meine Tante will keine X',
  'meine Tante möchte keine X',
  'meine Tante mag X nicht',
  'meine Tante fischt X raus',
  'meine Tante pickt X raus',
  'meine Tante sortiert X aus',
  'meine Tante lebt ohne X',
  'meine Tante kocht nie mit X',
  'meine Tante kocht ohne X',
  'meine Tante hat X vom Speiseplan genommen',
  'meine Tante hat X abgesetzt',
  'meine Tante macht nix mit X',
  'X kommen ihr nicht auf den Teller',
  'X kommen uns nicht ins Haus',
  'X gibt es bei uns nicht',
  'bei uns wird keine X gegessen',
  'X werden bei uns nicht gekocht',
  'X sind bei ihr durch',
  'mit X ist Schluss',
  'X sind nichts für sie',
  'X sind nicht ihr Ding',
  'X bleiben weg',
  'X sind gestrichen',
  'X fallen aus',
  'X scheiden aus',
  'X fallen weg',
  'X sind raus',
  'X hat er verboten bekommen',
  'von X soll er die Finger lassen',
  'X stehen auf der Verbotsliste',
  'X gehen gar nicht',
  'X müssen draußen bleiben',
  'X kommen nicht in die Tüte',
  'X kommen mir nicht in die Küche',
  'X sind bei uns tabu',
  'X sind für Papa gestorben',
];

describe('an ingredient that somebody leaves alone, whatever the reason (R29)', () => {
  it.each([
    ...english.map((form, at) => [form, 'en', promptOf(form, at, 'en')] as const),
    ...german.map((form, at) => [form, 'de', promptOf(form, at, 'de')] as const),
  ])('“%s”: no food that names it is listed', (_form, language, { prompt, pattern }) => {
    const listed = ask(prompt, language).listed.filter(({ name, ingredients }) =>
      [name, ...ingredients].some((one) => pattern.test(one)),
    );
    expect(listed.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['A kid with peanut and one with soy on the list, lunch for all 15', ['peanut', 'soy']],
    ['Lunch for the class, one child with egg and two with milk', ['egg', 'milk']],
    ['Two guests with fish, one with mustard. Starter?', ['fish', 'mustard']],
    ['My colleague with the sesame comes too, canapés please', ['sesame']],
    ['Kitagruppe, ein Kind mit Erdnuss und eins mit Soja auf der Liste, Mittagessen für alle', ['peanut', 'soy']],
    ['Ein Gast mit Sellerie, einer mit Senf, was koche ich', ['celery', 'mustard']],
    ['my aunt is done with eggs, something italian please', ['egg']],
    ['meine Tante kann mit Eiern nichts anfangen, bitte was Italienisches', ['egg']],
    ['verschont mich mit Fisch, bitte was Italienisches', ['fish']],
    ['Dem Pater zuliebe bleibt der Fisch vierzig Tage im Kühlschrank. Vorspeise?', ['fish']],
    ['I parted ways with eggs, something italian please', ['egg']],
  ])('“%s”: an allergen is avoided, not asked for', (text, allergens) => {
    const { avoided, asked } = readAvoidance(text);
    expect([avoided.map((need) => need.kind === 'allergen' && need.allergen), asked]).toEqual([allergens, []]);
  });

  it.each([
    ['dinner for my friends with fish', ['fish']],
    ['I am keen on fish', ['fish']],
    ['we are keen to try something with eggs', ['egg']],
    ['pad ka prao with egg please', ['egg']],
    ['something with fish for Ned and Kane', ['fish']],
    ['a soup, one with fish', ['fish']],
    ['was passt für Gäste mit Fisch', ['fish']],
  ])('“%s” asks for it', (text, allergens) => expect(readAvoidance(text).asked).toEqual(allergens));

  it.each([
    ['my gastroenterologist has crossed onions off my list, soup?', 'en', /\bonion|shallot|leek/i],
    ['Cucumber repeats on me something awful. Cold summer salad wanted.', 'en', /cucumber/i],
    ['I want lentil soup. Cumin smells of armpit to me.', 'en', /cumin/i],
    ["if I find one single raisin in there I'm walking out. A fruit cake?", 'en', /raisin|sultana/i],
    ['In me the onion makes big wind. What soup I can cook?', 'en', /\bonion|shallot|leek/i],
    ['our au pair leaves every tomato on the rim, pasta?', 'en', /tomato/i],
    ['mein Kind verweigert Pilze, Risotto?', 'de', /mushroom|truffle/i],
    ['Mir sind Linsen verhasst. Indisch?', 'de', /lentil/i],
    ['Mir sind Linsen verhasst. Indisch?', 'en', /lentil/i],
    ['onions go straight through me, soup?', 'de', /\bonion|shallot|leek/i],
    ['Rote Bete schmeckt wie Friedhofserde. Was Osteuropäisches?', 'de', /beetroot|\bbeets?\b/i],
    ['Pilze und ich, das wird nichts. Risotto?', 'de', /mushroom|truffle/i],
    ['Könnte ich Auberginen essen, wäre Moussaka mein Leben. Was Griechisches?', 'de', /aubergine|eggplant/i],
    ['Pilze... seitdem machen wir alle einen Bogen drum. Suppe?', 'de', /mushroom|truffle/i],
  ] as const)('“%s” (page: %s): no food that names it is listed', (prompt, language, pattern) => {
    const listed = ask(prompt, language).listed.filter(({ name, ingredients }) =>
      [name, ...ingredients].some((one) => pattern.test(one)),
    );
    expect(listed.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    "I can't stop eating @",
    "can't get enough of @",
    'I could not live without @',
    'never get tired of @',
    "I've never had @",
    "I don't have @",
    '@ are in season',
    '@ are the best',
    '@ need using up',
    'no idea what to do with @',
    "nothing beats my nan's @",
    "grandad can't get enough of @",
    'papa bringt immer @ mit',
    'my late husband used to bring home a stew with lots of @',
    'unser kleiner nascht @',
    'seit der kur schwört papa auf @',
    'what else can be done with @',
    'pizza with @ for my sister',
    'dad came back with a basket of @',
    'in my family @ belongs in rice pudding',
    "he doesn't like it spicy but loves @",
    'my son only eats @',
    'mum bought @ yesterday',
    'my husband loves @',
    'my wife adores @',
    'dinner for my friends with @',
    'my wife wants something with @',
    'unsere Kinder lieben @',
    'was kann ich Oma mit @ kochen',
    'not bitter @',
    'a hot drink thats not @',
    'not sure what to do with @',
    'are @ in it',
    '@ is what makes it hot',
    'not too much @',
    'not only @',
    'die @ müssen weg',
    '@ sind reif',
    'ich kann von @ nicht genug kriegen',
    'auf @ kann ich nicht verzichten',
    '@ habe ich nicht da',
    'nicht so viel @',
    'nicht nur @',
    'ich weiß nicht, was zu @ passt',
    '@ waren im Angebot',
    'noch nie @ gegessen',
  ])('“%s” leaves nothing alone', (text) => {
    const clauses = text.split(',').map((clause) => foldSearchText(clause.replace('@', 'okra')).replace('okra', '@'));
    expect(clauses.join(' ')).toContain('@');
    expect(clauses.filter((clause) => clause.includes('@') && isAbstainedFrom(clause))).toEqual([]);
  });
});

describe('as it is spoken from Zurich to Berlin (R29)', () => {
  it.each([
    ['Isch im Birchermüesli Nuss drin? Mis Meitli verträit kei Haselnüss, suech öppis zum Zmorge', 'tree nut'],
    ["d'Brut verträit keini Crevette, Apéro?", 'shellfish'],
    ['mini Frau verträit keis Gluten, was gits', 'gluten'],
    ['i vertrag koa Milli, was Süaß', 'milk'],
    ['mei Frau derf koane Nüss essen, Kuchen?', 'tree nut'],
    ['ick vertrach keene Eier, wat Süßet', 'egg'],
    ['ohni Anken bitte', 'milk'],
    ['Fisch mag i ned, was gibts', 'fish'],
    ['Zeller bekommt mir net, Suppe?', 'celery'],
    ['no maida or atta please, indian', 'gluten'],
    ['kaju and badam make me itch, indian sweet', 'tree nut'],
    ['jhinga swells my lips, goan curry', 'shellfish'],
    ['no moules for her, french', 'molluscs'],
  ])('“%s” avoids %s', (text, word) => {
    const { avoided, asked } = readAvoidance(text);
    expect(avoided).toContainEqual(allergen(word as AllergenWord));
    expect(asked).toEqual([]);
  });
});

describe('words that are nearly those of another kitchen', () => {
  it.each([
    'khao soi',
    'something malay',
    'suki',
    'a nice vista',
    'dahlia',
    'pizta',
    'milly comes to dinner',
    'kadjoo bar',
    'java',
    'fava',
    'anker',
  ])('“%s” names no allergen', (text) => {
    const { avoided, asked, unknown } = readAvoidance(text);
    expect([avoided, asked, unknown]).toEqual([[], [], []]);
  });
});
