const { number } = require('../server/change-log.js');

/** Letters that have no accent to take off. @type {Record<string, string>} */
const plain = { đ: 'd', ð: 'd', ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', ı: 'i', þ: 'th' };
const longest = 100;

/**
 * The part of an address that stands for a title: 'Crème brûlée, from kitchen to table' is 'creme-brulee-from-kitchen-to-table'.
 *
 * @param {string} title
 * @returns {string} 1-100 characters of [a-z0-9-], without a hyphen at either end
 */
function slugOf(title) {
  const letters = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[đðøœæßłıþ]/g, (letter) => plain[letter] ?? '');
  const slug = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'story' : slug;
}

/**
 * An address for a title that no other story has, or had.
 *
 * @param {CoreApp} tx
 * @param {{ title: string, post?: string }} ask `post`: the story that it is for, whose own addresses are free to it
 */
function freeSlug(tx, { title, post = '' }) {
  const wanted = slugOf(title);
  const isTaken = (/** @type {string} */ slug) =>
    number(
      tx,
      `SELECT COUNT(*) AS n FROM blog_posts WHERE id <> {:post}
    AND (slug = {:slug} OR EXISTS (SELECT 1 FROM json_each(COALESCE(former_slugs, '[]')) WHERE value = {:slug}))`,
      { slug, post },
    ) > 0;
  let slug = wanted;
  for (let n = 2; isTaken(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}

module.exports = { freeSlug, slugOf };
