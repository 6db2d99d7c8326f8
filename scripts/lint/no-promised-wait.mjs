/**
 * @typedef {{ type: string, name?: string, async?: boolean, callee?: Node & { property?: Node }, arguments?: Node[] }} Node
 * @typedef {{ report(problem: { node: unknown, message: string }): void }} Context
 */

const message =
  'A promise is truthy: Playwright takes it at the first look, whatever it comes to. Ask by `expect.poll(() => page.evaluate(…))`.';

/** Refuses `page.waitForFunction(async () => …)`, which waits for nothing. */
export const noPromisedWait = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      CallExpression(node) {
        if (node.callee?.property?.name === 'waitForFunction' && node.arguments?.[0]?.async === true)
          context.report({ node, message });
      },
    };
  },
};
