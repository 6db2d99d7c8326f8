import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServerBundle } from '#scripts/launch/prepare-server-bundle.mjs';
import { findBinary } from '#tests/support/server/pocket-base-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** The oldest migration whose way back is tried: that of the counters. */
const FIRST = '1763683470';

/** A command of the server's own program: runs statements, then writes what a last one reads. */
const command = `$app.rootCmd.addCommand(new Command({ use: 'run-sql', run: (cmd, [from, to]) => {
  const { run, read } = JSON.parse(toString($os.readFile(from)));
  for (const sql of run) $app.db().newQuery(sql).execute();
  const rows = arrayOf(new DynamicModel({ row: '' }));
  $app.db().newQuery(read).all(rows);
  $os.writeFile(to, JSON.stringify(rows.map(({ row }) => JSON.parse(row))), 0o600);
} }));`;

let folder: string;
let all: readonly string[];
let newest: readonly string[];

beforeAll(async () => {
  await prepareServerBundle(root);
  folder = await mkdtemp(path.join(tmpdir(), 'foretaste-migrations-'));
  all = (await readdir(path.join(root, 'pb_migrations'))).toSorted();
  newest = all.filter((name) => name >= FIRST);
  for (const name of ['hooks', 'older-migrations']) await mkdir(path.join(folder, name));
  for (const name of await readdir(path.join(root, 'pb_hooks')))
    await symlink(path.join(root, 'pb_hooks', name), path.join(folder, 'hooks', name));
  await writeFile(path.join(folder, 'hooks', 'run-sql.pb.js'), command);
  for (const name of all.filter((older) => older < FIRST))
    await symlink(path.join(root, 'pb_migrations', name), path.join(folder, 'older-migrations', name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A database that is never served: PocketBase's program migrates it and answers for it. */
class Database {
  readonly #name: string;
  readonly #flags: readonly string[];

  constructor(name: string, migrations: string, hooks = 'hooks') {
    this.#name = name;
    this.#flags = [
      `--dir=${path.join(folder, name)}`,
      `--hooksDir=${path.join(folder, hooks)}`,
      `--migrationsDir=${migrations}`,
      '--automigrate=false',
      '--dev=false',
      '--hooksWatch=false',
    ];
  }

  up() {
    return this.#call(['migrate', 'up']);
  }

  back(count: number) {
    return this.#call(['migrate', 'down', `${count}`]);
  }

  async read<Row>(read: string, run: readonly string[] = []): Promise<readonly Row[]> {
    const [asked, answered] = ['asked.json', 'answered.json'].map((file) =>
      path.join(folder, `${this.#name}-${file}`),
    ) as [string, string];
    await writeFile(asked, JSON.stringify({ run, read }));
    await this.#call(['run-sql', asked, answered]);
    return JSON.parse(await readFile(answered, 'utf8')) as readonly Row[];
  }

  /** Every column, index and trigger, and what PocketBase knows of each collection. */
  async schema() {
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    const columns = await this.read<string>(
      `SELECT json_quote(listed.name || '.' || held.name || ' ' || held.type || ' ' || COALESCE(held.dflt_value, '')) AS row FROM (${tables}) AS listed JOIN pragma_table_info(listed.name) AS held ORDER BY 1`,
    );
    const made = await this.read<{ readonly name: string; readonly sql: string }>(
      "SELECT json_object('name', name, 'sql', sql) AS row FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY name",
    );
    const collections = await this.read<{
      readonly name: string;
      readonly fields: readonly Readonly<Record<string, unknown>>[];
    }>(
      "SELECT json_object('name', name, 'rules', json_array(listRule, viewRule, createRule, updateRule, deleteRule), 'fields', json(fields)) AS row FROM _collections ORDER BY name",
    );
    return {
      columns,
      made: made.map(({ name, sql }) => `${name}: ${sql.replace(/\s+/g, ' ')}`),
      collections: collections.map(({ fields, ...others }) => ({
        ...others,
        fields: fields.map((field) => JSON.stringify(field)).toSorted(),
      })),
    };
  }

  #call(args: readonly string[]) {
    const running = promisify(execFile)(findBinary(), [...args, ...this.#flags]);
    running.child.stdin?.end('y\n');
    return running;
  }
}

const member = (id: string) =>
  `INSERT INTO users (id, email, tokenKey, password) VALUES ('${id}', '${id}@example.org', '${id}', 'x')`;
const food = (id: string) => `INSERT INTO foods (id, name) VALUES ('${id}', '${id}')`;
const like = (user: string, of: string) =>
  `INSERT INTO food_likes (id, user, food) VALUES ('${user}${of}', '${user}', '${of}')`;
const review = (user: string, of: string, rating: number) =>
  `INSERT INTO reviews (id, user, food, rating) VALUES ('${user}${of}', '${user}', '${of}', ${rating})`;
const counters = 'SELECT json_array(name, upvotes, review_count, rating) AS row FROM foods ORDER BY name';
const logged =
  "SELECT json_quote(collection || ' ' || op) AS row FROM _changes WHERE record = 'ramen' AND audience = '*' ORDER BY seq";

test('the way back of the newest migrations leaves what was there before them, and the way there again what was there after', async () => {
  const [tried, older] = [
    new Database('tried', path.join(root, 'pb_migrations')),
    new Database('older', path.join(folder, 'older-migrations')),
  ];
  await Promise.all([tried.up(), older.up()]);
  const [before, after] = [await older.schema(), await tried.schema()];
  expect(after).not.toEqual(before);
  expect(
    await tried.read(counters, [
      member('maria'),
      member('jonas'),
      food('ramen'),
      like('maria', 'ramen'),
      review('maria', 'ramen', 4),
    ]),
  ).toEqual([['ramen', 1, 1, 4]]);
  expect(new Set(await tried.read(logged))).toEqual(new Set(['foods create', 'food_counts update']));

  await tried.back(newest.length);
  expect(await tried.schema()).toEqual(before);
  expect(await tried.read(counters), 'nothing that was counted is lost').toEqual([['ramen', 1, 1, 4]]);
  expect(await tried.read(logged), 'who had read the counters alone reads the food').toEqual(['foods update']);
  expect(
    await tried.read(counters, [like('jonas', 'ramen'), review('jonas', 'ramen', 5)]),
    'counted as it was then',
  ).toEqual([['ramen', 2, 2, 4.5]]);

  await tried.up();
  expect(await tried.schema()).toEqual(after);
  expect(
    await tried.read(counters, [
      "DELETE FROM food_likes WHERE user = 'jonas'",
      "UPDATE reviews SET rating = 3 WHERE user = 'jonas'",
    ]),
  ).toEqual([['ramen', 1, 2, 3.5]]);
  expect((await tried.read(logged)).at(-1)).toBe('food_counts update');
});

test('a new database needs nothing that the build makes', async () => {
  await cp(path.join(root, 'pb_hooks', 'lib'), path.join(folder, 'unbuilt', 'lib'), {
    recursive: true,
    filter: (from) => path.basename(from) !== 'generated',
  });
  await symlink(path.join(root, 'pb_hooks', 'data'), path.join(folder, 'unbuilt', 'data'));
  const migrations = path.join(root, 'pb_migrations');
  await new Database('new', migrations, 'unbuilt').up();
  const applied = await new Database('new', migrations).read('SELECT json_quote(file) AS row FROM _migrations');
  expect(applied).toEqual(expect.arrayContaining([...all]));
});
