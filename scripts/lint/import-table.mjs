/**
 * Who may import what: the architecture as data. The rule `foretaste/import-table` reads it, nothing else decides.
 *
 * - `folder`: the room. The longest matching folder of a file is its room; `*` stands for one folder name.
 * - `folders`: other rooms that the room may import. `*` stands for every folder. Its own folder is always allowed.
 * - `packages`: npm packages it may import, sub-paths included. `*` stands for every package, `node:*` for Node's built-ins.
 *
 * What a file of the server requires is judged as what others import: `${__hooks}/` is `pb_hooks/`.
 *
 * A file under src, workers, pb_hooks or pb_migrations that no room covers may import nothing but its own folder, so that a new folder is
 * a decision and not an accident.
 *
 * @typedef {{ folder: string, folders: readonly string[], packages: readonly string[] }} Room
 */

const screenPackages = [
  '@chakra-ui/react',
  '@emotion/cache', '@emotion/react',
  'framer-motion',
  'lucide-react',
  'react',
  'react-dom',
  'react-router-dom',
  'react-virtuoso',
  'zustand',
];

/** @type {readonly Room[]} */
export const importTable = [
  { folder: 'src/prelude', folders: [], packages: [] },
  // Wherever the words of a language come from, the rest only has its macros (`spokenExtras`).
  { folder: 'src/languages', folders: ['src/prelude'], packages: ['@lingui/core', '@lingui/react'] },
  { folder: 'src/domain', folders: ['src/prelude'], packages: ['@noble/hashes'] },
  // A file of foods is read here and, by the same code, in a worker.
  { folder: 'src/domain/import', folders: ['src/domain', 'src/prelude'], packages: ['papaparse'] },
  { folder: 'src/replica', folders: ['src/domain', 'src/prelude'], packages: ['dexie', 'dexie-react-hooks', 'react'] },
  { folder: 'src/remote', folders: ['src/domain', 'src/prelude'], packages: ['fflate', 'pocketbase'] },
  { folder: 'src/sync', folders: ['src/domain', 'src/replica', 'src/remote', 'src/prelude'], packages: [] },
  { folder: 'src/ranking', folders: ['src/domain', 'src/prelude'], packages: ['comlink', 'react'] },
  {
    folder: 'src/ui',
    folders: ['src/prelude'],
    packages: [
      '@chakra-ui/react', '@emotion/cache', '@emotion/react', '@visx/axis', '@visx/scale', '@visx/shape', 'framer-motion', 'lucide-react', 'react', 'react-dom', 'react-virtuoso', 'zustand',
    ],
  },
  // What several features show or need, for features may not import one another. A photo is prepared off the main thread, for whichever
  // form takes it.
  {
    folder: 'src/food-views',
    folders: ['src/domain', 'src/replica', 'src/ranking', 'src/ui', 'src/prelude', 'workers/photo.worker.ts'],
    packages: screenPackages,
  },
  {
    folder: 'src/features/*',
    folders: ['src/domain', 'src/replica', 'src/ranking', 'src/food-views', 'src/ui', 'src/prelude'],
    packages: screenPackages,
  },
  // The browser's own measurements, by the library that defines them.
  {
    folder: 'src/features/diagnostics',
    folders: ['src/domain', 'src/replica', 'src/ui', 'src/prelude'],
    packages: [...screenPackages, 'web-vitals'],
  },
  // The one place that shows HTML from outside, and so the one that needs to clean it.
  {
    folder: 'src/features/blog',
    folders: ['src/domain', 'src/replica', 'src/food-views', 'src/ui', 'src/prelude'],
    packages: [...screenPackages, 'dompurify'],
  },
  {
    folder: 'src/features/admin',
    folders: ['src/domain', 'src/replica', 'src/ranking', 'src/food-views', 'src/ui', 'src/prelude', 'workers/table.worker.ts'],
    packages: screenPackages,
  },
  {
    folder: 'src/app',
    folders: ['src/features', 'src/food-views', 'src/ui', 'src/replica', 'src/domain', 'src/prelude'],
    packages: [...screenPackages, 'workbox-window'],
  },
  { folder: 'src/main.tsx', folders: ['*'], packages: ['*'] },
  {
    folder: 'workers',
    folders: ['src/domain', 'src/ranking', 'src/replica', 'src/sync', 'src/remote', 'src/prelude'],
    packages: ['comlink'],
  },
  // PocketBase's engine has no packages. A handler is compiled alone: it hands over to `lib`, which knows no handler.
  { folder: 'pb_hooks', folders: [], packages: [] },
  { folder: 'pb_hooks/lib', folders: [], packages: [] },
  { folder: 'pb_migrations', folders: ['pb_hooks/lib'], packages: [] },
  // The launcher runs before anything is installed.
  { folder: 'scripts/launch', folders: [], packages: ['node:*'] },
  { folder: 'scripts/start.mjs', folders: ['scripts/launch'], packages: ['node:*'] },
];

/** What every room but the first may import on top: the language of the page, and the macros that mark words in it. */
export const spokenExtras = { folders: ['src/languages'], packages: ['@lingui/core', '@lingui/react'], except: ['src/prelude', 'pb_hooks', 'pb_hooks/lib', 'pb_migrations', 'scripts/launch', 'scripts/start.mjs'] };

/** What a test beside its source may import on top of its room: builders, fakes and the test runner. */
export const testExtras = {
  folders: ['tests/support'],
  packages: ['@testing-library/react', 'fake-indexeddb', 'fast-check', 'fuse.js', 'vitest', 'node:*'],
};

/** Folders in which every file must be covered by a room. */
export const governedFolders = ['src', 'workers', 'pb_hooks', 'pb_migrations'];
