import { posix, relative, sep } from 'node:path';
import { judgeImport } from './judge-import.mjs';
import { noAlphabeticalOrder } from './no-alphabetical-order.mjs';
import { noComparedWords } from './no-compared-words.mjs';
import { noFixedWait } from './no-fixed-wait.mjs';
import { noPromisedWait } from './no-promised-wait.mjs';
import { noUnmarkedText } from './no-unmarked-text.mjs';

/**
 * The project's own lint rules for oxlint: the import table, no climbing imports, no default exports, no files named after nothing,
 * no visible text without a translator, no translated text as a value, no order by the alphabet, no fixed or promised wait in a test.
 *
 * @typedef {{ type: string, source?: { type: string, value?: unknown } | null, [key: string]: unknown }} ImportingNode
 * @typedef {{ filename: string, cwd: string, report(problem: { node: unknown, message: string }): void }} RuleContext
 */

const namelessNames = ['utils', 'util', 'helpers', 'helper', 'types', 'index', 'common', 'misc'];

/** Files whose tool demands a default export. */
const toolFiles = /(^|\/)[\w.-]+\.config\.(ts|mjs|js)$|^scripts\/lint\/foretaste-plugin\.mjs$/;

/** @param {RuleContext} context */
function repositoryFile(context) {
  return relative(context.cwd, context.filename).split(sep).join('/');
}

/**
 * A visitor that hands every written module specifier to `visit`: import, export from, dynamic import.
 *
 * @param {(specifier: string, node: ImportingNode) => void} visit
 */
function onSpecifier(visit) {
  /** @param {ImportingNode} node */
  const look = (node) => {
    const value = node.source?.value;
    if (typeof value === 'string') visit(value, node);
  };
  return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look, ImportExpression: look };
}

/**
 * @typedef {{ type: string, name?: string, value?: unknown, expressions?: { name?: string }[], quasis?: { value: { cooked: string } }[] }} PathNode
 * @typedef {{ callee?: { name?: string }, arguments?: PathNode[] }} CallNode
 */

/**
 * The path in './x.js', or in `${__hooks}/lib/x.js` of a handler.
 *
 * @param {PathNode | null | undefined} path
 * @returns {string | undefined} undefined where it is worked out
 */
function writtenPath(path) {
  if (path?.type === 'TemplateLiteral' && path.expressions?.length === 1 && path.expressions[0]?.name === '__hooks')
    return `#hooks${path.quasis?.[1]?.value.cooked}`;
  return typeof path?.value === 'string' ? path.value : undefined;
}

const importTableRule = {
  /** @param {RuleContext} context */
  create(context) {
    const file = repositoryFile(context);
    /** @param {string} specifier @param {unknown} node */
    const judge = (specifier, node) => {
      const message = judgeImport({ file, specifier });
      if (message !== null) context.report({ node, message });
    };
    /** By name: the compiler does not follow a path that has one, as that of a generated file must. @type {Map<string, string | undefined>} */
    const named = new Map();
    return {
      ...onSpecifier(judge),
      /** @param {{ id: { name?: string }, init?: PathNode | null }} node */
      VariableDeclarator({ id, init }) {
        if (id.name !== undefined) named.set(id.name, named.has(id.name) ? undefined : writtenPath(init));
      },
      /** @param {CallNode} node */
      CallExpression(node) {
        const [path] = node.arguments ?? [];
        if (node.callee?.name !== 'require' || path === undefined) return;
        const written = path.type === 'Identifier' ? named.get(path.name ?? '') : writtenPath(path);
        if (written !== undefined) judge(written, node);
        else
          context.report({
            node,
            message: 'Write down what is required, here or as a constant: a path that is worked out cannot be judged.',
          });
      },
    };
  },
};

const noClimbingImport = {
  /** @param {RuleContext} context */
  create(context) {
    return onSpecifier((specifier, node) => {
      if (specifier.startsWith('..'))
        context.report({ node, message: `'${specifier}' climbs out of its folder: use a #path import.` });
    });
  },
};

const noDefaultExport = {
  /** @param {RuleContext} context */
  create(context) {
    if (toolFiles.test(repositoryFile(context))) return {};
    const message = 'No default exports: a file is named after its main export.';
    return {
      /** @param {unknown} node */
      ExportDefaultDeclaration: (node) => context.report({ node, message }),
      /** @param {{ exported?: { name?: string, value?: string } }} node */
      ExportSpecifier: (node) => {
        if ((node.exported?.name ?? node.exported?.value) === 'default') context.report({ node, message });
      },
    };
  },
};

const noNamelessFile = {
  /** @param {RuleContext} context */
  create(context) {
    const name = posix.basename(repositoryFile(context)).replace(/(\.d)?(\.test)?\.\w+$/, '');
    if (!namelessNames.includes(name)) return {};
    return {
      /** @param {unknown} node */
      Program: (node) =>
        context.report({ node, message: `A file named '${name}' says nothing: name it after its main export.` }),
    };
  },
};

export default {
  meta: { name: 'foretaste' },
  rules: {
    'import-table': importTableRule,
    'no-climbing-import': noClimbingImport,
    'no-default-export': noDefaultExport,
    'no-nameless-file': noNamelessFile,
    'no-alphabetical-order': noAlphabeticalOrder,
    'no-compared-words': noComparedWords,
    'no-fixed-wait': noFixedWait,
    'no-promised-wait': noPromisedWait,
    'no-unmarked-text': noUnmarkedText,
  },
};
