/** One line of a table: what was measured, and a figure for each of the table's columns. */
interface TruthRow {
  readonly what: string;
  /** As many as the table's `columns`: shares 0-1 are shown as percent, plain text as it is, null as '–' (does not apply). */
  readonly figures: readonly (TruthFigure | null)[];
}

/** `share` is 0-1 and drawn as '86.4 %'; `number` keeps two decimals; `text` is drawn as it is. */
export type TruthFigure = { readonly share: number } | { readonly number: number } | { readonly text: string };

export interface TruthTable {
  readonly title: string;
  /** Heads of the columns of figures; the first column, `what`, has none. */
  readonly columns: readonly string[];
  readonly rows: readonly TruthRow[];
  /** What the figures should reach, a sentence each; empty where a table is reported only. */
  readonly aims: readonly string[];
}

/** What one section measures with; the same seed gives the same tables on every machine. */
interface TruthWorld {
  readonly seed: number;
}

/** A part of `docs/truth.md`. One module each, listed in `sections.ts`. Measured by functions of `src/domain` or `src/ranking`, with baselines beside them. */
export interface TruthSection {
  /** Names it on the command line: `npm run truth -- partners`. One word. */
  readonly id: string;
  readonly title: string;
  /** How it is measured, split and tuned, and what fell short: a paragraph each, Markdown. */
  readonly method: readonly string[];
  /** Rejects only where something could not be measured; a figure that falls short of its aim is written down as it is. */
  readonly measure: (world: TruthWorld) => Promise<readonly TruthTable[]>;
}
