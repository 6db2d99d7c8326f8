import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

export interface Figure {
  readonly what: string;
  readonly against: string;
  /** A ratio of two medians of one run, or a plain figure with its unit. */
  readonly figure: string;
  readonly aim: string;
}

const file = path.resolve(import.meta.dirname, '../RESULTS.md');

/** Writes one bench's table into RESULTS.md, in place of its last one; the other benches' tables stay. Without `chromium` the bench used none. */
export async function writeResults({
  title,
  chromium,
  figures,
}: {
  title: string;
  chromium?: string;
  figures: readonly Figure[];
}): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const sections = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
  sections.set(title, `${title}\n\n${table(figures)}\n`);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Chromium ${chromium ?? /Chromium (\d[\d.]*\d)/.exec(before)?.[1] ?? 'not used'}`;
  const head = `# Bench results\n\nRatios within one run, medians; \`npm run bench\` measures again. Times differ from machine to machine, the ratios hardly.\nMachine: ${machine}.\n`;
  await writeFile(file, [head, ...[...sections.values()].map((section) => `## ${section.trimEnd()}\n`)].join('\n'));
  console.log(`\n${title}\n${table(figures)}`);
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, against, figure, aim }) => `| ${what} | ${against} | ${figure} | ${aim} |`);
  return ['| what | against | figure | aim |', '|---|---|---|---|', ...rows].join('\n');
}
