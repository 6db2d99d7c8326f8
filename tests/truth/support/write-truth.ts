import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TruthFigure, TruthSection, TruthTable } from '#tests/truth/section.ts';
import { truthSections } from '#tests/truth/sections.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/truth.md');

/** Writes one section into docs/truth.md in place of its last text; sections that were not measured stay, and all stand in the order of `truthSections`. */
export async function writeTruth(
  section: TruthSection,
  { tables, seed }: { readonly tables: readonly TruthTable[]; readonly seed: number },
): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const texts = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), text.trimEnd()]),
  );
  texts.set(section.title, sectionText(section, { tables, seed }));
  const inOrder = truthSections.flatMap(({ title }) => texts.get(title) ?? []);
  await writeFile(file, [head, ...inOrder.map((text) => `## ${text}\n`)].join('\n'));
}

const head = `# How true it is

What Foretaste says about taste, measured. \`npm run truth\` measures again, in a few minutes and without a network; \`npm run truth -- partners\`
measures one section. All data is made or shipped by the project. What is tuned is tuned on one half and told on the other; the seed of the
split is told with each section.
`;

function sectionText(
  { title, method }: TruthSection,
  { tables, seed }: { readonly tables: readonly TruthTable[]; readonly seed: number },
): string {
  return [`${title}\n`, ...method.map((paragraph) => `${paragraph}\n`), `Seed: ${seed}.\n`, ...tables.map(tableText)]
    .join('\n')
    .trimEnd();
}

function tableText({ title, columns, rows, aims }: TruthTable): string {
  return [
    `### ${title}\n`,
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows.map(({ what, figures }) => `| ${what} | ${figures.map(figureText).join(' | ')} |`),
    ...(aims.length > 0 ? ['', `Aims: ${aims.join(' ')}`] : []),
    '',
  ].join('\n');
}

function figureText(figure: TruthFigure | null): string {
  if (figure === null) return '–';
  if ('share' in figure) return `${(figure.share * 100).toFixed(1)} %`;
  return 'number' in figure ? figure.number.toFixed(2) : figure.text;
}
