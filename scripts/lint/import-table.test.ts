import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plantedCases } from '#tests/support/planted-project.ts';
import { importTable } from './import-table.mjs';

const { refuses, allows } = plantedCases();

const uses = 'export const it = thing;\n';

describe('the rooms of a floor', () => {
  const rooms = importTable.map(({ folder }) => folder);
  const floors = [...new Set(importTable.flatMap(({ floor = [] }) => floor))];

  it.each(floors)('%s has no folder that the table does not list', (floor) => {
    const folders = readdirSync(floor, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${floor}/${name}`);
    expect(folders.filter((folder) => !rooms.includes(folder))).toEqual([]);
  });

  // A folder holds one subject: what has more is divided. PocketBase reads its migrations from one folder.
  it.each(['src', 'workers', 'pb_hooks', 'scripts', 'tests'])('no folder of %s has more than 40 files', (root) => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(root, { withFileTypes: true, recursive: true }))
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    expect([...counts].filter(([folder, files]) => files > 40 && folder !== 'pb_hooks/lib/generated')).toEqual([]);
  });
});

describe('the import table, on planted violations', () => {
  refuses('foretaste(import-table)', [
    ['prelude importing domain', 'src/prelude/must.ts', `import { thing } from '#domain/foods/food.ts';\n${uses}`],
    ['prelude importing a package', 'src/prelude/must.ts', `import { thing } from 'react';\n${uses}`],
    ['domain importing react', 'src/domain/foods/food.ts', `import { thing } from 'react';\n${uses}`],
    ['domain importing Node', 'src/domain/foods/food.ts', `import { thing } from 'node:fs';\n${uses}`],
    ['replica importing sync', 'src/replica/rows.ts', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['remote importing the replica', 'src/remote/pull.ts', `import { thing } from '#replica/rows.ts';\n${uses}`],
    [
      'a room importing a higher one',
      'src/replica/outbox/claim.ts',
      `import { thing } from '#replica/foods/food-queries.ts';\n${uses}`,
    ],
    [
      'a room of the server requiring a higher one',
      'pb_hooks/lib/server/epochs.js',
      `module.exports = { it: require('../records/record-guard.js') };\n`,
    ],
    ['sync importing dexie', 'src/sync/push.ts', `import { thing } from 'dexie';\n${uses}`],
    ['sync importing pocketbase', 'src/sync/push.ts', `import { thing } from 'pocketbase';\n${uses}`],
    ['ranking importing the replica', 'src/ranking/client.ts', `import { thing } from '#replica/rows.ts';\n${uses}`],
    ['ui importing domain', 'src/ui/toast.tsx', `import { thing } from '#domain/foods/food.ts';\n${uses}`],
    [
      'a feature importing another',
      'src/features/reviews/form.tsx',
      `import { thing } from '#features/catalogue/card.tsx';\n${uses}`,
    ],
    ['a feature importing sync', 'src/features/reviews/form.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    [
      'a feature importing remote',
      'src/features/reviews/form.tsx',
      `import { thing } from '#remote/pull.ts';\n${uses}`,
    ],
    ['a feature importing dexie', 'src/features/reviews/form.tsx', `import { thing } from 'dexie';\n${uses}`],
    ['app importing sync', 'src/app/shell/shell.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['app importing pocketbase', 'src/app/shell/shell.tsx', `import { thing } from 'pocketbase';\n${uses}`],
    [
      'a worker importing a feature',
      'workers/ranking.worker.ts',
      `import { thing } from '#features/catalogue/card.tsx';\n${uses}`,
    ],
    [
      'a room that the table does not know',
      'src/sauces/pan.ts',
      `import { thing } from '#domain/foods/food.ts';\n${uses}`,
    ],
    ['the launcher importing a package', 'scripts/launch/serve.mjs', `import { thing } from 'vite';\n${uses}`],
    [
      'a type import',
      'src/features/reviews/form.tsx',
      `import type { thing } from '#sync/push.ts';\nexport type it = thing;\n`,
    ],
    ['a re-export', 'src/features/reviews/form.tsx', `export { thing } from '#sync/push.ts';\n`],
    ['a dynamic import', 'src/features/reviews/form.tsx', `export const it = () => import('#sync/push.ts');\n`],
    [
      'a worker reached by its address',
      'src/features/reviews/form.tsx',
      `import SyncWorker from '#workers/sync.worker.ts?worker';\nexport const it = new SyncWorker();\n`,
    ],
    [
      'the server requiring a package',
      'pb_hooks/lib/sync/pull.js',
      `module.exports = { it: require('pocketbase') };\n`,
    ],
    [
      'the server requiring the app',
      'pb_hooks/lib/sync/pull.js',
      `module.exports = { it: require('../../src/domain/foods/food.ts') };\n`,
    ],
    [
      'what decides requiring a handler',
      'pb_hooks/lib/sync/pull.js',
      'module.exports = { it: require(`${__hooks}/sync.pb.js`) };\n',
    ],
    [
      'what decides requiring a handler by a name',
      'pb_hooks/lib/sync/pull.js',
      'const handler = `${__hooks}/sync.pb.js`;\nmodule.exports = { it: require(handler) };\n',
    ],
    [
      'the server requiring what is worked out',
      'pb_hooks/lib/sync/pull.js',
      `const name = (file) => '../' + file;\nmodule.exports = { it: require(name('records/record-guard.js')) };\n`,
    ],
    [
      'the server requiring by a name that has two meanings',
      'pb_hooks/lib/sync/pull.js',
      `const made = './pulls.js';\nconst it = () => { const made = '../records/record-guard.js'; return require(made); };\nmodule.exports = { it, made };\n`,
    ],
    [
      'a migration requiring a handler',
      'pb_migrations/1_foods.js',
      'module.exports = { it: require(`${__hooks}/sync.pb.js`) };\n',
    ],
    [
      'an import with a query',
      'src/features/reviews/form.tsx',
      `import thing from '#workers/ranking.worker.ts?worker';\n${uses}`,
    ],
  ]);

  allows(null, [
    ['a neighbour in the same room', 'src/domain/foods/food.ts', `import { thing } from './review.ts';\n${uses}`],
    ['dexie in the replica', 'src/replica/rows.ts', `import { thing } from 'dexie';\n${uses}`],
    [
      'domain, replica and ui in a feature',
      'src/features/reviews/form.tsx',
      `import { thing } from '#ui/toast.tsx';\n${uses}`,
    ],
    [
      'the photo worker where several forms find it',
      'src/shared/form.tsx',
      `import PhotoWorker from '#workers/photo.worker.ts?worker';\nexport const it = new PhotoWorker();\n`,
    ],
    [
      'what decides in a handler',
      'pb_hooks/sync.pb.js',
      'routerAdd("GET", "/", (e) => require(`${__hooks}/lib/sync/pull.js`).it(e));\n',
    ],
    [
      'a generated file by a name, which the compiler need not follow',
      'pb_hooks/lib/sync/pull.js',
      `const made = '../generated/server-collections.js';\nmodule.exports = { it: require(made) };\n`,
    ],
    ['anything in main', 'src/main.tsx', `import { thing } from '#sync/push.ts';\n${uses}`],
    ['the test runner in a test', 'src/domain/food.test.ts', `import { thing } from 'vitest';\n${uses}`],
    [
      'a sub-path of an allowed package',
      'src/domain/foods/food.ts',
      `import { thing } from '@noble/hashes/sha2.js';\n${uses}`,
    ],
  ]);
});
