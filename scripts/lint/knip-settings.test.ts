import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * What knip finds dead by this project's own settings, in the app as on the server: in a small project of which all but a part is used.
 */

const project = mkdtempSync(join(tmpdir(), 'foretaste-knip-'));
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: object };
const manifest = { name: 'planted', type: 'module', imports, dependencies: { comlink: '4.4.2', dexie: '4.4.7' } };
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(manifest),
  'workers/one.worker.ts': `import { expose } from 'comlink';\nimport { used } from '#domain/it.ts';\nimport 'not-listed';\nexpose(used);\n`,
  'src/domain/it.ts':
    'export const used = 1;\nexport const deadExport = 2;\nexport interface DeadType {\n  readonly a: 1;\n}\n',
  'src/domain/dead-file.ts': 'export const it = 1;\n',
  'pb_hooks/package.json': '{ "type": "commonjs" }\n',
  'pb_hooks/one.pb.js': 'routerAdd("GET", "/", (e) => require(`${__hooks}/lib/it.js`).used(e));\n',
  'pb_hooks/lib/it.js': 'function used() {}\nfunction deadOnServer() {}\nmodule.exports = { deadOnServer, used };\n',
  'pb_hooks/lib/dead-file.js': 'module.exports = {};\n',
};

interface Named {
  readonly name: string;
}
interface Report {
  readonly issues: readonly ({ readonly file: string } & Readonly<Record<Kind, readonly Named[]>>)[];
}
type Kind = 'dependencies' | 'exports' | 'files' | 'types' | 'unlisted';

let report: Report;

beforeAll(() => {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  mkdirSync(join(project, 'scripts/lint'), { recursive: true });
  for (const file of ['knip.config.js', 'tsconfig.json', 'scripts/lint/requires-as-imports.mjs'])
    copyFileSync(file, join(project, file));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const knip = resolve('node_modules/knip/bin/knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--reporter', 'json'], { cwd: project, encoding: 'utf8' });
  report = JSON.parse(stdout) as Report;
});
afterAll(() => rmSync(project, { recursive: true }));

it.each<[kind: Kind, what: string, found: readonly string[]]>([
  [
    'files',
    'a file that nothing reaches, of the app and of the server',
    ['pb_hooks/lib/dead-file.js', 'src/domain/dead-file.ts'],
  ],
  ['exports', 'an export that nobody asks for, of the app and of the server', ['deadExport', 'deadOnServer']],
  ['types', 'a type that nobody asks for', ['DeadType']],
  ['dependencies', 'a package that nobody needs', ['dexie']],
  ['unlisted', 'a package that is not listed', ['not-listed']],
])('%s: %s, and nothing else', (kind, _what, found) => {
  const names = report.issues.flatMap((issue) => issue[kind]).map(({ name }) => name);
  expect(names.toSorted()).toEqual(found);
});
