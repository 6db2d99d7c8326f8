import Papa from 'papaparse';

/** A CSV file as spreadsheets open it: with the mark of UTF-8, and no cell is a formula. `null`: nothing is said. */
export function tableAsCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string {
  const data = rows.map((cells) => columns.map((column) => withoutFormula(String(cells[column] ?? ''))));
  return `\uFEFF${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' })}\r\n`;
}

/** By these a spreadsheet takes a cell for a formula, also in the wide forms of East Asian keyboards. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A text as a cell that no spreadsheet runs: what would begin a formula stands behind an apostrophe, which `withFormula` takes away again. */
function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that a cell of a CSV stands for. */
export function withFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
