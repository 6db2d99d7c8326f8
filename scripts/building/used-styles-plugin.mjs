import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ type: string, start: number, end: number, name?: string, value?: any, key?: Node, properties?: Node[], elements?: Node[], arguments?: Node[], callee?: Node }} Node */

const preset = /\/node_modules\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const propertyNames = /\/node_modules\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const slotRecipes = /\/node_modules\/@chakra-ui\/react\/dist\/esm\/styled-system\/sva\.js$/;
/** Where styles are written: the app, and Chakra itself. */
const writers = ['src', 'node_modules/@chakra-ui/react/dist/esm/styled-system'];

/** All names that the source in some folders holds. @param {string} root @param {readonly string[]} folders @returns {ReadonlySet<string>} */
function namesIn(root, folders = writers) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  );
  return new Set(
    files.filter((file) => /\.(tsx?|js)$/.test(file)).flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
  );
}

/**
 * Vite plugin: of what Chakra knows of styles (the utilities and conditions of its base preset, the names of all CSS properties) the app
 * ships that of which the name stands anywhere in its source, and slot recipes only if it has any. A style must not be named by pieces put together at run time.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function usedStylesPlugin(root) {
  return {
    name: 'foretaste-used-styles',
    apply: 'build',
    transform(code, id) {
      if (preset.test(id))
        return { code: withoutUnusedStyles({ code, program: this.parse(code), names: namesIn(root) }), map: null };
      if (propertyNames.test(id)) return { code: withoutUnusedNames(code, namesIn(root)), map: null };
      if (slotRecipes.test(id) && !writesSlotRecipes(namesIn(root, ['src'])))
        return { code: 'export const createSlotRecipeFn = () => undefined;', map: null };
      return null;
    },
  };
}

/** Chakra's system makes its `sva` for everybody. @param {ReadonlySet<string>} names that the app's source holds, without Chakra's */
export function writesSlotRecipes(names) {
  return ['sva', 'slotRecipes', 'useSlotRecipe', 'createSlotRecipeContext', 'defineSlotRecipe'].some((name) =>
    names.has(name),
  );
}

/**
 * @param {string} code of the module that tells CSS properties from other props
 * @param {ReadonlySet<string>} names
 * @throws {Error} when its list is not where it was
 */
export function withoutUnusedNames(code, names) {
  const list = /(?<=cssPropertiesStr = ")[\w,]+(?=")/;
  if (!list.test(code)) throw new Error('The names of the CSS properties are not where they were expected');
  return code.replace(list, (all) =>
    all
      .split(',')
      .filter((name) => names.has(name))
      .join(','),
  );
}

/**
 * @param {{ code: string, program: unknown, names: ReadonlySet<string> }} preset `names`: all that the source holds; a condition is
 * written with an underscore before it
 * @throws {Error} when the preset does not look as it did: it would be shipped whole
 */
export function withoutUnusedStyles({ code, program, names }) {
  const conditions = callsOf('defineConditions', program).flatMap(propertiesOf);
  const utilities = callsOf('defineConfig', program)
    .flatMap(propertiesOf)
    .filter((property) => nameOf(property) === 'utilities')
    .flatMap(({ value }) => value.properties ?? []);
  if (conditions.length === 0 || utilities.length === 0)
    throw new Error('Chakra’s base preset has no conditions or utilities where they were expected');
  const unused = [
    ...conditions.filter((condition) => !names.has(`_${nameOf(condition)}`)),
    ...utilities.filter((utility) => ![nameOf(utility), ...shorthandsOf(utility)].some((name) => names.has(name))),
  ];
  let shorter = code;
  for (const { start, end } of unused.toSorted((a, b) => b.start - a.start))
    shorter = shorter.slice(0, start) + shorter.slice(end).replace(/^\s*,/, '');
  return shorter;
}

/** @param {string} name @param {unknown} node @returns {Node[]} */
function callsOf(name, node) {
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee } = /** @type {Node} */ (node);
  if (type === 'CallExpression' && callee?.name === name) return [/** @type {Node} */ (node)];
  return Object.values(node).flatMap((child) => callsOf(name, child));
}

/** @param {Node} call */
function propertiesOf(call) {
  return call.arguments?.[0]?.properties ?? [];
}

/** @param {Node} property @returns {string} */
function nameOf({ key }) {
  return key?.name ?? String(key?.value);
}

/** @param {Node} utility @returns {string[]} */
function shorthandsOf(utility) {
  /** @type {Node | undefined} */
  const shorthand = (utility.value?.properties ?? []).find(
    (/** @type {Node} */ property) => nameOf(property) === 'shorthand',
  )?.value;
  return (shorthand?.elements ?? (shorthand === undefined ? [] : [shorthand])).map(({ value }) => String(value));
}
