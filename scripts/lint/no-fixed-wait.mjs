/**
 * @typedef {{ type: string, name?: string, value?: unknown, parent?: Node, body?: unknown, callee?: Node & { property?: Node }, arguments?: Node[], argument?: Node, expression?: Node, elements?: (Node | null)[] }} Node
 * @typedef {{ report(problem: { node: unknown, message: string }): void }} Context
 */

const message =
  'A fixed wait is too short on a slow day and lost time on all others: wait for what happens (expect.poll, vi.waitFor, an event), or move a fake clock.';

const loops = ['WhileStatement', 'DoWhileStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Between two looks in a loop a pause is right. @param {Node} node */
function isInLoop(node) {
  for (let at = node.parent; at !== undefined && at !== null; at = at.parent) {
    if (loops.includes(at.type)) return true;
    if (functions.includes(at.type)) return false;
  }
  return false;
}

/** How long a fake takes is what its test says; none but 0, which lets what is due run, is written into it. @param {Node | undefined} time */
function isFixed(time) {
  if (time === undefined) return false;
  if (time.type === 'Identifier') return /^[A-Z][A-Z\d_]*$/.test(time.name ?? '');
  if (time.type === 'Literal') return time.value !== 0;
  return time.type === 'BinaryExpression';
}

/** @param {Node | undefined} node @returns {Node | undefined} a call of a timer, or of what is called like one */
function timerOf(node) {
  const isTimer =
    node?.type === 'CallExpression' && /^(setTimeout|sleep|pause|delay|wait)$/.test(node.callee?.name ?? '');
  return isTimer ? node : undefined;
}

/**
 * The time in `await new Promise((done) => setTimeout(done, time))`, or in the `await setTimeout(time)` of node:timers/promises.
 *
 * @param {Node | undefined} awaited
 * @returns {Node | undefined}
 */
function timeOf(awaited) {
  if (awaited?.type !== 'NewExpression') return timerOf(awaited)?.arguments?.[0];
  const { body } = awaited.arguments?.[0] ?? {};
  const only = /** @type {Node & { body?: Node[] }} */ (body);
  const [statement] = only?.type === 'BlockStatement' ? (only.body ?? []) : [];
  return timerOf(statement?.expression ?? only)?.arguments?.[1];
}

/** Refuses waits of so many milliseconds in tests: `page.waitForTimeout(500)`, `await new Promise((done) => setTimeout(done, 500))`. */
export const noFixedWait = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      CallExpression(node) {
        if (node.callee?.property?.name === 'waitForTimeout') context.report({ node, message });
      },
      /** @param {Node} node */
      AwaitExpression(node) {
        if (isFixed(timeOf(node.argument)) && !isInLoop(node)) context.report({ node, message });
      },
    };
  },
};
