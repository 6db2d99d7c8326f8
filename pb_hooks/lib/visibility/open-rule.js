const { owners } = require('./block-visibility.js');

/**
 * The rule of a collection whose rows are for everyone, but for those from whom a block parts the caller and those that a moderator has
 * hidden: these are for their owner and for admins.
 */

/** Public collections whose rows can be hidden. */
const hideable = ['food_events', 'food_photos', 'foods', 'places', 'profiles', 'review_answers', 'reviews', 'videos'];

/** Those of them that are shown only as long as their owner is a verified professional: the database itself keeps `is_listed`. */
const listed = ['food_events', 'places'];

/** Collections whose rows may be nobody's: foods of the starter catalogue, photos that an admin has added. */
const ownerless = ['food_photos', 'foods'];

/**
 * @param {string} collection
 * @returns {string} '' where every row is for everyone
 */
function openRule(collection) {
  const columns = owners[collection];
  if (columns === undefined) return '';
  const unblocked = columns.map((column) => `@request.auth.apart !~ ${column}`).join(' && ');
  const anyone = [
    '@request.auth.id = ""',
    ...(ownerless.includes(collection) ? [`${columns[0]} = ""`] : []),
    columns.length > 1 ? `(${unblocked})` : unblocked,
  ].join(' || ');
  if (!hideable.includes(collection)) return anyone;
  const isShown = listed.includes(collection) ? '(is_hidden = false && is_listed = true)' : 'is_hidden = false';
  return `(${anyone}) && (${isShown} || (@request.auth.id != "" && ${columns[0]} = @request.auth.id) || @request.auth.standing = "admin")`;
}

/**
 * The condition, as SQL, for the rows of such a collection that everyone may read who is not parted from their owner by a block.
 *
 * @param {string} collection
 * @param {string} prefix of its columns, such as 'stored.'
 */
function shownCondition(collection, prefix = '') {
  if (!hideable.includes(collection)) return 'TRUE';
  return `${prefix}is_hidden = FALSE${listed.includes(collection) ? ` AND ${prefix}is_listed = TRUE` : ''}`;
}

/**
 * Whether a collection has that rule. A rule of any other wording has to be judged by PocketBase, row by row.
 *
 * @param {core.Collection} collection
 */
function isOpen({ name, viewRule }) {
  return JSON.stringify(viewRule) === JSON.stringify(openRule(name)); // the engine hands a rule out as a pointer, which equals no string
}

module.exports = { isOpen, shownCondition };
