const { readBuilt } = require('./public-files.js');

/** @typedef {{ slug: string, name: string, description: string, uploaded_by: string }} NamedFood */

/**
 * A food's name and description for a document, in its language where the build brought texts of it: the name that people
 * use there beside the food's own, as its page has them. A description stands only in the place of the English that it was made from, and a member's
 * food has the member's own words alone: src/domain/foods/food-texts.ts.
 *
 * @param {NamedFood} food
 * @param {import('./page-words.js').PageLanguage} language
 * @returns {{ name: string, description: string }}
 */
function foodWords({ slug, name, description, uploaded_by: member }, language) {
  const line = language === 'en' || slug === '' || member !== '' ? undefined : lineOf(slug, language);
  if (line === undefined) return { name, description };
  const [, local, print, text] = line;
  const made = '../generated/server-text-print.js';
  return {
    name: local === '' ? name : `${name} (${local})`,
    description: require(made).textPrint(description) === print ? text : description,
  };
}

/**
 * Found as text: to read a whole language as JSON takes this engine longer than the rest of a document.
 *
 * @param {string} slug
 * @param {string} language
 * @returns {[slug: string, local: string, print: string, text: string] | undefined} as scripts/building/food-texts-plugin.mjs writes it
 */
function lineOf(slug, language) {
  const lines = `\n${readBuilt(`page-texts/${language}.jsonl`) ?? ''}`;
  const from = lines.indexOf(`\n[${JSON.stringify(slug)},`) + 1;
  return from === 0 ? undefined : JSON.parse(lines.slice(from, lines.indexOf('\n', from)));
}

module.exports = { foodWords };
