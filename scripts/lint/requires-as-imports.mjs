/**
 * A file of the server as knip can read it: with paths in place of PocketBase's `__hooks`, and, of each `require` that knip passes over (within a
 * function, or of a whole module by one name), the names that are asked of it as an import at the end.
 *
 * @param {string} text
 * @param {string} path
 * @returns {string}
 */
export function requiresAsImports(text, path) {
  const [, folder = '', inside = ''] = /\/(pb_hooks|pb_migrations)\/(.*)$/.exec(path) ?? [];
  if (folder === '') return text;
  const hooks =
    folder === 'pb_hooks' ? inside.replaceAll(/[^/]+\//g, '../').replace(/[^/]+$/, '') || './' : '../pb_hooks/';
  const asked = text.replaceAll(/`\$\{__hooks\}\/([^`]+)`/g, (_, file) => `'${hooks}${file}'`);
  const imports = [...namesAsked(asked)].map(
    ([name, file]) => `void import('${file}').then(({ ${name} }) => ${name});`,
  );
  return [asked, ...imports].join('\n');
}

/** @param {string} text @returns {Generator<[string, string]>} an exported name, and the file that it is asked of */
function* namesAsked(text) {
  for (const [, names = '', file = ''] of text.matchAll(/^[ \t]+const \{([^}]*)\} = require\('([^']+)'\)/gm)) {
    for (const name of names.split(',')) yield [name.split(':')[0]?.trim() ?? '', file];
  }
  for (const [, file = '', name = ''] of text.matchAll(/require\('([^']+)'\)\.(\w+)/g)) yield [name, file];
  for (const [, module = '', file = ''] of text.matchAll(/^const (\w+) = require\('([^']+)'\)/gm)) {
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${module}\\.(\\w+)`, 'g'))) yield [name, file];
  }
}
