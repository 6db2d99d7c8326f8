import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';

/*
 * 'Is there garlic in tzatziki': all that it is made of says so. Of an allergen that is a question of safety, which is read elsewhere.
 */

const isPlain = (words: string, language: AssistantLanguage) =>
  ingredientsIn(words, language).length > 0 && findMentions(words.split(' ')).every(({ isByHarm }) => isByHarm);

/** @param places which groups are the ingredient and the food */
const asking =
  (language: AssistantLanguage, places: readonly [ingredient: number, food: number]) =>
  (...match: string[]): string => {
    const [ingredient, food] = places.map((place) => match[place] ?? '');
    return ingredient !== undefined && food !== undefined && food !== '' && isPlain(ingredient, language)
      ? language === 'de'
        ? `was ist in ${food} drin`
        : `what is in ${food}`
      : (match[0] ?? '');
  };

export const englishWhetherHeld: readonly Rewriting[] = [
  // Whether it tastes of that is told with how it tastes.
  [
    /^((?:is|are) .+? made (?:with|of|from) [a-z]+),? (?:and )?(?:does|can) (?:it|you|i|one) taste (?:like |of )?it$/,
    '$1',
  ],
  [
    /^(?:is|are) there (?:(?:any|some|a lot of|lots of|much) )?([a-z]+(?: [a-z]+)?) in (?:an? |the )?([a-z]+(?: [a-z]+){0,3})$/,
    asking('en', [1, 2]),
  ],
  [
    /^(?:do|does) (?:an? |the )?([a-z]+(?: [a-z]+){0,3}?) (?:have|contain|include|use|come with) (?:(?:any|some|a lot of|lots of|much) )?([a-z]+(?: [a-z]+)?)(?: in (?:it|them)| inside)?$/,
    asking('en', [2, 1]),
  ],
  [
    /^(?:is|are) (?:an? |the )?([a-z]+(?: [a-z]+){0,3}?) made (?:with|of|from|out of) (?:(?:any|some|a lot of|lots of|much) )?([a-z]+(?: [a-z]+)?)$/,
    asking('en', [2, 1]),
  ],
];

export const germanWhetherHeld: readonly Rewriting[] = [
  [
    germanPattern(
      '^(?:ist|sind|kommt|kommen) (?:denn |da )?(?:in|im|in die|in den|in das|ins) (\\w+(?: \\w+)?) (?:(?:auch|immer|eigentlich|denn|etwas|viel|überhaupt) )*(\\w+)(?: drin| drinnen| enthalten| rein| hinein)?$',
    ),
    asking('de', [2, 1]),
  ],
  [
    germanPattern(
      '^(?:ist|sind) (?:(?:auch|immer|eigentlich|denn|etwas|viel) )*(\\w+) (?:in|im) (?:einem |einer |der |dem )?(\\w+(?: \\w+)?)(?: drin| drinnen| enthalten)?$',
    ),
    asking('de', [1, 2]),
  ],
  [
    germanPattern(
      '^(?:enthält|beinhaltet|hat) (\\w+(?: \\w+)?) (?:(?:auch|immer|eigentlich|denn|etwas|viel) )*(\\w+)(?: drin)?$',
    ),
    asking('de', [2, 1]),
  ],
];
