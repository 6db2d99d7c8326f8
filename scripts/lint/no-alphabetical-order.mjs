import { relative, sep } from 'node:path';
import { alphabeticalOrders } from './alphabetical-orders.mjs';

/**
 * @typedef {{ type: string, name?: string, value?: unknown, operator?: string, left?: OrderNode, right?: OrderNode, object?: OrderNode, property?: OrderNode,
 *   callee?: OrderNode, arguments?: OrderNode[], quasis?: { value: { raw: string } }[] }} OrderNode
 * @typedef {{ filename: string, cwd: string, report(problem: { node: unknown, message: string }): void }} Context
 */

/** What is made by chance or counted, so that its order tells nothing. */
const chance = /^(id|key)$|Id$/;
/** What people read. */
const spoken = /^(name|fullName|fullNames|username|title|label|word|words|origin|cuisine|text|slug|businessName)$/;
const spokenColumn =
  /\border\s+by\b(?:[^'"]*?,)?\s*(?:\w+\.)?(?:full_|user|business_)?(?:name|title|label|word|origin|cuisine|slug)\s*(?:$|,|asc\b|desc\b|collate\b|limit\b)/i;

/** Whether a statement, or one that it holds in parentheses, orders by what people read. @param {string} sql */
function ordersByWords(sql) {
  const inner = /\(([^()]*)\)/;
  let rest = sql;
  for (let found = inner.exec(rest); found !== null; found = inner.exec(rest)) {
    if (spokenColumn.test(found[1] ?? '')) return true;
    rest = rest.replace(found[0], ' ');
  }
  return spokenColumn.test(rest);
}

/** @param {OrderNode | undefined} node */
const lastName = (node) => (node?.type === 'MemberExpression' ? (node.property?.name ?? '') : (node?.name ?? ''));

/**
 * Refuses an order by the alphabet in a file that `alphabetical-orders.mjs` does not list: `compareText` of anything but ids, `localeCompare`, a collator, a sort without
 * an order of its own, `one.name < other.name`, and `ORDER BY name`. Equals stand by the lot of the day or by id (R36).
 */
export const noAlphabeticalOrder = {
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (alphabeticalOrders.some((order) => order.file === file)) return {};
    /** @param {unknown} node @param {string} what */
    const refuse = (node, what) =>
      context.report({
        node,
        message: `${what} is an order by the alphabet (R36): let equals stand by the lot of the day or by id, or add the file to scripts/lint/alphabetical-orders.mjs.`,
      });
    /** @param {unknown} node @param {string} text */
    const judgeText = (node, text) => {
      if (/^(pb_hooks|pb_migrations)\//.test(file) && ordersByWords(text)) refuse(node, 'ORDER BY what is read');
    };
    return {
      /** @param {OrderNode} node */
      CallExpression(node) {
        const { callee, arguments: given = [] } = node;
        const called = lastName(callee);
        if (called === 'localeCompare') refuse(node, called);
        if (/^(toSorted|sort)$/.test(called) && callee?.type === 'MemberExpression' && given.length === 0)
          refuse(node, `${called}()`);
        if (called === 'compareText' && !given.every((one) => chance.test(lastName(one)))) refuse(node, called);
        if (given.some((one) => one.type === 'Identifier' && one.name === 'compareText')) refuse(node, 'compareText');
      },
      /** @param {OrderNode} node */
      NewExpression(node) {
        if (lastName(node.callee) === 'Collator') refuse(node, 'a collator');
      },
      /** @param {OrderNode} node */
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (
          /^[<>]=?$/.test(node.operator ?? '') &&
          sides.every((side) => side?.type === 'MemberExpression' && spoken.test(lastName(side)))
        )
          refuse(node, 'this comparison');
      },
      /** @param {OrderNode} node */
      Literal(node) {
        if (typeof node.value === 'string') judgeText(node, node.value);
      },
      /** @param {OrderNode} node */
      TemplateLiteral(node) {
        judgeText(node, (node.quasis ?? []).map(({ value }) => value.raw).join(' '));
      },
    };
  },
};
