/**
 * A language of stories is a file of `pb_hooks/data/stories` that is called by its code, and needs no code: its sentences, with `{places}` for what the
 * catalogue states, and its words for what the catalogue states in a word. Where a sentence has several wordings, a story takes one of them by its turn.
 *
 * @typedef {{ titles: readonly string[], openings: readonly string[], headings: readonly (readonly string[])[] }} ShapeWords
 * @typedef {{
 *   decimal: string, and: string, or: string, clauses?: string,
 *   numbers: readonly string[],
 *   words: Readonly<Record<string, string>>, tastes: Readonly<Record<string, string>>,
 *   nouns: Readonly<Record<string, string>>, heats: readonly string[], efforts: readonly string[],
 *   served: Readonly<Record<string, string>>,
 *   says: Readonly<Record<string, readonly string[]>>,
 *   shapes: readonly ShapeWords[],
 * }} StoryLanguage `words`: flavours, textures, aromas, allergens and cuisines by the English word in lower case, and `tastes` those that stand in a
 *   sentence on flavour or aroma in another form; English has none of either. `clauses`: what stands between phrases of which one has a comma,
 *   where that is not a comma too. `heats`: from none to intense; `efforts`: from 1 to 5;
 *   `served`: by the stored word in lower case, `*` for any other
 */

/** In which stories are always told, and the catalogue is written. */
const ownLanguage = 'en';

/** @param {string} data the folder `pb_hooks/data` @returns {Record<string, StoryLanguage>} by code */
function storyLanguages(data) {
  const folder = `${data}/stories`;
  const codes = $os
    .readDir(folder)
    .map((entry) => entry.name())
    .filter((name) => /^[a-z]{2,3}\.json$/.test(name));
  return Object.fromEntries(
    codes.map((name) => [name.slice(0, -5), JSON.parse(toString($os.readFile(`${folder}/${name}`)))]),
  );
}

/** @param {string} data the folder `pb_hooks/data` @returns {StoryLanguage} */
function englishStories(data) {
  return JSON.parse(toString($os.readFile(`${data}/stories/${ownLanguage}.json`)));
}

module.exports = { englishStories, ownLanguage, storyLanguages };
