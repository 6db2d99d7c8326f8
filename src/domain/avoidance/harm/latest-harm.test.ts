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
    const { unknown, avoided, isByAnything } = readAvoidance(text);
    expect(unknown.length + avoided.length > 0 || isByAnything).toBe(true);
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
