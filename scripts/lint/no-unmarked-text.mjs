/**
 * @typedef {{
 *   type: string, name?: string, computed?: boolean, object?: SyntaxNode, property?: SyntaxNode, properties?: { key?: { name?: string, value?: unknown }, value?: SyntaxNode }[],
 *   parent?: SyntaxNode | null, value?: unknown, operator?: string, quasis?: { value: { raw: string } }[], openingElement?: { name: { name?: string } },
 *   consequent?: SyntaxNode | SyntaxNode[], alternate?: SyntaxNode, left?: SyntaxNode, right?: SyntaxNode, expression?: SyntaxNode,
 *   elements?: SyntaxNode[], callee?: { name?: string, object?: SyntaxNode, property?: { name?: string } },
 *   body?: SyntaxNode | SyntaxNode[], argument?: SyntaxNode, block?: SyntaxNode, handler?: SyntaxNode, finalizer?: SyntaxNode, cases?: SyntaxNode[]
 * }} SyntaxNode
 * @typedef {{ name: { name?: string }, value: SyntaxNode | null }} Attribute
 * @typedef {{ callee: { name?: string }, arguments: { properties?: { key?: { name?: string }, value?: SyntaxNode }[] }[] }} Call
 * @typedef {Map<string, SyntaxNode[]>} Constants
 * @typedef {{ filename: string, report(problem: { node: unknown, message: string }): void }} Reports
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

/** A sentence, or words of a heading: no key, class or address. */
const sentence = /^\p{Lu}\p{Ll}+(?:['’]\p{L}+)? \p{L}/u;
/** Where what a function gives back is shown, wherever its caller stands. */
const shownFloors = /[\\/]src[\\/](?:app|features|food-views|shared|ui)[\\/]/;

/** @param {string} text @returns {boolean} whether a word of it would stay English in another language */
function isUnmarked(text) {
  return (text.match(/\p{L}+/gu) ?? []).some((word) => !untranslated.has(word));
}

/**
 * The written texts that an expression can come to: `'a'`, `` `a ${b}` ``, both sides of `on ? 'a' : 'b'`, `words || 'a'`, `'a' + b` and
 * `['a', b].join(' ')`, and what a constant of the file holds, an object's values too. What a tag or another call makes is its own.
 *
 * @param {SyntaxNode | null | undefined} node
 * @param {Constants} constants
 * @returns {{ node: SyntaxNode, text: string }[]}
 */
function writtenTexts(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [{ node, text: (node.quasis ?? []).map(({ value }) => value.raw).join(' ') }];
    case 'Identifier':
      return textsOfConstant(node.name ?? '', constants, (held) => [held]);
    case 'MemberExpression':
      return textsOfConstant(node.object?.name ?? '', constants, (held) => valuesRead(node, held));
    case 'CallExpression':
      return [
        ...partsOf(node).flatMap((part) => writtenTexts(part, constants)),
        ...textsOfConstant(node.callee?.name ?? '', constants, returnedBy),
      ];
    default:
      return partsOf(node).flatMap((part) => writtenTexts(part, constants));
  }
}

/** @param {SyntaxNode | null | undefined} node @returns {(SyntaxNode | null | undefined)[]} the expressions whose words it can come to */
function partsOf(node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flat();
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right] : [];
    case 'ArrayExpression':
      return node.elements ?? [];
    case 'CallExpression':
      return passingOn.has(node.callee?.property?.name ?? '') ? [node.callee?.object] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [node.expression];
    default:
      return [];
  }
}

/**
 * @param {string} name
 * @param {Constants} constants
 * @param {(held: SyntaxNode) => (SyntaxNode | undefined)[]} read what of it is read
 */
function textsOfConstant(name, constants, read) {
  // Of two scopes each may name a constant of the other: a name is followed once.
  const others = new Map([...constants].filter(([one]) => one !== name));
  return (constants.get(name) ?? []).flatMap(read).flatMap((value) => writtenTexts(value, others));
}

/** @param {SyntaxNode} member @param {SyntaxNode} held @returns {(SyntaxNode | undefined)[]} what `words.sweet` or `words[taste]` reads of an object */
function valuesRead({ property, computed }, held) {
  const name = computed === true ? undefined : property?.name;
  return (held.type === 'ObjectExpression' ? (held.properties ?? []) : [])
    .filter(({ key }) => name === undefined || key?.name === name || key?.value === name)
    .map(({ value }) => value);
}

/** @param {SyntaxNode} held @returns {(SyntaxNode | undefined)[]} what a function gives back, wherever it does */
function returnedBy(held) {
  if (!isFunction(held) || held.body === undefined || Array.isArray(held.body)) return [];
  return held.body.type === 'BlockStatement' ? returnsIn(held.body) : [held.body];
}

/** @param {SyntaxNode | null | undefined} node */
const isFunction = (node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type ?? '');

/** @param {SyntaxNode | null | undefined} node a statement @returns {(SyntaxNode | undefined)[]} what is given back in it, and not by a function within */
function returnsIn(node) {
  if (node === null || node === undefined || isFunction(node)) return [];
  if (node.type === 'ReturnStatement') return [node.argument];
  const within = [node.body, node.consequent, node.alternate, node.block, node.handler, node.finalizer, node.cases];
  return within.flat().flatMap(returnsIn);
}

/** @param {SyntaxNode | null | undefined} value @returns {SyntaxNode | null | undefined} what is declared to be of a type, without the type */
function withoutType(value) {
  return value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression'
    ? withoutType(value.expression)
    : value;
}

/** @param {SyntaxNode} node @returns {boolean} whether it stands in a `<Trans>`, whose text is marked */
function isInTrans(node) {
  for (let at = node.parent; at !== undefined && at !== null; at = at.parent)
    if (at.type === 'JSXElement' && at.openingElement?.name.name === 'Trans') return true;
  return false;
}

/**
 * Refuses visible text that no translator would see: words in JSX, in attributes that are read or spoken, and in toasts, outside Lingui's macros, also where
 * a constant or a function of the file gives them; and sentences that any function of a screen's file gives back.
 */
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
    /** By its name: what the constants of the file hold. A constant may stand below who reads it, so texts are judged at the end. @type {Constants} */
    const constants = new Map();
    /** @type {(SyntaxNode | null | undefined)[]} */
    const shown = [];
    /** @type {SyntaxNode[]} */
    const functions = [];
    /** @param {SyntaxNode | null | undefined} value */
    const judgeTexts = (value) => shown.push(value);
    return {
      /** @param {{ id: { name?: string }, init?: SyntaxNode | null, parent?: { kind?: string } }} node */
      VariableDeclarator: ({ id, init, parent }) => {
        const value = withoutType(init);
        if (id.name !== undefined && value && parent?.kind === 'const')
          constants.set(id.name, [...(constants.get(id.name) ?? []), value]);
      },
      'Program:exit': () => {
        const texts = new Map(
          shown.flatMap((value) => writtenTexts(value, constants)).map(({ node, text }) => [node, text]),
        );
        for (const [node, text] of texts) judge(node, text);
        if (!shownFloors.test(context.filename)) return;
        const given = functions.flatMap(returnedBy).flatMap((value) => writtenTexts(value, new Map()));
        for (const { node, text } of given) if (sentence.test(text) && !texts.has(node)) judge(node, text);
      },
      /** @param {SyntaxNode & { id?: { name?: string } }} node */
      FunctionDeclaration: (node) => {
        functions.push(node);
        if (node.id?.name !== undefined) constants.set(node.id.name, [...(constants.get(node.id.name) ?? []), node]);
      },
      /** @param {SyntaxNode} node */
      FunctionExpression: (node) => void functions.push(node),
      /** @param {SyntaxNode} node */
      ArrowFunctionExpression: (node) => void functions.push(node),
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
