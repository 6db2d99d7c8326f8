import { accessTable, type Actor, actors, type Operation, operations } from './access.table.ts';

export interface AccessRow {
  /** `collection` or `collection:variant`. */
  readonly name: string;
  readonly operation: Operation;
  readonly allowed: Readonly<Record<Actor, boolean>>;
}

/** The table as rows; throws on a cell that is neither + nor -. */
export function readAccessTable(text: string = accessTable): AccessRow[] {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  if (head?.slice(2).join() !== actors.join()) throw new Error('the columns are not the actors');
  return lines.map(([name = '', operation = '', ...cells]) => {
    const known = operations.find((one) => one === operation);
    if (known === undefined) throw new Error(`${name}: no operation ${operation}`);
    if (cells.length !== actors.length || !cells.every((cell) => cell === '+' || cell === '-'))
      throw new Error(`${name} ${operation}: a cell is missing`);
    return {
      name,
      operation: known,
      allowed: Object.fromEntries(actors.map((actor, at) => [actor, cells[at] === '+'])) as Record<Actor, boolean>,
    };
  });
}

/** Every collection and operation that has no line. */
export function missingLines(collections: readonly string[], rows: readonly AccessRow[]): string[] {
  const there = new Set(rows.map((row) => `${row.name} ${row.operation}`));
  return collections
    .flatMap((name) => operations.map((operation) => `${name} ${operation}`))
    .filter((line) => !there.has(line));
}
