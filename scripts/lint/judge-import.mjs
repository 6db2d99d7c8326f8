import { posix } from 'node:path';
import { governedFolders, importTable, spokenExtras, testExtras } from './import-table.mjs';

/** Path aliases of package.json `imports`, as folders of the repository. */
const aliases = new Map([
  ['#prelude/', 'src/prelude/'],
  ['#domain/', 'src/domain/'],
  ['#replica/', 'src/replica/'],
  ['#remote/', 'src/remote/'],
  ['#sync/', 'src/sync/'],
  ['#ranking/', 'src/ranking/'],
  ['#languages/', 'src/languages/'],
  ['#ui/', 'src/ui/'],
  ['#shared/', 'src/shared/'],
  ['#food-views/', 'src/food-views/'],
  ['#features/', 'src/features/'],
  ['#app/', 'src/app/'],
  ['#workers/', 'workers/'],
  ['#tests/', 'tests/'],
  ['#scripts/', 'scripts/'],
  // Of the server: what stands there is `${__hooks}/`.
  ['#hooks/', 'pb_hooks/'],
]);

/**
 * @param {string} pattern a folder or file, `*` for one name
 * @param {string} path
 */
function covers(pattern, path) {
  if (pattern === '*') return true;
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.every((part, at) => (part === '*' ? given[at] !== undefined : part === given[at]));
}

/** @param {string} file repository path of the importing file */
function roomOf(file) {
  const rooms = importTable.filter((room) => covers(room.folder, file));
  return rooms.toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/**
 * @param {string} file
 * @param {string} specifier without a query
 * @returns {string | null} the repository path that is meant, or null for a package
 */
function repositoryPath(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  for (const [alias, folder] of aliases) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  return null;
}

/** @param {string} specifier */
function packageName(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

/** @param {string} file @param {string} folder the room's folder pattern */
function ownFolder(file, folder) {
  return file.split('/').slice(0, folder.split('/').length).join('/');
}

/**
 * What is wrong with this import, in words, or null where the import table allows it.
 *
 * @param {{ file: string, specifier: string }} question `file` is a path from the repository's root with forward slashes
 * @returns {string | null}
 */
export function judgeImport({ file, specifier: raw }) {
  const specifier = raw.replace(/\?.*$/, '');
  const isTest = /\.test\.tsx?$/.test(file);
  const forTests = isTest || file.includes('/testing/');
  const governed = governedFolders.some((folder) => covers(folder, file));
  const room = roomOf(file) ?? (governed ? { folder: posix.dirname(file), folders: [], packages: [] } : null);
  if (room === null) return null;

  const path = repositoryPath(file, specifier);
  if (path !== null) {
    const home = ownFolder(file, room.folder);
    const folders = allowed(room, { isTest, forTests }, 'folders');
    if (covers(home, path) || folders.some((folder) => covers(folder, path))) return null;
    return `${home} must not import ${path}: the import table allows ${list([home, ...folders])}.`;
  }
  const packages = allowed(room, { isTest, forTests }, 'packages');
  const name = packageName(specifier);
  if (packages.includes('*') || packages.includes(name)) return null;
  if (specifier.startsWith('node:') && packages.includes('node:*')) return null;
  return `${room.folder} must not import ${specifier}: the import table allows ${list(packages)}.`;
}

/** @param {import('./import-table.mjs').Room} room @param {{ isTest: boolean, forTests: boolean }} file `forTests`: a test, or what tests are made of @param {'folders' | 'packages'} what */
function allowed(room, { isTest, forTests }, what) {
  const spoken = spokenExtras.except.some((folder) => covers(folder, room.folder)) ? [] : spokenExtras[what];
  const floor = forTests && what === 'folders' && room.floor !== undefined ? [room.floor] : [];
  return [...room[what], ...spoken, ...floor, ...(isTest ? testExtras[what] : [])];
}

/** @param {readonly string[]} names */
function list(names) {
  return names.length === 0 ? 'no package' : names.join(', ');
}
