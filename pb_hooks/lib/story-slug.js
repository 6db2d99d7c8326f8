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
  const letters = title.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f'’]/g, '').replace(/[đðøœæßłıþ]/g, (letter) => plain[letter] ?? '');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').slice(0, longest).replace(/^-+|-+$/g, '');
  return slug === '' ? 'story' : slug;
}

module.exports = { slugOf };
