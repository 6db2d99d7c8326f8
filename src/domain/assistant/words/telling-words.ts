/**
 * Words of everyday talk, folded, that say something of what is wanted though no record is asked for it by them: where one is left over, it is told
 * as not understood. Other words of talk say nothing.
 */
const words =
  'office freezer microwave school share sharing history expensive teenager teen colleague colleagues coworker neighbour neighbor boss crowd event season train travel trip holiday celebration ' +
  'urlaub schule kita feier feiern kollege kollegin nachbarn chef';

const telling: ReadonlySet<string> = new Set(words.split(' '));

export function isTelling(word: string): boolean {
  return telling.has(word);
}
