import { describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { catalogueFaults, faultLine, type CatalogueFile } from './catalogue-faults.ts';
import type { FoodRecord } from './food-record.ts';

const shipped = builtInFoods.find(({ slug }) => slug === 'pad-thai') as FoodRecord;
/** A record in which nothing is wrong. */
const sound: FoodRecord = {
  ...shipped,
  best_paired_with: ['Som Tam Thai', 'Pad See Ew', 'light lager'],
  portion: 'one plate, about 350 g',
  way_of_eating: 'With fork and spoon, the lime pressed over it before the first bite.',
  likened: [
    { food: 'Som Tam Thai', but: 'of noodles, and far less sharp' },
    { food: 'Spaghetti Carbonara', but: 'tangy, and without cheese' },
  ],
  picture: { form: 'noodles', shape: 'ribbons' },
};
const planned = ['Som Tam Thai', 'Pad See Ew', 'Tom Kha Gai'];
/** Told apart from the sound record in all that two may not share. */
const other: FoodRecord = {
  ...(builtInFoods.find(({ slug }) => slug === 'tom-yum-goong') as FoodRecord),
  portion: 'one bowl, about 400 ml',
  way_of_eating: 'With a spoon; the stalks and leaves stay in the bowl.',
  best_paired_with: ['Pad Thai', 'Pad See Ew'],
  likened: [
    { food: 'Pad Thai', but: 'a soup, and much sourer' },
    { food: 'Minestrone', but: 'hot with chilli, and clear' },
  ],
};

function faultsOf(record: unknown, more: Partial<CatalogueFile> = {}, beside: readonly unknown[] = []) {
  const file = { name: 'catalogue/thai', records: [record, ...beside], ...more };
  return catalogueFaults([file], [], planned).map(faultLine);
}

const profile = (part: object) => ({ ...sound, taste_profile: { ...sound.taste_profile, ...part } });
const levels = (part: object) => ({ ...sound, taste_intensity: { ...sound.taste_intensity, ...part } });
const without = (key: keyof FoodRecord) => Object.fromEntries(Object.entries(sound).filter(([name]) => name !== key));

/** What each broken record is told, once for every kind of fault. */
const broken: readonly (readonly [string, unknown, RegExp])[] = [
  ['no record', 'Pad Thai', /is no record/],
  ['a key left out', without('portion'), /portion: is not there/],
  ['likened left out', without('likened'), /likened: is not there/],
  ['an unknown key', { ...sound, taste: 'good' }, /· taste: is no key/],
  ['a part with a key less', { ...sound, sound_profile: { eating_sounds: ['crunch'] } }, /preparation_sounds: is not/],
  ['a short text', { ...sound, description: 'Noodles.' }, /description: has 8 characters, 120 to 320/],
  ['a text with spaces around it', { ...sound, portion: 'one plate ' }, /portion: has spaces/],
  ['a long list', { ...sound, best_paired_with: ['a1', 'b2', 'c3', 'd4', 'e5'] }, /has 5 entries, 2 to 4/],
  ['a list that repeats', { ...sound, memory_triggers: ['a market', 'a market'] }, /says 'a market' twice/],
  ['an unknown word', profile({ flavor: ['sweet', 'savory', 'yummy'] }), /'yummy' is no word/],
  ['an unknown allergen', { ...sound, may_contain: ['dust'] }, /'dust' is no word/],
  ['a level between', levels({ sour: 2.25 }), /sour: 2.25 is no half step/],
  ['another umami', { ...sound, umami_level: 4 }, /umami_level: differs/],
  [
    'a form that nothing states',
    { ...sound, picture: { form: 'cheese', shape: 'block' } },
    /drawn as cheese, which no/,
  ],
  [
    'low in sodium and salty',
    {
      ...sound,
      taste_intensity: { ...sound.taste_intensity, salty: 3 },
      dietary_info: { ...sound.dietary_info, low_sodium: true },
    },
    /low_sodium: is true at salty 3/,
  ],
  ['difficulty 6', { ...sound, difficulty_level: 6 }, /6 is no whole number from 1 to 5/],
  ['a course that is none', { ...sound, course: 'lunch' }, /lunch is no course/],
  ['a slug in capitals', { ...sound, slug: 'Pad_Thai' }, /Pad_Thai is not in lower case/],
  [
    'a colour by name',
    { ...sound, visual_appearance: { ...sound.visual_appearance, color: ['red', '#aabbcc'] } },
    /red is no colour/,
  ],
  ['an answer that is none', { ...sound, dietary_info: { ...sound.dietary_info, vegan: 'no' } }, /vegan: is neither/],
  ['one likened food', { ...sound, likened: sound.likened?.slice(0, 1) }, /likened: has 1 entries/],
  [
    'but twice',
    {
      ...sound,
      likened: [{ food: 'Som Tam Thai', but: 'but much milder than it' }, ...(sound.likened ?? []).slice(1)],
    },
    /begins with 'but'/,
  ],
  ['a picture with icons', { ...sound, picture: { form: 'noodles', icons: ['x'] } }, /picture: icons is no key/],
  ['a form that is none', { ...sound, picture: { form: 'mug' } }, /picture: "mug" is no form/],
  [
    'a shape of another form',
    { ...sound, picture: { form: 'noodles', shape: 'wedge' } },
    /"wedge" is no shape of "noodles"/,
  ],
  ['a garnish of nothing', { ...sound, picture: { garnish: ['octopus'] } }, /no ingredient states octopus/],
  ['sweet without sweetness', levels({ sweet: 1 }), /'sweet' is said at sweet 1; it needs 1.5/],
  ['bitter without the word', levels({ bitter: 3 }), /bitter 3 wants one of: bitter/],
  [
    'mild beside chilli',
    {
      ...levels({ spicy: 3.5 }),
      taste_profile: { ...sound.taste_profile, flavor: ['sweet', 'savory', 'spicy', 'tangy', 'mild'] },
    },
    /'mild' is said beside/,
  ],
  [
    'a weak whole of strong parts',
    {
      ...levels({ salty: 5 }),
      flavor_intensity: 2,
      taste_profile: { ...sound.taste_profile, flavor: ['salty', 'sweet', 'tangy'] },
    },
    /2 is far below/,
  ],
  [
    'an allergen left out',
    { ...sound, allergens: sound.allergens.filter((one) => one !== 'fish') },
    /safety: contains no fish, in spite of fish sauce/,
  ],
  ['a flag against the list', { ...sound, dietary_info: { ...sound.dietary_info, vegan: true } }, /safety: vegan true/],
  ['certain and possible at once', { ...sound, may_contain: ['fish'] }, /safety: both contains and may contain fish/],
  [
    'partners that are not there',
    { ...sound, best_paired_with: ['Zzz', 'Som Tam Thai'] },
    /best_paired_with: names too few .*not there: Zzz/,
  ],
  ['no similar food that is there', profile({ similar_foods: ['Mee Siam', 'Zzz'] }), /similar_foods: names too few/],
  [
    'itself as a partner',
    { ...sound, best_paired_with: ['Pad Thai', 'Som Tam Thai', 'Pad See Ew'] },
    /names the food itself/,
  ],
];

describe('catalogueFaults', () => {
  it('finds nothing in sound records', () => {
    expect(faultsOf(sound)).toEqual([]);
    expect(faultsOf(sound, {}, [other])).toEqual([]);
  });

  it.each(broken)('tells of %s', (_, record, told) => {
    expect(faultsOf(record).join('\n')).toMatch(told);
  });

  it('asks for portion, way of eating and likened foods', () => {
    const { portion: _portion, way_of_eating: _way, likened: _likened, ...rest } = sound;
    expect(faultsOf(rest)).toHaveLength(3);
  });

  it.each([
    ['slug', { slug: sound.slug }],
    ['name', { name: 'PAD THAI' }],
    ['native_name', { native_name: sound.native_name }],
    ['description', { description: sound.description }],
    ['culture_notes', { culture_notes: `${sound.culture_notes} It is sold everywhere.` }],
  ])('tells which food has the same %s', (field, part) => {
    const lines = faultsOf(sound, {}, [{ ...other, ...part }]);
    expect(lines.filter((line) => line.includes(`· ${field}: `) && line.endsWith('pad-thai'))).not.toEqual([]);
  });

  it('tells neighbours apart by their six intensities, in both sets of a cuisine and not beyond it', () => {
    const alike = { ...other, taste_intensity: sound.taste_intensity, umami_level: 3, flavor_intensity: 3 };
    const inSets = (one: string, two: string) =>
      catalogueFaults(
        [
          { name: one, records: [sound] },
          { name: two, records: [alike] },
        ],
        [],
        planned,
      ).filter(({ field }) => field === 'taste_intensity');
    expect(inSets('catalogue/thai', 'bulk/thai')).toHaveLength(1);
    expect(inSets('catalogue/thai', 'catalogue/lao')).toEqual([]);
  });

  it('asks a whole cuisine to use the scale', () => {
    const many = Array.from({ length: 16 }, (_, at) => ({ ...sound, slug: `food-${at}` }));
    const flat = faultsOf(sound, {}, many).filter((line) => line.includes('for 17 of 17 foods'));
    expect(flat).toHaveLength(6);
    expect(faultsOf(sound, { name: 'catalogue/singles-fruits' }, many).join()).not.toContain('of 17 foods');
  });
});

describe('the translations of a file', () => {
  const german = {
    description: 'Reisnudeln aus dem heißen Wok mit Garnelen, Ei und Tofu.',
    likened: [{ but: 'aus Nudeln und viel milder' }, { but: 'säuerlich und ohne Käse' }],
  };
  const told = (texts: Readonly<Record<string, unknown>>) =>
    catalogueFaults([{ name: 'catalogue/thai', records: [sound] }], [{ name: 'texts/de/thai', texts }], planned).map(
      faultLine,
    );

  it('hold every text of every food, lists as long as the record’s, and nothing else', () => {
    const lines = told({ 'pad-thai': { ...german, origin: 'Thailändisch', sound_profile: { loud: 'ja' } }, ramen: {} });
    expect(lines).toContain('texts/de/thai · ramen: is no food of the files of this name');
    expect(lines).toContain('texts/de/thai · pad-thai · ingredients: has 0 texts, the record has 14');
    expect(lines).toContain('texts/de/thai · pad-thai · origin: is no text that is translated');
    expect(lines).toContain('texts/de/thai · pad-thai · sound_profile.loud: is no text that is translated');
    expect(lines.filter((line) => line.includes('· description'))).toEqual([]);
    expect(told({})).toEqual(['texts/de/thai · pad-thai: has no translation']);
  });

  it('leave nothing in English', () => {
    const lines = told({ 'pad-thai': { ...german, description: sound.description } });
    expect(lines.find((line) => line.includes('description'))).toMatch(/is still the record's own/);
  });
});
