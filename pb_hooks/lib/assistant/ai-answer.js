const { visibleText } = require('./ai-prompt.js');
const { nameKey } = require('../foods/food-names.js');

/**
 * What is left of an AI service's words before a member sees them: plain text, no addresses, and of allergy and diet nothing at all.
 *
 * @typedef {{ id: string, name: string }} NamedFood
 */

/**
 * A service's text as plain text: without markup, marks of Markdown, hidden characters, and addresses of any kind.
 *
 * @param {string} text
 */
function plainText(text) {
  return visibleText(text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '')
    .replace(/\b(?:mailto|javascript|data|tel):\S+/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '')
    .replace(
      /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|info|biz|xyz|dev|app|co|ru|cn|shop|site|online|top)\b(?:\/\S*)?/gi,
      '',
    )
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\*\*([^*]+)\*\*|__([^_]+)__/g, '$1$2')
    .replace(/`+/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The foods of the catalogue that a text names, as whole words, in the order of their mention.
 *
 * @param {string} text
 * @param {readonly NamedFood[]} foods
 * @returns {NamedFood[]}
 */
function namedFoods(text, foods) {
  const written = ` ${spelled(text)} `;
  return foods
    .map(({ id, name }) => ({ id, name, at: written.indexOf(` ${spelled(name)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ id, name }) => ({ id, name }));
}

/** Letters and digits of any script, one space between words. @param {string} text */
function spelled(text) {
  return nameKey(text)
    .replace(/[\s.,;:!?"'’“”`()[\]{}<>/\\|*_~+=&–—-]+/g, ' ')
    .trim();
}

module.exports = { namedFoods, plainText };
