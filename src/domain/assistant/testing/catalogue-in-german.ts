import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { Food } from '#domain/foods/food.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** As many as a dropdown has. */
const FOUND = 8;

/**
 * A catalogue as a device with a German page has it: the search finds foods by their German names, too, and their details tell these.
 *
 * @param names German names by the foods' own
 */
export function catalogueInGerman(
  catalogue: AssistantCatalogue,
  foods: readonly Food[],
  names: ReadonlyMap<string, string>,
): AssistantCatalogue {
  const named = foods.flatMap((food) => {
    const name = names.get(food.name);
    return name === undefined ? [] : [{ food, name: foldSearchText(name) }];
  });
  return {
    ...catalogue,
    search(text, isEnough) {
      const words = foldSearchText(text).split(' ');
      const found = named.filter(({ name }) => words.every((word) => name.includes(word)));
      const whole = found.toSorted((one, other) => one.name.length - other.name.length).map(({ food }) => food);
      const own = catalogue.search(text, isEnough);
      // As in the search itself a whole name comes first: 'beer' stands in 'Erdbeere', too.
      const exact = own.filter(({ name }) => foldSearchText(name) === words.join(' '));
      return [...new Set([...exact, ...whole, ...own])].slice(0, FOUND);
    },
    details(id) {
      const food = catalogue.details(id);
      const name = food === null ? undefined : names.get(food.name);
      return food === null || name === undefined
        ? food
        : { ...food, translation: { name, ingredients: food.ingredients, healthWarnings: food.healthWarnings } };
    },
  };
}
