import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { topicRules } from '#domain/foods/topics/topic-names.ts';
import { editDistance } from '#domain/search/edit-distance.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';

const SHORTEST = 5;
const LONGEST_OF_BOTH = 6;

/** Plain words of the kitchen that are nearly another's name. */
const otherWords = new Set(
  'bitter cherry cherries beater better grape grapes trauben masala floury canary cannellini penicillium roqueforti camemberti chestnuts dunkel langer farsan potato sugar marine'.split(
    ' ',
  ),
);

const plainNames = topicRules
  .flatMap(({ names }) => names.split('|'))
  .map((name) => name.replace(/^\*|\*$/g, ''))
  .filter((name) => /^[a-z]+$/.test(name) && name.length >= SHORTEST);

const known = new Set(plainNames);

/** What a text may name in which no word is known, topics as bits: 'Penuts', 'Haselnus'. One letter may be wrong, and not the first. */
export function misspeltTopics(text: string): number {
  const words = foldSearchText(text)
    .split(' ')
    .filter((word) => !otherWords.has(word) && !known.has(word))
    .flatMap((word) => [word, word.replace(/(?:e?s|n)$/, '')])
    .filter((word) => word.length >= SHORTEST);
  const meant = plainNames.filter((name) =>
    words.some(
      (word) =>
        word.startsWith(name.slice(0, 1)) &&
        Math.max(word.length, name.length) >= LONGEST_OF_BOTH &&
        editDistance(word, name, 1) === 1,
    ),
  );
  return meant.reduce((bits, name) => bits | namedTopics(name).certain, 0);
}
