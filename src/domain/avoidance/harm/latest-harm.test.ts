import { describe, expect, it } from 'vitest';
import { readAvoidance, speaks } from '#domain/avoidance/read-avoidance.ts';

/** What is to be avoided is heard, whatever it is called. */
const harm = [
  'soba nearly finished me off in Osaka, any other noodles?',
  'lupin flour put my uncle in hospital, what bread instead?',
  'kiwi had me on the floor last summer, a fruity dessert?',
  'mango almost did me in, something tropical?',
  'that celery soup landed us both in A&E, what else is warm?',
  'my nan keels over if she so much as smells fenugreek, which curry?',
  'he drops dead if he eats papaya, a fruit please',
  'she collapses from buckwheat, pancakes?',
  'my mate carks it if he gets honey, what treat?',
  'nearly died after royal jelly, a sweet snack?',
  'practically croaked from quinoa, any salad?',
  'Kiwi hat mich fast umgebracht, was Fruchtiges?',
  'Lupine hat ihn neulich ins Krankenhaus gebracht, welches Brot?',
  'Mango hat meine Schwester beinahe umgehauen, Nachtisch?',
  'an Litschi bin ich fast erstickt, was Süßes?',
  'beinahe gestorben an Buchweizen, was gibt es an Pfannkuchen?',
  'nach Papaya wäre er fast draufgegangen, ein Obst?',
  'we had satay at a friend’s and my girl’s face doubled in size, what Indonesian dish?',
  'her lips blew up at the Thai place, a curry?',
  'pulses of any kind make my tongue swell. not nuts, nuts are fine. A starter?',
  'wir hatten Saté und ihr Gesicht war doppelt so groß, was Indonesisches?',
  'seine Augen waren nach dem Hummus ganz dick und rot, ein Dip?',
  'von Kiwi brennt mir der ganze Hals, ein Obstsalat?',
  'got bit by a lone star tick last year so no more burgers for me, what BBQ?',
  'nut butter is fine, trees are fine, its the p one thats underground that gets me. cookies?',
  'we just found out were expecting :) cheese plate?',
  'Ich hab Zucker. Welcher Kuchen geht da noch?',
  'Äpfel gehen wegen Birke nicht, welcher Obstkuchen?',
  'I could eat a horse but not a cow, something from Argentina?',
  'Buckwheat knocked me sideways in Osaka. Noodles?',
  "first iftar at ours! hubby's family is very observant, a meaty centrepiece?",
  "Ich hab's mit Nüssen, also eher die mit mir. Plätzchen-Tipp?",
  'letztes Mal hat mich der Bohneneintopf ruiniert, was ess ich heut',
  'Apfel kribbelt, seit ich Heuschnupfen hab. Herbstkuchen?',
  'i bit into a fig bar, lips went tingly, was it the almond or the fig? what snack for now',
  'Hanuta einmal gegessen, Lippe wie ein Schlauchboot. Welchen Kuchen?',
  'ein Bissen Papaya, Augen zu wie Schlitze, was Leichtes?',
  'Litschieis und mein Mund war ein Nadelkissen, ein Dessert?',
  'nach der Papaya sah ich aus wie ein Boxer, was Fruchtiges?',
  'one bite of papaya and my lips were the size of sausages, cake ideas?',
  'after the lychee i looked like a beekeeper, dessert?',
  'papaya once, mouth like a pincushion. Something tropical?',
  'my eyes were as big as golf balls after the lychee, a fruit salad?',
  'every latte buys me an hour of agony in the office toilets. elevenses?',
  'the gf gets a fuzzy mouth off raw apples, fruity bake for her bday',
  'strawberrys = massive red lumps on my lad, summer pud?',
  'apricots leave bumps all over his arms, jam on toast?',
  'suche ne gute erste Auster für meinen Bruder, der bei Miesmuscheln schon mal umgekippt ist',
  'bei Kiwi kippt sie mir um, welches Obst?',
  'nach Litschi bin ich zusammengeklappt, was Tropisches?',
  'Tochter (4) wird knallrot um den Mund bei Erdbeeren, was kommt auf die Geburtstagstorte',
  'sie wird von Tomaten krebsrot, ein Salat?',
  'Gave up flesh of any sort after visiting an abattoir. Roast dinner?',
  'expecting! due in march. cheese plate?',
  "Breton galette, lovely view, then I couldn't feel my face. Buckwheat, turns out. Pancakes for me?",
  'popcorn, i scratch till the sheets are bloody. movie night nibbles plz',
  'krabbenbrötchen auf sylt, danach hubschrauber. was anderes bitte',
  'knofi kommt mir drei tage hoch und der bauch steht wie eine trommel. dip zum grillen?',
  'lentils: two spoonfuls and the in-laws were dialling 999. curry for tonight',
  "a slice of orange and i'm up pacing the landing till four. juice for breakfast?",
  'Gaviscon after every tomato, what sauce?',
  'she refuses whatever once had a face, sweets for her?',
  'that mustardy stuff on the hot dog gave me lips like a cartoon duck. other sauces?',
  'an eggy sandwich gave me hives, lunch?',
  'the nutty bit made him swell, what cake',
];
const caffeine = [
  'heart flutters on anything with caffeine in, what hot drink?',
  'caffeine gives my mum palpitations, a warm drink?',
  'I get jittery from caffeine, dessert?',
  'von Koffein bekomme ich Herzrasen, was Warmes zu trinken?',
  'Koffein und ich kann nicht schlafen, bin die ganze Nacht wach, was trinken?',
];
const organs = [
  "my husband's liver is shot, a stew?",
  'his kidneys are packing up, what dinner?',
  'dodgy liver here, what sauce?',
  'her heart is not what it was, a light lunch?',
  'Meine Leber ist im Eimer, was zum Abendessen?',
  'Opas Nieren machen nicht mehr mit, welche Suppe?',
  'mit kaputter Leber, ein Dessert?',
];
const kosher = [
  'we keep milk and meat separate, what after chicken?',
  'in our house we do not mix meat and dairy, dessert?',
  "Wir trennen milchig und fleischig. Heute gibt's Huhn. Was danach?",
  'bei uns bleibt Milch und Fleisch getrennt, Nachtisch?',
];

describe('harm in words that were not heard (R29)', () => {
  it.each(harm)('%s', (text) => {
    const { unknown, avoided, health, isByAnything, isUnnamed } = readAvoidance(text);
    expect(unknown.length + avoided.length + health.length > 0 || isByAnything || isUnnamed).toBe(true);
  });
  it.each(caffeine)('%s', (text) => expect(readAvoidance(text).unknown.join(' ')).toMatch(/caffeine|koffein/));
  it.each(organs)('%s', (text) => expect(readAvoidance(text).health.length).toBeGreaterThan(0));
  it.each(kosher)('%s', (text) => expect(readAvoidance(text).avoided).toContainEqual({ kind: 'diet', diet: 'kosher' }));
});

describe('what only looks like it', () => {
  it.each([
    'ramen had me in a good mood, what next?',
    'this curry took me back to Goa, something like it?',
    'the soup got us out of the rain, another one?',
    'what tastes milky and meaty at once',
    'was schmeckt milchig',
    'heart shaped cakes',
    'weak coffee and a biscuit',
    'Herzhaftes, das schwach gewürzt ist',
    'something that feels in the mouth like a cloud',
    'a cake that looks like a hedgehog',
    'was sich im Mund wie ein Kissen anfühlt',
    'ein Kuchen, der aussah wie ein Igel',
    'I was expecting it to be hotter',
    'a mango with soft flesh',
    'a pizza made from scratch',
    'something nutty that made us smile',
    'der Kuchen ist umgefallen',
    'etwas Rotes um den Mund abzuputzen',
  ])('%s', (text) => {
    const read = readAvoidance(text);
    expect({
      unknown: read.unknown,
      health: read.health,
      harm: read.isOfHarm,
      any: speaks({ ...read, asked: [], avoided: [] }),
    }).toEqual({
      unknown: [],
      health: [],
      harm: false,
      any: false,
    });
  });
});

describe('the next set of words (R29)', () => {
  it.each([
    'Gujarati in-laws, they follow Mahavira, nothing that was pulled out of the ground, a main?',
    'nothing that ever breathed, dinner?',
    'i dont eat anything that ever had a mother, dinner?',
    'Ich ess nix, was mich mal angeschaut hat. Hauptgericht?',
    'no living being on the plate, what stir-fry?',
    'nothing that could once look back at me, main?',
    'nichts, was weglaufen konnte. Was koche ich?',
    'my sister eats nothing that can feel pain, dinner?',
    'quinoa put my sister in the ICU, any salad?',
    'mein Hepatologe ist streng, was zum Abendessen?',
    'Oma spritzt vor dem Essen Insulin, Kuchen?',
    'für meine Tante bitte kein Lebewesen auf dem Teller',
    'none of the five stinky bulbs, what soup?',
    'I keep the Word of Wisdom, what should I order in a café?',
    'not them grey ones, nearly croaked in Nagano',
    'Seit dem Eiersalat geh ich nur noch mit Fastjekt ausm Haus. Frühstück?',
    'he carries a Jext since the prawns, starter?',
    'ein Stück Parmesan und der Schädel platzt, DAOsin hilft kaum. Was heute?',
    'Mamas Langzeitzucker ist 10,2, was auf den Kaffeetisch?',
    'seit gestern spritzt sie, was für ein Kuchen?',
    'Die Nephrologin hat den Streuer weggesperrt, Idee für eine Brotzeit?',
    'my cardiologist had words with me, a snack?',
    'the dietitian took it all off me, lunch?',
    'hab vom Apfel einen pelzigen Mund, was Fruchtiges?',
    'nach einem Teller Saubohnen gelb geworden, Enzymmangel halt, was Italienisches?',
  ])('%s', (text) => {
    const read = readAvoidance(text);
    expect(
      read.unknown.length + read.health.length + read.avoided.length > 0 || read.isByAnything || read.isUnnamed,
    ).toBe(true);
  });

  it.each([
    'something that my mother used to make',
    'a dish that has legs on the internet',
    'was Opa immer gekocht hat',
    'what did people eat that lived in Rome',
    'a biologist recommended kimchi, what is like it',
    'sprizz or something like it',
  ])('and this tells of none: %s', (text) => {
    const read = readAvoidance(text);
    expect({ unknown: read.unknown, health: read.health, harm: read.isOfHarm }).toEqual({
      unknown: [],
      health: [],
      harm: false,
    });
  });
});
