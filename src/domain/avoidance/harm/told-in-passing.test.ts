import { describe, expect, it } from 'vitest';
import { readAvoidance, speaks } from '#domain/avoidance/read-avoidance.ts';

/** Months and weeks that are told of somebody beside a question. */
const pregnant = [
  'Blauschimmel oder Camembert, was ist cremiger? (meine Frau, 6. Monat, fragt)',
  'was Fischiges für meine Schwester, 20. Woche',
  'ich bin jetzt 4. Monat, welches Sushi',
  'something with blue cheese? asking for my wife, 5th month',
  "a cocktail, she's 24 weeks",
  'my sister, month 7, wants pâté, which one',
];
const weeksOfElse = [
  'my sister was 24 weeks abroad, what does pho taste like',
  'my wife is away 3 weeks, what is in ramen',
  'meine Frau kocht seit 6 Monaten, was ist in Ramen',
];

/** What lived is named by what it had. */
const ofLiving = [
  'Mein Kumpel isst nix was Augen hatte. Grillen am Samstag, was leg ich dem drauf',
  'nichts, was eine Mutter hatte, bitte, was Warmes',
  'my flatmate eats nothing with ears, what stew',
  'nothing that had a brain please, a starter?',
  'nix mit Ohren, was für den Grill',
];

/** As it is said to children and of them. */
const ofChildren = [
  ['Fluffy breakfast thing, no eggies, kiddo gets rashes', 'egg'],
  ['fishies make her puffy, what soup', 'fish'],
  ['no nutties for our little one, a cake', 'peanut'],
  ['milkies give him spots, a pudding', 'milk'],
  ['keine Eierchen für den Kleinen, was Süßes', 'egg'],
] as const;

/** A body that says no. */
const refusing = [
  'welcher Käse ist schön mild? mein Bauch sagt nämlich seit Corona nein zu allem von der Kuh',
  'which cheese is mild? my stomach says no to it lately',
  'any creamy cheese, though my gut protests',
  'a crunchy nut snack, my skin rebels though',
  'Feta oder Gouda, was ist milder? Der Darm streikt',
  'which mild fish? my body refuses it these days',
];

/** A faith by what is done for it. */
const ofFaith = [
  ["my in laws just got back from umrah, what's a nice french menu to cook them", 'halal'],
  ['Schwiegereltern waren zweimal in Mekka, was passt als Hauptgang', 'halal'],
  ['my flatmate prays five times a day, which stew should I cook', 'halal'],
  ['we keep two sets of dishes at home if you know what I mean. italian dinner for 8?', 'kosher'],
  ['bei uns gibt es zweierlei Geschirr, ein Abendessen?', 'kosher'],
  ['finger food for a bat mitzvah', 'kosher'],
] as const;

/** A pregnancy by what a test says, and a stomach by its acid. */
const ofHealth = [
  'two pink lines!! celebrating tonight, what should we have from the japanese place',
  'the test was positive this morning, which sushi',
  'zwei Striche heute früh! welcher Käse',
  'der Storch kommt bald, was vom Grill',
  'wenn ich abends was scharfes ess steh ich senkrecht im bett, magensäure bis zum anschlag. was leichtes?',
  'dinner that leaves my stomach acid alone',
  'the little one turns eight months on saturday, what should I put on the brunch table for all of us',
  'der kleine is jetz neun monate und darf mitnaschen, was süßes zum kaffeeklatsch?',
  "she's due in March and she misses sushi like crazy. what japanese dinner can I order her?",
  'five weeks of night feeds from yours truly and I dream of a nightcap. what is nice?',
];

/** A faith that is taken seriously, and what was taken from animals: no food states anything of it. */
const ofUnstated = [
  "guest's note reads 'Krishna devotee, looking forward to breakfast!'. what shall i serve him?",
  'Mein Kollege kommt zum Grillen, der nimmt seinen Glauben ernst. Was leg ich auf den Rost?',
  'they take their faith very seriously, a starter?',
  'isst nichts, was Augen hatte, und auch nichts, was man denen weggenommen hat. Geburtstagsessen?',
];

/** Where it is felt. */
const felt = [
  'Erdäpfel und Paradeiser spür ich sofort in den Gelenken. Was für ein Eintopf geht da?',
  'aubergines, I feel them in my joints the next day. a stew?',
  'red wine goes straight to my joints, what else with steak',
  'cannot wear rubber gloves, and it turns out bananas do the same to me. smoothie?',
  'Paradeiser lassen meine Gelenke aufquellen. Was kann ich essen?',
];

/** What somebody would rather eat than that. */
const worseThan = [
  ["I'd sooner eat my own shoe than a mushroom. cosy autumn dinners?", 'mushroom'],
  ['would rather lick the carpet than eat okra, a soup?', 'okra'],
  ['ich esse eher meinen Schuh als Pilze, was Herbstliches?', 'pilze'],
] as const;

/** Who has stopped drinking, by what is counted. */
const sober = [
  'my brother picks up his one-year chip on Saturday, which cake',
  "it's for my mum, she's been to her meetings every Thursday since 2011. a nightcap?",
  'mein Kumpel is jetz 400 Tage trocken, Nachtisch?',
  'der Timo trinkt nix mehr seit der Klinik, was mach ich dem zu trinken',
  'bin seit vier Jahren beim Blauen Kreuz. Nachtisch an Silvester?',
  'my uncle stopped drinking in May, which pudding',
];

/** What is carried for an emergency, and where it is felt. */
const ofEmergency = [
  'My sister has an injector in her handbag, what should I bake?',
  'das Mädel hat ein Notfallset im Rucksack. Kuchen?',
  'beim Eppich wird mir der Hals eng, welche Suppe',
];

/** Sugar, and a child at the breast. */
const ofStates = [
  ['Meine Tante hat Zucker und muss aufpassen. Was zum Kaffee?', 'diabetes'],
  ['Tante Erna hat Zucker, schon lang. Was zum Kaffee?', 'diabetes'],
  ['on zocor, a zingy drink for breakfast', 'medicines'],
  ['the pharmacist pulled a face at my juice, another drink?', 'medicines'],
  ['he pricks his finger before every meal, a cake?', 'diabetes'],
  ['Ich still noch nachts, ein Absacker?', 'pregnancy'],
  ['the little one is latched on every two hours, irish coffee?', 'pregnancy'],
] as const;

describe('what is told in passing', () => {
  it.each(ofFaith)('%s: %s', (text, diet) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet });
  });

  it.each(ofHealth)('%s: of health', (text) => {
    expect(readAvoidance(text).health.length).toBeGreaterThan(0);
  });

  it.each(ofUnstated)('%s: something unstated', (text) => {
    expect(readAvoidance(text).unknown.length).toBeGreaterThan(0);
  });

  it.each(felt)('%s: of harm', (text) => {
    expect(readAvoidance(text).isOfHarm).toBe(true);
  });

  it.each(worseThan)('%s: %s', (text, word) => {
    expect(readAvoidance(text).unknown).toContain(word);
  });

  it.each(["I haven't eaten anything with a face since '98. thai?", 'alles mit Gesicht lasse ich liegen, Suppe?'])(
    '%s: of no animal',
    (text) => {
      expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'vegetarian' });
    },
  );

  it.each(refusing)('%s: nothing is asked for', (text) => {
    const { asked, avoided } = readAvoidance(text);
    expect(asked).toEqual([]);
    expect(avoided.length).toBeGreaterThan(0);
  });

  it.each(['Am Montag sind die Mandeln raus, was darf es sein', 'tonsils are out since monday, what soup'])(
    '%s: of an operation',
    (text) => {
      expect(readAvoidance(text).health.length).toBeGreaterThan(0);
    },
  );

  it.each(pregnant)('%s: of a pregnancy', (text) => {
    expect(readAvoidance(text).health.length).toBeGreaterThan(0);
  });

  it.each(weeksOfElse)('%s: of no pregnancy', (text) => {
    expect(readAvoidance(text).health).not.toContain('pregnancy');
  });

  it.each(ofLiving)('%s: of what lived', (text) => {
    expect(speaks(readAvoidance(text))).toBe(true);
  });

  it.each(sober)('%s: without alcohol', (text) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'alcohol_free' });
  });

  it.each(ofEmergency)('%s: of harm', (text) => {
    expect(readAvoidance(text).isOfHarm).toBe(true);
  });

  it.each(ofStates)('%s: %s', (text, matter) => {
    expect(readAvoidance(text).health).toContain(matter);
  });

  it.each(['Zucker und Mehl sind da, was back ich', 'meine Oma hat Zucker und Mehl, was back ich'])(
    '%s: of no diabetes',
    (text) => {
      expect(readAvoidance(text).health).toEqual([]);
    },
  );

  it.each(ofChildren)('%s: %s', (text, allergen) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'allergen', allergen });
  });
});
