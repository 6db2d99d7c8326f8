import { beforeAll, describe, expect, it } from 'vitest';
import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { dish, nobody } from '#domain/testing/dishes.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { numberedFoods } from '#tests/support/numbered-foods.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import { isOfSafety } from './is-of-safety.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { dislikeCalled, plainDislikes } from '#domain/assistant/words/plain-dislike-words.ts';
import { namesNone, plainDislikesIn } from './plain-dislikes.ts';

const foods = numberedFoods(builtInFoods);
let catalogue: AssistantCatalogue;
beforeAll(() => {
  catalogue = plainCatalogue(foods, nobody);
});

const ask = (prompt: string, parts: Partial<AssistantQuestion> = {}) =>
  answerQuestion({ type: 'chat', prompt, food: null, mood: 'evening', taster: nobody, ...parts }, catalogue);
const named = (prompt: string, parts?: Partial<AssistantQuestion>) =>
  ask(prompt, parts).foods.flatMap(({ id }) => foods.filter((food) => food.id === id));
const promises = /\bfree\b|\bwithout\b|\bsafe\b|frei\b|\bohne\b|\bsicher\b/i;

describe('what somebody does not like, and no record states to be missing (R28, R29)', () => {
  it.each([
    ['curry without potatoes', 'en', [/potato/i]],
    ['no olives or mushrooms please, something italian', 'en', [/\bolives?\b(?! oil)/i, /mushroom|porcini|truffle/i]],
    ['I don’t like onions, what can I eat for dinner?', 'en', [/onion|shallot|chive|leek/i]],
    ['thai food, no coriander', 'en', [/coriander|cilantro/i]],
    ['noodles, no spring onions please', 'en', [/onion|scallion/i]],
    ['something green and fresh, lots of herbs, no lettuce please', 'en', [/lettuce|rocket|salad|leaves/i]],
    ['british food without turnips or swede', 'en', [/turnip|swede/i]],
    ['was Frisches ohne Rucola', 'de', [/lettuce|rocket|salad|leaves/i]],
    ['Nudeln ohne Tomaten', 'de', [/tomat/i]],
    ['Pilze mag ich nicht, etwas Japanisches bitte', 'de', [/mushroom|shiitake/i]],
    ['keine Zwiebeln und kein Knoblauch, bitte etwas Italienisches', 'de', [/onion|shallot/i, /garlic/i]],
  ] as const)('“%s”: lists what does not name it, and says that this is no promise', (prompt, language, unwanted) => {
    const { text, avoiding = [] } = ask(prompt, { language });
    expect(named(prompt, { language }).length).toBeGreaterThan(0);
    for (const food of named(prompt, { language }))
      for (const one of unwanted) expect(food.ingredients.filter((said) => one.test(said))).toEqual([]);
    expect(text).toContain(
      language === 'en'
        ? 'among its ingredients. That is no promise'
        : 'unter seinen Zutaten. Das ist kein Versprechen',
    );
    expect(text).not.toMatch(promises);
    expect(avoiding).toHaveLength(unwanted.length);
  });

  it.each([
    'a dessert without kiwi',
    'no kiwi please',
    'without strawberries',
    'no carrots or parsley',
    'onion free dishes',
    'zwiebelfreie Gerichte',
    'I am allergic to coriander',
    'I can’t eat onions',
    'no onions, I get a rash',
    'no onions or kiwi, something thai',
    'no mushrooms, kiwi or olives',
    'no onions kiwi please',
    'Zwiebeln vertrage ich nicht',
    'keine Pilze und keine Kiwi',
    'ohne Tomaten, Erdbeeren und Pilze',
    'pregnant, no onions',
    'Jain food, no onion',
    'no onions because they make me sick',
    'I have allergies, and no onions please',
  ])('“%s” is still answered with no food', (prompt) => expect(named(prompt, { language: 'en' })).toEqual([]));

  it.each(['no mushrooms and no peanuts', 'without onions and celery', 'ohne Zwiebeln und Senf'])(
    '“%s” avoids the allergen by what is stated as well',
    (prompt) => {
      const { avoiding = [] } = ask(prompt);
      expect(avoiding).toHaveLength(2);
      const allergen = avoiding.map(({ key }) => key).find((key) => !key.startsWith('disliked '));
      for (const food of named(prompt))
        expect([...(food.allergens ?? ['not stated']), ...(food.mayContain ?? [])]).not.toContain(allergen);
    },
  );

  it('stays away from it in what is asked next, until the chip is taken off', () => {
    const keys = (ask('thai food, no coriander').avoiding ?? []).map(({ key }) => key);
    for (const food of named('something vietnamese', { avoiding: keys }))
      expect(food.ingredients.filter((one) => /coriander|cilantro/.test(one))).toEqual([]);
    expect(ask('something vietnamese', { avoiding: keys }).text).toContain('no promise');
    expect(ask('something vietnamese', { avoiding: keys, notAvoiding: keys }).text).not.toContain('no promise');
  });

  it('is no longer only not liked when harm is spoken of, before or after', () => {
    const disliked = (ask('thai food, no coriander').avoiding ?? []).map(({ key }) => key);
    expect(named('it makes me sick, what can I eat?', { avoiding: disliked })).toEqual([]);
    const harming = (ask('I am allergic to coriander').avoiding ?? []).map(({ key }) => key);
    expect(named('thai food, no coriander', { avoiding: harming })).toEqual([]);
  });

  it('says of a food that was asked for that it names it', () => {
    expect(ask('What does guacamole taste like? I don’t like coriander').text).toContain('Guacamole names coriander');
  });

  it('takes no food of which the ingredients are not stated', () => {
    const bare = plainCatalogue([dish('Plain Curry', { flavours: ['spicy'] })], nobody);
    expect(
      answerQuestion(
        { type: 'chat', prompt: 'curry without onions', food: null, mood: 'evening', taster: nobody },
        bare,
      ).foods,
    ).toEqual([]);
  });

  it('takes no food whose name or description names it', () => {
    const onions = dislikeCalled('onions');
    if (onions === null) throw new Error('Onions are gone.');
    const soup = { ingredients: ['water'], name: 'Soup', nativeName: '', description: '', mouthfeel: '' };
    expect(namesNone(dish('Soup', soup), [onions])).toBe(true);
    expect(namesNone(dish('Soup', { ...soup, description: 'With fried shallots.' }), [onions])).toBe(false);
    expect(namesNone(dish('Onion Soup', { ...soup, name: 'Onion Soup' }), [onions])).toBe(false);
  });

  it('holds no allergen, and is never answered by a service', () => {
    const words =
      'coriander mushrooms onions garlic olives tomatoes potatoes cucumber aubergine courgette spinach beetroot pumpkin ginger mint basil chillies lettuce tarragon turnips rhubarb cloves'.split(
        ' ',
      );
    expect(words.map((word) => findMentions([word]))).toEqual(words.map(() => []));
    expect(words.filter((word) => dislikeCalled(word) === null)).toEqual([]);
    expect(words.filter((word) => !isOfSafety(`something without ${word}`))).toEqual([]);
  });

  const allergens =
    'celery celeriac lovage mustard nut nuts peanut almond hazelnut walnut cashew pistachio pecan macadamia chestnut sesame tahini soy soya tofu edamame miso lupin milk cheese butter cream yoghurt egg eggs mayonnaise wheat gluten flour bread rye barley oats malt fish anchovy shellfish shrimp crab lobster mussels oysters squid snails sulphites wine honey corn kiwi strawberries carrots parsley sellerie knollensellerie senf nuss nusse erdnuss haselnuss walnuss mandeln sesam soja lupinen milch kase sahne ei eier weizen mehl fisch krebse garnelen muscheln karotten petersilie'.split(
      ' ',
    );

  it.each([...new Set([...allergenWords, ...allergens])])(
    'is never %s: no allergen, none of its kin, and nothing that often harms is a mere dislike',
    (word) => {
      for (const text of [
        `no ${word} please`,
        `something without ${word}`,
        `ohne ${word} bitte`,
        `${word} mag ich nicht`,
      ])
        expect([text, plainDislikesIn(text, [word])]).toEqual([text, null]);
    },
  );

  it.each(plainDislikes.map(({ name: { en, de } }) => [en === 'peppers' ? 'bell peppers' : en, de] as const))(
    'without %s (%s): says what is named and no more, and nothing at all where harm is spoken of',
    (english, german) => {
      for (const [prompt, language] of [
        [`no ${english}, something warm please`, 'en'],
        [`ohne ${german}, etwas Warmes bitte`, 'de'],
      ] as const) {
        const { text, foods: listed } = ask(prompt, { language });
        expect([prompt, listed.length > 0]).toEqual([prompt, true]);
        expect(text).toContain(language === 'en' ? 'That is no promise' : 'Das ist kein Versprechen');
        expect(text).not.toMatch(promises);
      }
      for (const harming of [
        `I am allergic to ${english}`,
        `I get sick from ${english}`,
        `I break out in hives after eating ${english}, what can I eat?`,
        `${english} makes me ill, something warm please`,
        `${english} give me migraines, any dinner ideas`,
        `celery allergy, so no ${english}`,
        `cross-reaction with ${english}`,
        `von ${german} wird mir schlecht, etwas Warmes bitte`,
        `${german} macht mich krank`,
        `ich bekomme Ausschlag von ${german}, was kann ich essen?`,
      ])
        expect([harming, named(harming)]).toEqual([harming, []]);
    },
  );

  it('is read only where everything that is denied is plain', () => {
    expect(plainDislikesIn('no onions please', ['onions'])?.map(({ name }) => name.en)).toEqual(['onions']);
    expect(plainDislikesIn('no onions please', ['onions', 'kiwi'])).toBe(null);
    expect(plainDislikesIn('onions are lovely', ['onions'])).toBe(null);
  });
});

describe('a dislike of which more is told is no mere dislike (R29)', () => {
  it.each([
    'no plums, I get blotchy. A dessert?',
    'no plums for her, she is being tested next week',
    'a dessert, no plums because of the birch pollen',
    'without pears, he could be in trouble. A salad?',
    'no fries because the fryer is shared, a burger',
    'no olives, my wife goes floppy, an Italian dinner',
    'nicht mit Birnen, er hatte da schon mal was. Ein Salat?',
    'nicht mit Linsen, das ging letztes Mal schief',
    'Bohnen muss nicht sein, der Kleine ist dann blass',
    'Feigen muss nicht sein, da kribbelt der Mund',
    'Suppe ohne Kürbis, sonst kriegt er keine Ruhe',
  ])('%s', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    'no plums, I hate the taste. A dessert?',
    'a burger without fries because I had them yesterday',
    'Suppe, aber nicht mit Kürbis bitte',
    'kalte Suppe, Tomate muss nicht sein',
  ])('but for taste: %s', (text) => {
    expect(named(text).length).toBeGreaterThan(0);
  });
});
