import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '#prelude/must.ts';

const oxlint = resolve('node_modules/.bin/oxlint');
const plugin = resolve('scripts/lint/foretaste-plugin.mjs');

interface Diagnostic {
  readonly code: string;
  readonly severity: string;
  readonly filename: string;
}

interface PlantedProject {
  /** Writes a file, or one with a number in its name beside the one that is there; gives its path. */
  readonly plant: (file: string, source: string) => string;
  /** Runs oxlint over all that is planted, by this project's own configuration. */
  readonly lint: () => void;
  /** The `plugin(rule)` codes of the errors in a planted file. */
  readonly codesOf: (file: string) => readonly string[];
  readonly remove: () => void;
}

/** A folder of files that break the rules of this project, or just keep them. @param isTyped with the rules that ask for types */
export function plantedProject({ isTyped = false }: { isTyped?: boolean } = {}): PlantedProject {
  const root = mkdtempSync(join(tmpdir(), 'foretaste-lint-'));
  const planted = new Set<string>();
  let diagnostics: readonly Diagnostic[] | undefined;
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as object;
  const written = { ...config, $schema: undefined, jsPlugins: [plugin], ...(isTyped ? {} : { options: {} }) };
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(written));
  if (isTyped) {
    writeFileSync(join(root, 'tsconfig.json'), readFileSync('tsconfig.json'));
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  }
  return {
    plant: (file, source) => {
      const end = extname(file);
      const path = planted.has(file) ? `${file.slice(0, -end.length)}-${planted.size}${end}` : file;
      planted.add(path);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
      return path;
    },
    lint: () => {
      const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
      ({ diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] });
    },
    codesOf: (file) =>
      must(diagnostics, 'what oxlint found')
        .filter(({ filename, severity }) => filename === file && severity === 'error')
        .map(({ code }) => code),
    remove: () => rmSync(root, { recursive: true }),
  };
}

export type PlantedCase = readonly [what: string, file: string, source: string];

interface PlantedCases {
  /** @param rule by which each of the files is refused */
  readonly refuses: (rule: string, cases: readonly PlantedCase[]) => void;
  /** @param rule that says nothing about any of the files; without one, no rule does */
  readonly allows: (rule: string | null, cases: readonly PlantedCase[]) => void;
}

/** Tests by planted files, for a test file to call once at its top: oxlint looks at all that is planted there at once. */
export function plantedCases(): PlantedCases {
  const project = plantedProject();
  beforeAll(project.lint);
  afterAll(project.remove);
  const plant = (cases: readonly PlantedCase[]) =>
    cases.map(([what, file, source]) => [what, project.plant(file, source)] as const);
  return {
    refuses: (rule, cases) =>
      it.each(plant(cases))('refuses %s', (_what, file) => expect(project.codesOf(file)).toContain(rule)),
    allows: (rule, cases) =>
      it.each(plant(cases))('allows %s', (_what, file) =>
        expect(project.codesOf(file).filter((code) => rule === null || code === rule)).toEqual([]),
      ),
  };
}
