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
 * - `floor`: the floor that the room stands on, where it is divided. A test may import its whole floor.
 *
 * @typedef {{ folder: string, folders: readonly string[], packages: readonly string[], floor?: string }} Room
 */

/**
 * A floor with its rooms, the lowest first: each may import those before it, so that no circle can come about. What lies on the floor
 * itself may import every room.
 *
 * @param {string} folder
 * @param {readonly string[]} rooms names of folders
 * @param {{ folders: readonly string[], packages: readonly string[] }} outside what all of them may import besides
 * @param {Readonly<Record<string, readonly string[]>>} [more] packages of single rooms
 * @returns {Room[]}
 */
function floor(folder, rooms, { folders, packages }, more = {}) {
  const below = (/** @type {number} */ at) => rooms.slice(0, at).map((room) => `${folder}/${room}`);
  const divided = rooms.map((room, at) => ({
    folder: `${folder}/${room}`,
    floor: folder,
    folders: [...folders, ...below(at)],
    packages: [...packages, ...(more[room] ?? [])],
  }));
  return [{ folder, folders, packages }, ...divided];
}

/** The floors below the features. */
const belowFeatures = [
  'src/domain',
  'src/replica',
  'src/ranking',
  'src/food-views',
  'src/shared',
  'src/ui',
  'src/prelude',
];

const screenPackages = [
  '@chakra-ui/react',
  '@emotion/cache',
  '@emotion/react',
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
  ...floor(
    'src/domain',
    [
      'values',
      'members',
      'naming',
      'photo',
      'professionals',
      'accounts',
      'taste',
      'foods',
      'places',
      'drawing',
      'contribution',
      'tasting',
      'import',
      'administration',
      'safety',
      'personal',
      'liking',
      'pairing',
      'order',
      'day',
      'search',
      'hints',
      'menu',
      'avoidance',
      'assistant',
      'eviction',
      'messages',
      'notifications',
      'publishing',
      'reviews',
      'diary',
      'lists',
      'tables',
      'recap',
      'testing',
      // A file of foods is read in `import` and, by the same code, in a worker.
    ],
    { folders: ['src/prelude'], packages: ['@noble/hashes'] },
    { import: ['papaparse'] },
  ),
  ...floor(
    'src/replica',
    [
      'database',
      'session',
      'outbox',
      'feed',
      'topics',
      'storage',
      'assistant',
      'foods',
      'diary',
      'members',
      'lists',
      'publishing',
      'reviews',
      'offline-copies',
      'messages',
      'moderation',
      'notifications',
      'professionals',
      'places',
      'unsent-work',
      'session-commands',
      'order',
      'tables',
      'taste',
    ],
    { folders: ['src/domain', 'src/prelude'], packages: ['dexie', 'react'] },
  ),
  { folder: 'src/remote', folders: ['src/domain', 'src/prelude'], packages: ['fflate', 'pocketbase'] },
  ...floor('src/sync', ['schedule', 'session', 'report', 'pull', 'push', 'offline'], {
    folders: ['src/domain', 'src/replica', 'src/remote', 'src/prelude'],
    packages: [],
  }),
  { folder: 'src/ranking', folders: ['src/domain', 'src/prelude'], packages: ['comlink', 'react'] },
  ...floor('src/ui', ['device', 'theme', 'elements', 'layout', 'charts', 'motion', 'overlays', 'feedback', 'fields'], {
    folders: ['src/prelude'],
    packages: [
      '@chakra-ui/react',
      '@emotion/cache',
      '@emotion/react',
      '@visx/axis',
      '@visx/scale',
      '@visx/shape',
      'framer-motion',
      'lucide-react',
      'react',
      'react-dom',
      'react-virtuoso',
      'zustand',
    ],
  }),
  // What several features need that is no look of a food, for features may not import one another. A photo is prepared off the main
  // thread, for whichever form takes it.
  ...floor('src/shared', ['assistant', 'forms', 'pictures', 'words', 'saving', 'import', 'members'], {
    folders: ['src/domain', 'src/replica', 'src/ranking', 'src/ui', 'src/prelude', 'workers/photo.worker.ts'],
    packages: screenPackages,
  }),
  // How a food looks, wherever it is shown.
  ...floor(
    'src/food-views',
    [
      'names',
      'pictures',
      'taste',
      'diary',
      'lists',
      'marks',
      'compare',
      'safety',
      'tables',
      'offers',
      'cards',
      'search',
    ],
    {
      folders: ['src/domain', 'src/replica', 'src/ranking', 'src/shared', 'src/ui', 'src/prelude'],
      packages: screenPackages,
    },
  ),
  {
    folder: 'src/features/*',
    folders: belowFeatures,
    packages: screenPackages,
  },
  // A file of entries is read off the main thread, and so is one of lists.
  {
    folder: 'src/features/diary',
    folders: [...belowFeatures, 'workers/diary-file.worker.ts'],
    packages: screenPackages,
  },
  {
    folder: 'src/features/lists',
    folders: [...belowFeatures, 'workers/list-file.worker.ts'],
    packages: screenPackages,
  },
  // The browser's own measurements, by the library that defines them.
  {
    folder: 'src/features/diagnostics',
    folders: ['src/domain', 'src/replica', 'src/shared', 'src/ui', 'src/prelude'],
    packages: [...screenPackages, 'web-vitals'],
  },
  // Types alone: what reads photographed menus is loaded by its address.
  { folder: 'src/features/menu', folders: belowFeatures, packages: [...screenPackages, 'tesseract.js'] },
  // The one place that shows HTML from outside, and so the one that needs to clean it.
  {
    folder: 'src/features/blog',
    folders: ['src/domain', 'src/replica', 'src/food-views', 'src/shared', 'src/ui', 'src/prelude'],
    packages: [...screenPackages, 'dompurify'],
  },
  {
    folder: 'src/features/admin',
    folders: [...belowFeatures, 'workers/table.worker.ts'],
    packages: screenPackages,
  },
  // What an opened food says in another language is a file of the build, which its page fetches.
  ...floor(
    'src/app',
    ['update', 'errors', 'routes', 'scroll', 'shell', 'start'],
    {
      folders: [
        'src/features',
        'src/food-views',
        'src/shared',
        'src/ui',
        'src/replica',
        'src/domain',
        'src/prelude',
        'src/remote/read-food-texts.ts',
      ],
      packages: [...screenPackages, 'workbox-window'],
    },
    { routes: ['virtual:food-text-places'] },
  ),
  { folder: 'src/main.tsx', folders: ['*'], packages: ['*'] },
  {
    folder: 'workers',
    folders: ['src/domain', 'src/ranking', 'src/replica', 'src/sync', 'src/remote', 'src/prelude'],
    packages: ['comlink', 'virtual:food-texts'],
  },
  // PocketBase's engine has no packages. A handler is compiled alone: it hands over to `lib`, which knows no handler.
  { folder: 'pb_hooks', folders: [], packages: [] },
  ...floor(
    'pb_hooks/lib',
    [
      'generated',
      'server',
      'visibility',
      'files',
      'mail',
      'push',
      'notifications',
      'taste',
      'sync',
      'members',
      'messages',
      'lists',
      'diary',
      'tables',
      'reviews',
      'daily-mail',
      'foods',
      'assistant',
      'professionals',
      'admin',
      'publishing',
      'operation',
      'pages',
      'records',
    ],
    { folders: [], packages: [] },
  ),
  { folder: 'pb_migrations', folders: ['pb_hooks/lib'], packages: [] },
  // The launcher runs before anything is installed.
  { folder: 'scripts/launch', folders: [], packages: ['node:*', 'fflate'] },
  { folder: 'scripts/standby', folders: ['scripts/launch'], packages: ['node:*'] },
  { folder: 'scripts/start.mjs', folders: ['scripts/launch', 'scripts/standby'], packages: ['node:*'] },
];

/** What every room but the first may import on top: the language of the page, and the macros that mark words in it. */
export const spokenExtras = {
  folders: ['src/languages'],
  packages: ['@lingui/core', '@lingui/react'],
  except: ['src/prelude', 'pb_hooks', 'pb_migrations', 'scripts/launch', 'scripts/standby', 'scripts/start.mjs'],
};

/** What a test beside its source may import on top of its room: builders, fakes and the test runner. */
export const testExtras = {
  folders: ['tests/support'],
  packages: ['@testing-library/react', 'fake-indexeddb', 'fast-check', 'fuse.js', 'vitest', 'node:*'],
};

/** Folders in which every file must be covered by a room. */
export const governedFolders = ['src', 'workers', 'pb_hooks', 'pb_migrations'];
