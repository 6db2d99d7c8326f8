import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @typedef {{ type: string, value?: unknown, operator?: string, left?: ValueNode, right?: ValueNode, test?: ValueNode | null, tag?: { name?: string } }} ValueNode
 * @typedef {{ callee: { property?: { name?: string } }, arguments: ValueNode[] }} Call
 * @typedef {{ filename: string, report(problem: { node: unknown, message: string }): void }} Context
 */

/** Lingui's macros that make a translated text. */
const translating = new Set(['t', 'msg']);
/** Methods that look for the value that they are given. */
const searching = new Set(['includes', 'indexOf', 'lastIndexOf', 'startsWith', 'endsWith']);

const english = readFileSync(resolve(import.meta.dirname, '../../src/languages/en.po'), 'utf8');
/** The English texts that the app shows. */
const texts = [...english.matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text);

/**
 * The shown texts that no code would use as a value: they begin with a capital or have more than one word. In the domain the latter are
 * values too ('a hint', 'room temperature').
 *
 * @param {Pick<Context, 'filename'>} context
 */
function shownTexts({ filename }) {
  const isWords = /[\\/]src[\\/]domain[\\/]/.test(filename) ? /^\p{Lu}/u : /^\p{Lu}|\S \S/u;
  return new Set(texts.filter((text) => isWords.test(text)));
}

/**
 * Refuses to compare with a text that is shown: `badge === 'Verified'`, `` heading === t`Recent` ``, `case 'Admin':`, `labels.includes('Recent')`. In another language
 * the shown text is another one, and the comparison never holds. Compare what it stands for: a kind, a role.
 */
export const noComparedWords = {
  /** @param {Context} context */
  create(context) {
    const shown = shownTexts(context);
    /** @param {ValueNode | null | undefined} node */
    const judge = (node) => {
      if (node?.type === 'TaggedTemplateExpression' && translating.has(node.tag?.name ?? ''))
        context.report({ node, message: 'Compares with a translated text: compare what it stands for.' });
      if (node?.type !== 'Literal' || typeof node.value !== 'string' || !shown.has(node.value)) return;
      context.report({
        node,
        message: `'${node.value}' is shown, and so translated: compare what it stands for, not the words.`,
      });
    };
    return {
      /** @param {ValueNode} node */
      BinaryExpression: ({ operator = '', left, right }) => {
        if (!/^[!=]==?$/.test(operator)) return;
        judge(left);
        judge(right);
      },
      /** @param {ValueNode} node */
      SwitchCase: ({ test }) => judge(test),
      /** @param {Call} call */
      CallExpression: ({ callee, arguments: [value] }) => {
        if (searching.has(callee.property?.name ?? '')) judge(value);
      },
    };
  },
};
