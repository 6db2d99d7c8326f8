import { describe, expect, it } from 'vitest';
import { dish, dishes, levels, nobody } from '#domain/testing/dishes.ts';
import { answerQuestion } from '#domain/assistant/answer-question.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { plainCatalogue } from '#domain/assistant/plain-catalogue.ts';

const sweet = { ...levels, sweet: 4 };
/** Everything is stated of all of them. */
const diet = { ...dish('Any').diet, gluten_free: true, dairy_free: true, nut_free: true, pork_free: true };

const foods = [
  dish('Mango Pudding', {
    origin: 'Thai',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['egg'],
    diet: { ...diet, vegetarian: true },
  }),
  dish('Milk Tart', {
    origin: 'French',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['milk'],
    diet: { ...diet, vegetarian: true, dairy_free: false },
  }),
  dish('Satay', {
    origin: 'Thai',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['peanut'],
    diet: { ...diet, vegetarian: false, nut_free: false },
  }),
  dish('Mackerel Bowl', {
    origin: 'Japanese',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['fish'],
    diet: { ...diet, vegetarian: false },
  }),
  dish('Prawn Bowl', {
    origin: 'Japanese',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['shellfish'],
    diet: { ...diet, vegetarian: false },
  }),
  dish('Marzipan', {
    origin: 'French',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['tree nut'],
    diet: { ...diet, vegetarian: true, nut_free: false },
  }),
  dish('Tofu Bowl', {
    origin: 'Japanese',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: ['soy'],
    diet: { ...diet, vegetarian: true },
  }),
  dish('Fruit Bowl', {
    origin: 'Thai',
    flavours: ['sweet'],
    intensities: sweet,
    allergens: [],
    diet: { ...diet, vegetarian: true, dairy_free: true, gluten_free: true, nut_free: true },
  }),
];

function ask(prompt: string, language: AssistantLanguage, catalogue = foods) {
  return answerQuestion(
    { type: 'chat', prompt, food: null, mood: 'evening', language, taster: nobody },
    plainCatalogue(catalogue, nobody),
  );
}
const offered = (prompt: string, language: AssistantLanguage) => ask(prompt, language).foods.map(({ name }) => name);

describe('what somebody must avoid is offered by no wording (R5)', () => {
  it.each([
    ['I don’t eat eggs or milk, what can you suggest?', ['egg', 'milk']],
    ['I don’t eat eggs, milk or fish, what do you recommend?', ['egg', 'milk', 'fish']],
    ['I cannot eat peanuts, what should I eat?', ['peanut']],
    ['something sweet without eggs and milk', ['egg', 'milk']],
    ['nothing with fish please, something sweet', ['fish']],
    ['I don’t want anything with nuts, what sweet food is there', ['peanut', 'tree nut']],
    ['peanut-free thai food', ['peanut']],
    ['egg and milk free dishes', ['egg', 'milk']],
    ['soy free japanese food', ['soy']],
    ['neither nuts nor milk please, something sweet', ['peanut', 'tree nut', 'milk']],
    ['eggs and milk make me sick, what can I eat?', ['egg', 'milk']],
    ['fish I can not eat, what sweet things are there?', ['fish']],
    ['I react badly to soy, what can I eat?', ['soy']],
    ['anything sweet but no eggs or peanuts', ['egg', 'peanut']],
    ['sweet dishes except fish', ['fish']],
    ['what can I eat if I avoid shellfish and fish', ['shellfish', 'fish']],
    ['What should I eat if I don’t like fish?', ['fish']],
    ['something other than fish', ['fish']],
    ['dishes without any raw eggs', ['egg']],
    ['I have no allergies except nuts, suggest something sweet', ['peanut', 'tree nut']],
    ['I mustn’t have any dairy or eggs, what can I eat', ['milk', 'egg']],
  ] as const)('“%s” (en): nothing with %j', (prompt, allergens) => expectNone(prompt, 'en', allergens));

  it.each([
    ['Ich habe eine Eiallergie, was kann ich essen?', ['egg']],
    ['Ich esse keine Eier, Milch oder Fisch, was empfiehlst du?', ['egg', 'milk', 'fish']],
    ['Eier und Milch vertrage ich nicht, was kann ich essen?', ['egg', 'milk']],
    ['Ich habe eine Mandelallergie und will etwas Süßes', ['tree nut']],
    ['Garnelenallergie, was kann ich essen?', ['shellfish']],
    ['Ich möchte nichts mit Fisch, sondern etwas Süßes', ['fish']],
    ['etwas Süßes, aber nichts mit Nüssen', ['peanut', 'tree nut']],
    ['Ich reagiere auf Soja, was kann ich essen?', ['soy']],
    ['etwas Süßes, das weder Ei noch Milch enthält', ['egg', 'milk']],
    ['eifreie süße Gerichte', ['egg']],
    ['ei- und milchfreie Gerichte', ['egg', 'milk']],
    ['Gerichte ohne jegliche Nüsse', ['peanut', 'tree nut']],
    ['Fisch mag ich nicht, was soll ich essen?', ['fish']],
    ['Ich mag nicht so gern Fisch, etwas Süßes bitte', ['fish']],
    ['süße Gerichte außer Fisch', ['fish']],
    ['Was kann ich essen? Ich darf keine Produkte mit Milch essen', ['milk']],
    ['Milch und Eier machen mich krank, was kann ich essen?', ['milk', 'egg']],
  ] as const)('“%s” (de): nothing with %j', (prompt, allergens) => expectNone(prompt, 'de', allergens));

  function expectNone(prompt: string, language: AssistantLanguage, allergens: readonly string[]): void {
    const names = offered(prompt, language);
    expect(
      names.filter((name) =>
        foods.some((food) => food.name === name && food.allergens?.some((one) => allergens.includes(one))),
      ),
    ).toEqual([]);
    expect(names).not.toEqual([]);
  }

  it.each([
    ['I’m allergic to mango, something sweet please', 'en'],
    ['I am allergic to eggs and mango, what can I eat?', 'en'],
    ['I’m allergic to kiwi, what can I eat?', 'en'],
    ['something sweet without mango', 'en'],
    ['I have a kiwi allergy, what can I eat?', 'en'],
    ['I have allergies, what should I eat?', 'en'],
    ['onion free dishes', 'en'],
    ['I do not like mushrooms, what do you recommend?', 'en'],
    ['Can I eat the fruit bowl, I’m allergic to kiwi?', 'en'],
    ['Is the fruit bowl safe with a kiwi allergy?', 'en'],
    ['Kann ich Fruit Bowl essen, ich bin allergisch gegen Kiwi?', 'de'],
    ['Ist Fruit Bowl sicher bei Kiwiallergie?', 'de'],
    ['Ich bin allergisch gegen Mango und will etwas Süßes', 'de'],
    ['Ich bin allergisch gegen Eier und Mango, was kann ich essen?', 'de'],
    ['Ich habe eine Kiwiallergie, was kann ich essen?', 'de'],
    ['etwas Süßes ohne Mango', 'de'],
    ['zwiebelfreie süße Gerichte', 'de'],
    ['Ich mag keine Pilze, was empfiehlst du?', 'de'],
  ] as const)('“%s”: nothing is offered where no food states it', (prompt, language) => {
    const { text, foods: named } = ask(prompt, language);
    expect(named).toEqual([]);
    expect(text).toContain(
      language === 'en'
        ? 'not all that you must avoid is among them'
        : 'nicht alles, was du meiden willst, ist darunter',
    );
  });

  it.each([
    ['I’m pregnant, what can I eat?', 'en', 0],
    ['I’m pregnant, can I eat the fruit bowl?', 'en', 1],
    ['Was kann ich als Schwangere essen?', 'de', 0],
    ['Ist Fruit Bowl für Schwangere geeignet?', 'de', 0],
    ['Ich habe Fruktoseintoleranz, was kann ich essen?', 'de', 0],
  ] as const)(
    '“%s”: of health it is said that it is not known, and no other food is named',
    (prompt, language, named) => {
      const { text, foods: told } = ask(prompt, language);
      expect(told).toHaveLength(named);
      expect(text).toContain(language === 'en' ? 'is not known here' : 'ist hier nicht bekannt');
    },
  );

  it.each([
    ['Is the fruit bowl alcohol free?', 'en', 'Whether Fruit Bowl is alcohol free is not stated'],
    ['Ich darf keinen Alkohol, was soll ich essen?', 'de', 'nur, was angegeben ist'],
  ] as const)('“%s”: alcohol is answered by what is stated', (prompt, language, words) =>
    expect(ask(prompt, language).text).toContain(words),
  );

  it.each([
    ['I don’t know what to eat', 'en'],
    ['I have no idea what to eat tonight', 'en'],
    ['something sweet but not too sweet', 'en'],
    ['I have no allergies, suggest something sweet', 'en'],
    ['Ich habe keine Allergien, etwas Süßes bitte', 'de'],
    ['I don’t eat meat but something with fish is fine', 'en'],
    ['Keine Ahnung, was ich essen soll, etwas Süßes', 'de'],
    ['etwas Süßes, aber nicht zu süß', 'de'],
    ['Ich habe keine Zeit, was soll ich essen?', 'de'],
    ['etwas Süßes mit Fisch', 'de'],
  ] as const)('“%s” still offers some', (prompt, language) => expect(offered(prompt, language)).not.toEqual([]));
});

describe('a question for one food that says what must be avoided', () => {
  it.each([
    ['I’m allergic to eggs, can I eat ramen?', 'Tonkotsu Ramen contains egg.'],
    ['I’m allergic to eggs. Is ramen ok?', 'Tonkotsu Ramen contains egg.'],
    ['Can I eat ramen, I’m allergic to eggs', 'Tonkotsu Ramen contains egg.'],
    ['I’m lactose intolerant, is pho okay?', 'Whether Pho Bo is dairy free is not stated'],
    ['I avoid peanuts, can I eat pad thai?', 'Pad Thai contains peanut.'],
    ['My daughter is allergic to peanuts, is pad thai safe for her?', 'Pad Thai contains peanut.'],
    ['I don’t eat pork. Can I have ramen?', 'By what is stated Tonkotsu Ramen may not be pork free'],
    ['Is there pork in ramen?', 'By what is stated Tonkotsu Ramen may not be pork free'],
    ['I react to eggs, can I have ramen?', 'Tonkotsu Ramen contains egg.'],
  ])('“%s” is answered by “%s”', (prompt, words) => expect(ask(prompt, 'en', [...dishes]).text).toContain(words));

  it.each([
    ['Ich esse kein Schwein. Kann ich Ramen essen?', 'womöglich nicht schweinefleischfrei'],
    ['Ich vertrage kein Gluten, kann ich dann Ramen essen?', 'Tonkotsu Ramen enthält Gluten.'],
    ['Meine Freundin isst keine Eier, geht Ramen?', 'Tonkotsu Ramen enthält Ei.'],
    ['Ist Ramen ungefährlich bei einer Eiallergie?', 'Tonkotsu Ramen enthält Ei.'],
    ['Ich habe eine Eiallergie, kann ich Ramen essen?', 'Tonkotsu Ramen enthält Ei.'],
  ])('“%s” is answered by “%s”', (prompt, words) => expect(ask(prompt, 'de', [...dishes]).text).toContain(words));
});

describe('words that stand for a taste', () => {
  it.each([
    ['I can’t handle spicy food', 'en', ['Som Tam', 'Pho Bo']],
    ['recommend a dessert', 'en', ['Tonkotsu Ramen', 'Som Tam']],
    ['Empfiehl mir einen Nachtisch', 'de', ['Tonkotsu Ramen', 'Som Tam']],
  ] as const)('“%s” (%s) offers none of %j', (prompt, language, unwanted) => {
    const names = ask(prompt, language, [...dishes]).foods.map(({ name }) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => unwanted.some((one) => one === name))).toEqual([]);
  });
});
