import { describe, expect, it } from 'vitest';
import { ingredientsIn, isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { ask } from '#tests/support/ask-everyday.ts';

/** What people are allergic to or cannot stand: plain things of the kitchen, the allergens by many names, and dishes that hold several. */
const harmful = {
  en: `fruit, berries, herbs, chickpeas, aubergine, pumpkin, coconut, coriander, mushrooms, tomatoes, onions, garlic, olives, mint, ginger, cinnamon,
    banana, mango, pineapple, apple, raisins, potatoes, carrots, cabbage, spinach, peppers, cucumber, avocado, beans, lentils, peas, rice, tofu, chicken,
    beef, lamb, pork, ham, sausage, gelatine, chocolate, dark chocolate, hot chocolate, cocoa, coffee, honey, vanilla, saffron, turmeric, lemongrass, lime,
    orange, strawberries, kiwi, peach, dates, sage, corn, quinoa, oats, buckwheat, yeast, chilli, vinegar, seaweed, salmon, shrimp, squid, cheese, yoghurt,
    butter, cream, custard, hummus, pesto, falafel, curry, ketchup, mayonnaise, marzipan, nougat, granola, soy sauce, fish sauce, miso, tahini, pasta,
    bread, noodles, pizza, pie, cake, beer, wine, msg, citrus, legumes, sunflower seeds, coconut milk, lupin, celery, mustard, sesame, halva`,
  de: `Obst, Beeren, Kräuter, Kichererbsen, Auberginen, Kürbis, Kokos, Koriander, Pilze, Tomaten, Zwiebeln, Knoblauch, Oliven, Minze, Ingwer, Zimt, Bananen,
    Mango, Ananas, Äpfel, Rosinen, Kartoffeln, Karotten, Kohl, Spinat, Paprika, Gurke, Avocado, Bohnen, Linsen, Erbsen, Reis, Tofu, Huhn, Rind, Lamm,
    Schwein, Schinken, Wurst, Schokolade, Schokoladenkuchen, Kakao, Kaffee, Honig, Vanille, Zitrone, Erdbeeren, Mais, Hafer, Hefe, Lachs, Garnelen, Käse,
    Joghurt, Butter, Sahne, Hummus, Pesto, Sojasauce, Nudeln, Brot, Kuchen, Bier, Wein, Sellerie, Senf, Sesam, Lupinen, Marzipan, Nougat, Pfannkuchen`,
};

const said = {
  en: [
    (word: string) => `I am allergic to ${word}, what can I eat`,
    (word: string) => `my friend has a ${word} allergy, any dessert`,
    (word: string) => `${word} makes my son ill, which dinner`,
    (word: string) => `something for dinner, ${word} gives me hives`,
    (word: string) => `my friend is allergic to ${word}, what dessert`,
  ],
  de: [
    (word: string) => `ich bin allergisch gegen ${word}, was kann ich essen`,
    (word: string) => `meine Tochter reagiert auf ${word}, welcher Nachtisch`,
    (word: string) => `von ${word} wird mir schlecht, was gibt es zum Abendessen`,
    (word: string) => `ich vertrage ${word} nicht, schlag einen Snack vor`,
  ],
};

const wordsOf = (language: 'en' | 'de') => harmful[language].split(/,\s+/).map((word) => word.trim());

/** How records state what a word names. */
const statedAs = (word: string, language: 'en' | 'de') => {
  const folded = foldSearchText(word);
  return ingredientsIn(folded, language)[0]?.ingredient ?? plainIngredient(folded);
};

describe.each(['en', 'de'] as const)('who cannot have something, in %s (R28, R29)', (language) => {
  it.each(said[language].map((say) => [say('…'), say] as const))(
    '%s: gets it nowhere, and no food without a word',
    (_, say) => {
      const wrong = wordsOf(language).flatMap((word) => {
        const { listed, text } = ask(say(word), language);
        const holding = listed.filter((food) => isStatedIn(food, statedAs(word, language)));
        const isCautious = /with an allergy|bei einer Allergie/.test(text);
        return holding.length > 0 || (listed.length > 0 && !isCautious) ? [`${word}: ${text}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    'chocolate',
    'hot chocolate',
    'ripe mango',
    'smoked paprika',
    'getrocknete Feigen',
    'hummus',
    'Schokoladenkuchen',
    'Schokolade',
    'pesto',
    'Reis',
  ])('%s is more than the allergens that are stated: no food is named', (word) => {
    expect(
      ask(language === 'en' ? `allergic to ${word}, any snack?` : `allergisch gegen ${word}, was naschen?`).listed,
    ).toEqual([]);
  });
});
