import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { officialVersion } from '#scripts/launch/fetch-pocket-base.mjs';
import { serveArguments } from '#scripts/launch/pocket-base-command.mjs';
import { litestream } from '#scripts/testing/go-programs.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly image?: string;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[];
  readonly env_file?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

const usual = 'deploy/compose.yaml';
const composeFiles = [usual, 'deploy/compose.ha.yaml', 'deploy/cache/compose.yaml'].filter((file) =>
  existsSync(path.join(root, file)),
);
const dockerfile = read('deploy/Dockerfile');
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name ?? '');
const exampleNames = [...read('deploy/example.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
const base = parse(read(usual)) as Compose;

/** The verbs that `scripts/foretaste.mjs` says it has. */
function readVerbs(): string[] {
  try {
    execFileSync(process.execPath, [path.join(root, 'scripts/foretaste.mjs')], { stdio: 'pipe' });
  } catch (error) {
    const said = String((error as { stderr: unknown }).stderr);
    return [...said.matchAll(/npm run foretaste -- (\w+)/g)].map(([, verb]) => verb ?? '');
  }
  throw new Error('it takes no verb');
}

const verbs = readVerbs();

describe.each(composeFiles)('%s', (file) => {
  const text = read(file);
  const compose = parse(text) as Compose;

  test('names stages, volumes, services, files and programs that there are', () => {
    const volumes = Object.keys({ ...base.volumes, ...compose.volumes });
    const services = Object.keys({ ...base.services, ...compose.services });
    for (const { build, command, volumes: mounted = [], depends_on = [], env_file } of Object.values(
      compose.services,
    )) {
      if (build !== undefined) expect(stages).toContain(build.target);
      if (env_file !== undefined) expect(env_file).toBe('.env');
      for (const mount of mounted) {
        const from = mount.split(':')[0] ?? '';
        // Paths are seen from the first of the files.
        if (from.startsWith('.')) expect(existsSync(path.join(root, 'deploy', from))).toBe(true);
        else expect(volumes).toContain(from);
      }
      for (const service of depends_on) expect(services).toContain(service);
      if (command?.[0] === 'node') expect(existsSync(path.join(root, command[1] ?? ''))).toBe(true);
      if (command?.[1] === 'scripts/foretaste.mjs') expect(verbs).toContain(command[2]);
    }
  });

  test('asks for variables that the example has', () => {
    const asked = [...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !exampleNames.includes(String(name)))).toEqual([]);
  });

  test('says by which commands it is used, with files and services that there are', () => {
    const commands = text.split('\n').filter((line) => /^#.*docker compose /.test(line));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      for (const [, named] of command.matchAll(/--file (\S+)/g))
        expect([named, existsSync(path.join(root, String(named)))]).toEqual([named, true]);
      const exec = /exec (\w+) node (\S+) (\w+)/.exec(command);
      if (exec === null) continue;
      expect(Object.keys(compose.services)).toContain(exec[1]);
      expect(existsSync(path.join(root, String(exec[2])))).toBe(true);
      expect(verbs).toContain(exec[3]);
    }
  });
});

test('the image has what follows and promotes, in the versions that are tried', () => {
  const versions = Object.fromEntries(
    [...dockerfile.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(versions).toMatchObject({ POCKETBASE: officialVersion, LITESTREAM: litestream.version });
  expect(dockerfile).toContain(`/${litestream.package.split('/').slice(1).join('/')}@v\${LITESTREAM}`);
  const app = dockerfile.slice(dockerfile.indexOf(' AS app'));
  for (const program of ['pocketbase', 'litestream']) expect(app).toContain(`/usr/local/bin/${program}\n`);
  expect(app).toMatch(/COPY --from=build \/app\/scripts \.\/scripts/);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    String(names).split(' '),
  );
  expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('each variable of the example is read somewhere', () => {
  const files = ['scripts', 'pb_hooks', 'deploy'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(m?js|yaml)$|Caddyfile$/.test(name) && !name.includes('generated'))
      .map((name) => read(path.join(folder, name))),
  );
  const all = files.join('\n');
  // Some are put together of a prefix and a name.
  const isRead = (name: string) => all.includes(name) || all.includes(`'${name.replace(/^(BACKUP|REPLICA)_/, '')}'`);
  expect(exampleNames.filter((name) => !isRead(name))).toEqual([]);
});

test('a superuser can be made by the command that is told, also where settings are encrypted', () => {
  const flag = serveArguments({ root, dataDir: '', publicDir: '', host: '', port: 1, watchHooks: false }).find((word) =>
    word.startsWith('--encryptionEnv='),
  );
  const told = [...read('docs/deploying.md').matchAll(/^.* pocketbase superuser upsert .*$/gm)].map(([line]) => line);
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toContain(` ${flag}`);
});

test('the runbooks name commands and figures that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const text = `${read('docs/operating/README.md')}\n${read('docs/operating/standby.md')}\n${read('docs/deploying.md')}`;
  const runs = [...text.matchAll(/npm run ([\w:]+)(?: -- ([a-z]+))?/g)];
  expect(runs.length).toBeGreaterThan(4);
  for (const [, script, verb] of runs) {
    expect(Object.keys(scripts)).toContain(script);
    if (script === 'foretaste') expect(verbs).toContain(verb);
  }
});
