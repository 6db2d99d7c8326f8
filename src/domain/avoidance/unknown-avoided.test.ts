import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

describe('caffeine, of which no food states anything', () => {
  it.each([
    'dad had a heart thing and they cut him off caffeine completely, cozy hot drinks?',
    'no caffeine please, a hot drink',
    "something hot to drink, I'm off caffeine",
    'a hot drink without caffeine',
    'decaf only, what hot drink',
    'koffeinfrei bitte, was Warmes',
    'Koffein vertrag ich nicht, was trinke ich',
    'mama darf kein Koffein mehr, heißes Getränk',
    'doc has banned caffeine for me, warm drinks',
    'I gave up caffeine, warm drinks',
    'entkoffeinierter Kaffee oder so was',
  ])('is avoided: %s', (text) => {
    const { unknown, isUnnamed } = readAvoidance(text);
    expect(unknown.length > 0 || isUnnamed).toBe(true);
  });

  it.each(['which drink has the most caffeine', 'I need caffeine', 'welches Getränk hat viel Koffein'])(
    'is not, where it is wanted: %s',
    (text) => {
      expect(readAvoidance(text).unknown).toEqual([]);
    },
  );
});

describe('what is denied and is nothing to eat', () => {
  it.each([
    'spiciness no higher than 1',
    'überrasch mich mal, hauptsache nix Alltägliches',
    'es darf scharf sein, aber nicht mehr als mittel',
    'was zerläuft einem so richtig auf der Zunge',
    'something that comforts without showing off',
    'any dish for stale rolls? hate waste',
    'Rosenkohl ohne das Muffige',
    'something like kimchi minus the burn',
    'a mild curry, my tongue is a coward',
    'is surströmming really that bad',
    'ist Surströmming wirklich so schlimm',
  ])('is not avoided: %s', (text) => {
    expect(readAvoidance(text)).toMatchObject({ avoided: [], unknown: [], isUnnamed: false, isOfHarm: false });
  });

  it.each([
    'no waste or mango',
    'ohne Aufwand und Mango',
    'without a blender or banana',
    'kiwi, no debate',
    'no rules but kiwi is out',
    'ohne jodhaltige Lebensmittel',
    'ohne nussartige Sachen',
    'no crumbs',
    'something minus the burn and kiwi',
    'my tongue is a coward about kiwi',
    'no cranberries with my pills',
    'no kelp, low-iodine diet',
    'Kiwi würde mich das Leben kosten',
  ])('what stands beside it is, or what it may be: %s', (text) => {
    const { unknown, isByAnything, isUnnamed } = readAvoidance(text);
    expect(unknown.length > 0 || isByAnything || isUnnamed).toBe(true);
  });

  it.each(['nix the coconut', 'nix mit Kokos', 'kein Kokos bitte'])('a thing is: %s', (text) => {
    expect(readAvoidance(text).unknown).toHaveLength(1);
  });
});

describe('what stands in one list with an allergen that harms (R29)', () => {
  it.each([
    ['kiwi and nut allergy', ['kiwi']],
    ['kiwi and hazelnuts make me itch', ['kiwi']],
    ['nuts and kiwi give me hives', ['kiwi']],
    ['mango, nuts and kiwi give me hives', ['kiwi', 'mango']],
    ["papaya or shrimp and I'm in hospital", ['papaya']],
    ['kiwi, mango und Nüsse lösen bei mir Asthma aus', ['kiwi', 'mango']],
    ['Äpfel und Haselnüsse gehen wegen Birke nicht', ['apfel']],
    ['Kiwi und Nüsse bringen mich um', ['kiwi']],
    ['avocado as well as nuts makes me wheeze', ['avocado']],
    ['celery, kiwi and banana set off my daughter', ['banana', 'kiwi']],
    ['mein Sohn bekommt von Papaya und Sesam Ausschlag', ['papaya']],
    ['sowohl Kiwi als auch Nüsse machen mir den Hals zu', ['kiwi']],
  ] as const)('%s', (text, unknown) => {
    expect(readAvoidance(text).unknown.toSorted()).toEqual(expect.arrayContaining([...unknown]));
  });

  it.each([
    'my wife and nuts do not mix',
    'my son is allergic and nuts are out',
    'hazelnut allergy, any cake?',
    'I love Thai food and have a peanut allergy',
  ])('but nobody, and nothing that is wanted: %s', (text) => {
    expect(readAvoidance(text).unknown).toEqual([]);
  });

  it('a dish before the allergen of its list is avoided, too', () => {
    const { avoided } = readAvoidance('red wine, parma ham, old cheese, boom headache and flush');
    expect(avoided).toEqual(
      expect.arrayContaining([
        { kind: 'diet', diet: 'alcohol_free' },
        { kind: 'diet', diet: 'pork_free' },
        { kind: 'allergen', allergen: 'milk' },
      ]),
    );
  });
});
