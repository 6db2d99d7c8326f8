import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';

describe('what a food does to somebody (R29)', () => {
  it.each([
    'chocolate makes me happy, which dessert?',
    'ramen makes me feel good, something like it',
    'curry gives me so much joy, what else',
    'soup warms my belly, any ideas',
    'pasta keeps me going, what else is filling',
    'coffee gives me energy, which breakfast?',
    'noodles remind me of home, suggest some',
    'I feel like dessert after curry',
    'I feel great after salad, more like that',
    'what can I get after sushi',
    'can I get a beer with pizza',
    'something sweet for the end of a meal',
    'what goes with red wine',
    'where do I get red wine for coq au vin',
    'how do I get green tea with a light taste',
    'when I eat sushi, what should I drink?',
    'last time I had ramen I loved it, what next',
    'whenever I eat pasta I am happy, more of that',
    'wenn ich Pho esse, was trinke ich dazu?',
    'which dish is mixed with rice',
    'show my wife a dessert',
    'what should my kids eat with rice',
    'Schokolade macht mich glücklich, welcher Nachtisch?',
    'Suppe wärmt mir den Bauch, welche?',
    'ein Nachtisch, der auf der Zunge zergeht',
    'Nudeln erinnern mich an Italien, was noch?',
    'Was trinkt man nach dem Essen?',
    'nach Sushi schmeckt mir grüner Tee',
  ])('“%s” is no harm', (text) => {
    const { isOfHarm, unknown, isUnnamed } = readAvoidance(text);
    expect({ isOfHarm, unknown, isUnnamed }).toEqual({ isOfHarm: false, unknown: [], isUnnamed: false });
  });

  it.each([
    ['durian makes my lips tingle', 'durian'],
    ['I get all red with durian, any snack', 'durian'],
    ['he gets itchy from durian', 'durian'],
    ['tight chest with durian, dinner?', 'durian'],
    ['swollen lips after durian', 'durian'],
    ['last time we had durian my son could not speak', 'durian'],
    ['wenn ich Durian esse, liege ich zwei Tage', 'durian'],
    ['whenever I eat durian I cannot get up', 'durian'],
    ['durian burns my mouth', 'durian'],
    ['durian leaves me breathless', 'durian'],
    ['durian plays havoc with my gut', 'durian'],
    ['durian gives me a runny nose', 'durian'],
    ['durian does not like me', 'durian'],
    ['I wheeze when I eat durian', 'durian'],
    ['my nose runs after durian', 'durian'],
    ['I feel awful after raw durian', 'durian'],
    ['Durian brennt mir im Hals', 'durian'],
    ['Durian lässt meine Lippen kribbeln', 'durian'],
    ['nach Durian fühle ich mich elend', 'durian'],
    ['von Durian muss ich husten', 'durian'],
    ['Durian macht meiner Tochter zu schaffen', 'durian'],
  ])('“%s” avoids it', (text, word) => {
    const { isOfHarm, unknown } = readAvoidance(text);
    expect([isOfHarm, unknown]).toEqual([true, expect.arrayContaining([word])]);
  });

  it.each(['it burns my mouth', 'they make my face swell', 'das kratzt mir im Hals'])(
    'what “%s” is no mere dislike',
    (harm) => expect(readAvoidance(`no coriander please, ${harm}`).isOfHarm).toBe(true),
  );
});
