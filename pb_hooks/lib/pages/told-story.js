const { pageLanguages } = require('./page-words.js');

/**
 * @typedef {import('./page-words.js').PageLanguage} PageLanguage
 * @typedef {{ language: string, title: string, excerpt: string, metaDescription: string, keywords: string, readMinutes: number, texts: string }} StoryRow as it is
 *   stored; `keywords` and `texts` as JSON
 * @typedef {{ language: PageLanguage, spoken: PageLanguage[], title: string, excerpt: string, metaDescription: string, keywords: string[], readMinutes: number }} ToldStory
 *   `spoken`: its languages, the one that it was written in first
 */

/**
 * A story as a document says it: in the language that is asked for where the story has words of it, else as it was written.
 *
 * @param {StoryRow} row
 * @param {PageLanguage} asked
 * @returns {ToldStory}
 */
function toldIn({ language, title, excerpt, metaDescription, keywords, readMinutes, texts }, asked) {
  const own = pageLanguages.find((one) => one === language) ?? 'en';
  const told = objectOf(texts);
  const others = pageLanguages.filter((one) => one !== own && told[one] !== undefined);
  const spoken = [own, ...others];
  const words = others.includes(asked) ? told[asked] : undefined;
  if (words === undefined)
    return { language: own, spoken, title, excerpt, metaDescription, keywords: wordsOf(keywords), readMinutes };
  return {
    language: asked,
    spoken,
    title: words.title,
    excerpt: words.excerpt,
    metaDescription: words.meta_description,
    keywords: words.keywords,
    readMinutes: words.read_time_minutes,
  };
}

/** @param {string} json @returns {Record<string, any>} what the server wrote by language */
function objectOf(json) {
  const value = JSON.parse(json || '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** @param {string} json @returns {string[]} */
function wordsOf(json) {
  const words = JSON.parse(json || '[]');
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}

module.exports = { objectOf, toldIn };
