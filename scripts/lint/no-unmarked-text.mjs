/**
 * @typedef {{
 *   type: string, parent?: SyntaxNode | null, value?: unknown, operator?: string, quasis?: { value: { raw: string } }[], openingElement?: { name: { name?: string } },
 *   consequent?: SyntaxNode, alternate?: SyntaxNode, left?: SyntaxNode, right?: SyntaxNode, expression?: SyntaxNode,
 *   elements?: SyntaxNode[], callee?: { object?: SyntaxNode, property?: { name?: string } }
 * }} SyntaxNode
 * @typedef {{ name: { name?: string }, value: SyntaxNode | null }} Attribute
 * @typedef {{ callee: { name?: string }, arguments: { properties?: { key?: { name?: string }, value?: SyntaxNode }[] }[] }} Call
 * @typedef {{ report(problem: { node: unknown, message: string }): void }} Reports
 */

/** Attributes and props whose text is read or spoken. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'busyLabel',
  'caption',
  'confirmLabel',
  'description',
  'emptyText',
  'heading',
  'hint',
  'label',
  'legend',
  'message',
  'placeholder',
  'subtitle',
  'summary',
  'title',
  'unit',
]);

/** The parts of a `toast({ … })` that are read. */
const toastWords = new Set(['title', 'description', 'label']);

/** Names and signs that are the same in every language. */
const untranslated = new Set([
  'Foretaste',
  'PocketBase',
  'YouTube',
  'CSV',
  'JSON',
  'PDF',
  'Esc',
  'Ctrl',
  'KB',
  'MB',
  'GB',
  'ms',
  's',
  'g',
  'kg',
  'kcal',
  'km',
  'px',
]);

/** Methods whose answer holds the words that they were called on. */
const passingOn = new Set(['concat', 'filter', 'join', 'trim']);

/** @param {string} text @returns {boolean} whether a word of it would stay English in another language */
function isUnmarked(text) {
  return (text.match(/\p{L}+/gu) ?? []).some((word) => !untranslated.has(word));
}

/**
 * The written texts that an expression can come to: `'a'`, `` `a ${b}` ``, both sides of `on ? 'a' : 'b'`, `words || 'a'`, `'a' + b` and
 * `['a', b].join(' ')`. What a tag or another call makes is its own.
 *
 * @param {SyntaxNode | null | undefined} node
 * @returns {{ node: SyntaxNode, text: string }[]}
 */
function writtenTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: (node.quasis ?? []).map(({ value }) => value.raw).join(' ') }];
    case 'ConditionalExpression':
      return [...writtenTexts(node.consequent), ...writtenTexts(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : writtenTexts(node.left)), ...writtenTexts(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...writtenTexts(node.left), ...writtenTexts(node.right)] : [];
    case 'ArrayExpression':
      return (node.elements ?? []).flatMap(writtenTexts);
    case 'CallExpression':
      return passingOn.has(node.callee?.property?.name ?? '') ? writtenTexts(node.callee?.object) : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return writtenTexts(node.expression);
    default:
      return [];
  }
}

/** @param {SyntaxNode} node @returns {boolean} whether it stands in a `<Trans>`, whose text is marked */
function isInTrans(node) {
  for (let at = node.parent; at !== undefined && at !== null; at = at.parent)
    if (at.type === 'JSXElement' && at.openingElement?.name.name === 'Trans') return true;
  return false;
}

/** Refuses visible text that no translator would see: words in JSX, in attributes that are read or spoken, and in toasts, outside Lingui's macros. */
export const noUnmarkedText = {
  /** @param {Reports} context */
  create(context) {
    /** @param {SyntaxNode} node @param {string} text */
    const judge = (node, text) => {
      if (isUnmarked(text))
        context.report({
          node,
          message: `'${text.trim()}' is not marked for translation: t\`…\` of @lingui/core/macro, or <Trans>.`,
        });
    };
    /** @param {SyntaxNode | null | undefined} value */
    const judgeTexts = (value) => {
      for (const { node, text } of writtenTexts(value)) judge(node, text);
    };
    return {
      /** @param {SyntaxNode & { value: string }} node */
      JSXText: (node) => {
        if (!isInTrans(node)) judge(node, node.value);
      },
      /** @param {SyntaxNode} node a child of an element, or the value of an attribute, which JSXAttribute judges */
      JSXExpressionContainer: (node) => {
        if (node.parent?.type !== 'JSXAttribute' && !isInTrans(node)) judgeTexts(node);
      },
      /** @param {Attribute} attribute */
      JSXAttribute: ({ name, value }) => {
        if (spokenAttributes.has(name.name ?? '')) judgeTexts(value);
      },
      /** @param {Call} call */
      CallExpression: ({ callee, arguments: [words] }) => {
        if (callee.name !== 'toast') return;
        for (const { key, value } of words?.properties ?? []) if (toastWords.has(key?.name ?? '')) judgeTexts(value);
      },
    };
  },
};
