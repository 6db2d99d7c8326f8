import { nameSlips, nameTopics } from '#domain/foods/topics/named-topics.ts';
import {
  ingredientTopics,
  listedTopics,
  mayContainTopics,
  type StatedTopics,
  warnedTopics,
} from '#domain/foods/topics/stated-topics.ts';
import type { FoodColumns } from './food-columns.ts';
import { GrowingNumbers, type Numbers } from './growing-numbers.ts';
import { textAt } from './text-column.ts';
import type { WordLists } from './word-lists.ts';

/** Foods of which the same is stated of the known allergens and of diet: how they stand to one is decided once for all of them. */
export interface HealthGroups {
  /** By row. */
  readonly codes: Numbers;
  /** Of each group the first row. */
  readonly firstRows: readonly number[];
}

type HealthColumns = Pick<
  FoodColumns,
  | 'rows'
  | 'words'
  | 'names'
  | 'nativeNames'
  | 'allergens'
  | 'mayContain'
  | 'healthWarnings'
  | 'ingredients'
  | 'statesAllergens'
  | 'spoken'
  | 'diet'
>;

export function healthGroups(columns: HealthColumns): HealthGroups {
  const { rows, statesAllergens, diet } = columns;
  const topicsAt = statedTopicsByRow(columns);
  const known = new Map<string, number>();
  const codes = new GrowingNumbers();
  const firstRows: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    const stated = `${diet[row]} ${statesAllergens[row]} ${topicsAt(row)}`;
    const code = known.get(stated) ?? known.size;
    if (code === known.size) {
      known.set(stated, code);
      firstRows.push(row);
    }
    codes.push(code);
  }
  return { codes: codes.packed(), firstRows };
}

/** As `statedTopics` of the domain; each word is read once. */
function statedTopicsByRow({
  words,
  names,
  nativeNames,
  allergens,
  mayContain,
  healthWarnings,
  ingredients,
  spoken,
}: HealthColumns): (row: number) => string {
  const sources: readonly (readonly [WordLists, (code: number) => StatedTopics])[] = [
    [allergens, readOnce(words, listedTopics)],
    [mayContain, readOnce(words, mayContainTopics)],
    [healthWarnings, readOnce(words, warnedTopics)],
    [ingredients, readOnce(words, ingredientTopics)],
  ];
  return (row) => {
    let contains = 0;
    const [name, nativeName] = [textAt(names, row), textAt(nativeNames, row)];
    let may = nameTopics(name) | nameTopics(nativeName) | (spoken[row * 2] ?? 0);
    let doubted = nameSlips(name) | nameSlips(nativeName) | (spoken[row * 2 + 1] ?? 0);
    for (const [{ starts, codes }, topicsOf] of sources) {
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        const stated = topicsOf(codes[at] ?? 0);
        contains |= stated.contains;
        may |= stated.mayContain;
        doubted |= stated.doubted;
      }
    }
    return `${contains} ${may} ${doubted}`;
  };
}

function readOnce(words: readonly string[], read: (word: string) => StatedTopics): (code: number) => StatedTopics {
  const byCode: (StatedTopics | undefined)[] = Array.from({ length: words.length });
  return (code) => (byCode[code] ??= read(words[code] ?? ''));
}
