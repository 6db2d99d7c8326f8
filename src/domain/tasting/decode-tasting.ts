import { cleanText } from '#prelude/text/clean-text.ts';
import { readNumber } from '#prelude/read-number.ts';
import { readColumns, type Columns } from '#domain/values/read-columns.ts';
import { tasteLevel } from '#domain/taste/taste-level.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { isSilent, tastedParts, type TastedPart, type Tasting } from './tasting.ts';

/** More than any form asks about; what lies beyond is dropped. */
const MOST_WORDS = 60;
const WORD_LIMIT = 300;

/** How a food tasted, from a review's column `tasting` or from a draft; null where nothing readable is said. A word counts once: the first answer stands. */
export function decodeTasting(value: unknown): Tasting | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  const tasting = { levels: decodeLevels(columns.nested('levels')), words: decodeWords(columns.value('words')) };
  return isSilent(tasting) ? null : tasting;
}

function decodeLevels(levels: Columns): Tasting['levels'] {
  return Object.fromEntries(
    intensityNames.flatMap((name) => {
      const level = readNumber(levels.value(name));
      return level === null || level < 0 || level > 5 ? [] : [[name, tasteLevel(level)]];
    }),
  );
}

function decodeWords(value: unknown): Tasting['words'] {
  if (!Array.isArray(value)) return [];
  const said = new Map<string, Tasting['words'][number]>();
  for (const one of value.slice(0, MOST_WORDS)) {
    const columns = readColumns(one);
    const part = tastedParts.find((name): name is TastedPart => name === columns?.value('part'));
    const word = cleanText(columns?.value('word'), WORD_LIMIT);
    const agrees = columns?.value('agrees');
    if (part !== undefined && word !== '' && typeof agrees === 'boolean' && !said.has(`${part} ${word}`))
      said.set(`${part} ${word}`, { part, word, agrees });
  }
  return [...said.values()];
}
