import { type Columns, readColumns } from '#domain/values/read-columns.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { type TastedPart, tastedParts } from './tasting.ts';
import type { LevelSums, TastingSums, WordSums } from './tasting-sums.ts';

/** What members tasted in a food. The professionals (verified chefs and restaurant owners) are among everyone, and told apart beside. */
export interface Tastings {
  readonly everyone: TastingSums;
  readonly professionals: TastingSums;
}

/** From a food's column `tastings`, as the server's triggers write it; nothing where nobody tasted it, or where it cannot be read. */
export function decodeTastings(value: unknown): Tastings {
  const columns = readColumns(value);
  return {
    everyone: decodeSums(columns?.nested('everyone')),
    professionals: decodeSums(columns?.nested('professionals')),
  };
}

function decodeSums(sums: Columns | undefined): TastingSums {
  const levels = sums?.nested('levels');
  return {
    tasters: isCount(sums?.value('tasters')) ? Number(sums?.value('tasters')) : 0,
    levels: Object.fromEntries(
      intensityNames.flatMap((name) => {
        const level = levels?.value(name);
        return isLevelSums(level) ? [[name, level]] : [];
      }),
    ),
    words: decodeWords(sums?.value('words')),
  };
}

function decodeWords(value: unknown): readonly WordSums[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (!Array.isArray(one)) return [];
    const [part, word, agree, disagree] = one as unknown[];
    return isPart(part) && typeof word === 'string' && isCount(agree) && isCount(disagree)
      ? [{ part, word, agree, disagree }]
      : [];
  });
}

function isPart(value: unknown): value is TastedPart {
  return tastedParts.some((part) => part === value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Sums that so many levels of 0-5 can have. */
function isLevelSums(value: unknown): value is LevelSums {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(isCount)) return false;
  const [tasters = 0, sum = 0, squares = 0] = value;
  return tasters > 0 && sum <= tasters * 50 && squares <= sum * 50 && sum * sum <= tasters * squares;
}
