import { cachedPattern, cachedPatternEverywhere } from '#prelude/text/cached-pattern.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { mealParts } from './kinds/dish-kinds.ts';
import { foldedPattern } from './german-pattern.ts';

/** Words for a meal of several courses, where they say no more than that. */
const several: Readonly<Record<AssistantLanguage, string>> = {
  en: '\\b(?:(?:three|3|several|multi)[ -]?courses?(?: (?:meal|menu|dinner|lunch|supper))?(?: of)?|(?:full|whole|entire|complete) (?:meal|menu|dinner)|(?:plan|make|build|design|put together|suggest|create)(?: (?:me|us|for me))?(?: together)? (?:an? |the )?(?:whole |full )?(?:\\w+ )?menu|(?<!(?:the|on|this|from) )menu(?: (?:from|for|with|of|around)|(?: ideas?)?$))\\b',
  de: foldedPattern(
    '\\b(?:(?:drei|3)[ -]?gänge?(?:[ -]?menü)?|(?:drei|3)[ -]?gang[ -]?menü|(?:ein |das |ganzes |komplettes |vollständiges )+menü|menü (?:aus|für|mit)|\\w* ?menü$|mehrere gänge)\\b',
  ),
};

const courses = ['starter', 'main', 'dessert'] as const;

/** Such a text without these words, for the rest is what is wished for; null where it asks for no meal of courses. */
export function withoutCourses(text: string, language: AssistantLanguage): string | null {
  const named = courses.map((course) => mealParts[course].words[language].source);
  // Two could be either: 'a starter or a dessert'.
  const isListed = named.every((words) => cachedPattern(words).test(text));
  if (!isListed && !cachedPattern(several[language]).test(text)) return null;
  return [several[language], ...(isListed ? named : [])]
    .reduce((rest, words) => rest.replace(cachedPatternEverywhere(words), ' '), text)
    .replace(/ +/g, ' ')
    .trim();
}
