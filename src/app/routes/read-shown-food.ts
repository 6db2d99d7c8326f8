import { nameTopics, namedTopics } from '#domain/foods/topics/named-topics.ts';
import { warnedTopics } from '#domain/foods/topics/stated-topics.ts';
import { topicsOfWords } from '#domain/foods/topics/topics-of-words.ts';
import { documentFoodsOf } from '#food-views/offers/document-foods.ts';
import { inSlices } from '#prelude/timing/in-slices.ts';
import { nextTask } from '#prelude/timing/next-task.ts';

/** Reads what the food that the document shows says of allergens, text by text: what comes of a text is kept. */
function* readTexts() {
  for (const food of documentFoodsOf(location.pathname)) {
    for (const word of [...(food.allergens ?? []), ...(food.mayContain ?? []), ...food.ingredients])
      yield namedTopics(word);
    for (const warning of food.healthWarnings) yield warnedTopics(warning);
    for (const name of [food.name, food.nativeName]) yield nameTopics(name);
    for (const text of [food.description, food.preparationNotes, ...food.preparationMethods]) yield topicsOfWords(text);
    for (const text of [...food.culturalVariations, ...food.regionalVariations]) yield topicsOfWords(text);
  }
}

// Imported before a food's page: its first drawing tells allergens, and to read the first texts of a visit takes a slow phone longer than one
// task may.
await nextTask();
await inSlices(readTexts(), () => true);
