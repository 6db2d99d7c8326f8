const { isOpen, shownCondition } = require('./open-rule.js');

/**
 * The rows that a visitor may read, as SQL over the collection's own columns: what its viewRule says to one who is not signed in.
 * Everything that is built for everyone (snapshot, columns) asks here, and nowhere else.
 *
 * @type {Record<string, string>}
 */
const conditions = {
  foods: shownCondition('foods'),
  profiles: shownCondition('profiles'),
  reviews: shownCondition('reviews'),
  catalogue_stats: 'TRUE',
  blog_posts: 'is_published = TRUE',
};

/**
 * Which rows of a collection a visitor may read, in SQL.
 *
 * @param {CoreApp} app
 * @param {string} collection
 * @returns {string} an SQL condition
 * @throws {Error} when the collection's viewRule is not the one that the condition was written for: rather no snapshot than a row too many
 */
function visitorCondition(app, collection) {
  const condition = conditions[collection] ?? 'FALSE';
  if (collection !== 'blog_posts' && !isOpen(app.findCachedCollectionByNameOrId(collection))) {
    throw new Error(`${collection} has a viewRule: say in visitor-rows.js what of it a visitor may read`);
  }
  return condition;
}

module.exports = { visitorCondition };
