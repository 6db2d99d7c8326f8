const { owners } = require('./apart.js');

/**
 * The rule of a collection whose rows are for everyone, but for those from whom a block parts the caller and those that a moderator has
 * hidden: these are for their owner and for admins.
 */

/** Public collections whose rows can be hidden. */
const hideable = ['foods', 'profiles', 'reviews', 'videos'];

/**
 * @param {string} collection
 * @returns {string} '' where every row is for everyone
 */
function openRule(collection) {
  const columns = owners[collection];
  if (columns === undefined) return '';
  const apart = columns.map((column) => `@request.auth.apart !~ ${column}`).join(' && ');
  const anyone = [
    '@request.auth.id = ""',
    ...(collection === 'foods' ? ['uploaded_by = ""'] : []),
    columns.length > 1 ? `(${apart})` : apart,
  ].join(' || ');
  if (!hideable.includes(collection)) return anyone;
  return `(${anyone}) && (is_hidden = false || (@request.auth.id != "" && ${columns[0]} = @request.auth.id) || @request.auth.standing = "admin")`;
}

/**
 * Of a collection with that rule, the rows that everyone may read who is not parted from their owner, as SQL.
 *
 * @param {string} collection
 * @param {string} prefix of its columns, such as 'stored.'
 */
function shownCondition(collection, prefix = '') {
  return hideable.includes(collection) ? `${prefix}is_hidden = FALSE` : 'TRUE';
}

/**
 * Whether that is the collection's rule. One of any other wording must be asked of PocketBase, row by row.
 *
 * @param {core.Collection} collection
 */
function isOpen({ name, viewRule }) {
  return JSON.stringify(viewRule) === JSON.stringify(openRule(name)); // the engine hands a rule out as a pointer, which equals no string
}

module.exports = { isOpen, shownCondition };
