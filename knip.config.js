import { requiresAsImports } from './scripts/lint/requires-as-imports.mjs';

/** What is dead: files that nothing reaches, exports that nobody asks for, packages that nobody needs. @type {import('knip').KnipConfig} */
export default {
  // The server's files are CommonJS, and name each other by a variable of PocketBase's.
  compilers: { js: requiresAsImports },
  entry: [
    'scripts/*.mjs',
    'scripts/building/bundle-server.mjs',
    'scripts/building/server-modules/*.mjs',
    'scripts/lint/check-{references,subjects}.mjs',
    'src/domain/assistant/server-assistant.ts',
    'src/domain/day/server-day-table.ts',
    'src/domain/professionals/server-customers.ts',
    'src/domain/drawing/draw-record.ts',
    'src/domain/liking/server-liking.ts',
    'src/domain/naming/server-names.ts',
    'src/domain/photo/server-pictures.ts',
    'src/app/start/landing-picture.tsx',
    'src/domain/tasting/server-tasting.ts',
    'src/domain/safety/server-list-edits.ts',
    'src/domain/values/server-collections.ts',
    'src/languages/i18n.ts',
    'src/languages/trans.tsx',
    'tests/**/*.test.ts',
    'tests/e2e/**/*.spec.ts',
    'tests/bench/*.ts',
    'tests/scale/*.scale.ts',
    'tests/truth/*.measure.ts',
    'workers/*.worker.ts',
    'pb_hooks/*.pb.js',
    'pb_migrations/*.js',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'workers/**/*.ts',
    'tests/**/*.ts',
    'scripts/**/*.mjs',
    'pb_hooks/**/*.js',
    'pb_migrations/*.js',
  ],
  // A test asks for it, by a require of its own.
  ignoreIssues: {
    'pb_hooks/lib/publishing/story-slug.js': ['exports'],
    'pb_hooks/lib/operation/disk-space.js': ['exports'],
    'pb_hooks/lib/push/push-queue.js': ['exports'],
    'pb_hooks/lib/operation/judge-health.js': ['exports'],
    'pb_hooks/lib/operation/log-lines.js': ['exports'],
  },
  ignoreBinaries: ['caddy', 'go', 'nginx', 'prlimit', 'sqlite3'],
  // The last two are files of the reader of menus (scripts/building/menu-reader-plugin.mjs).
  ignoreDependencies: [
    '@fontsource-variable/fraunces',
    '@lingui/cli',
    'oxlint',
    'oxlint-tsgolint',
    '@tesseract.js-data/deu',
    'tesseract.js-core',
  ],
  ignoreUnresolved: ['/no-start.js'],
};
