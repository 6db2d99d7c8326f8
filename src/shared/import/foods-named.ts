import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Ranking } from '#ranking/ranking.ts';

/** Names of one question: the worker answers others in between. */
const AT_ONCE = 200;

/**
 * The foods whose name stands in a file, letter for letter or nearly: no guesses.
 *
 * @throws where the ranking worker cannot be had: then nothing is known of any name
 */
export async function foodsNamed(ranking: Ranking, names: readonly string[]): Promise<ReadonlyMap<string, FoodId>> {
  const asked = [...new Set(names)];
  const found = new Map<string, FoodId>();
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const part = asked.slice(at, at + AT_ONCE);
    const matches = await ranking.ask('readMenu', part);
    matches.forEach((match, place) => {
      if (match.kind === 'named') found.set(part[place] ?? '', match.id);
    });
  }
  return found;
}
