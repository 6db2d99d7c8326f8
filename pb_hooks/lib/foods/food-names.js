const { number } = require('../server/change-log.js');
const { thingSkeleton, tidyName } = require('../members/names.js');

const longestName = 120;

/**
 * The form in which names are searched and told apart by their letters: without regard to case, in any script.
 *
 * @param {string} name
 */
function nameKey(name) {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * @param {string} name
 * @param {number} n
 */
function numbered(name, n) {
  const suffix = ` (${n})`;
  return (
    Array.from(name)
      .slice(0, longestName - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

/**
 * The name itself if it is free, else with ' (2)', ' (3)' … appended (R14), found in a logarithmic number of questions: a
 * thousandth 'Pizza' costs twenty. The name is shortened where the number would not fit into the longest name.
 *
 * @param {string} name
 * @param {(name: string) => boolean} isTaken by one that looks the same
 */
function freeName(name, isTaken) {
  const wanted = tidyName(name);
  const isFree = (/** @type {number} */ n) => !isTaken(numbered(wanted, n));
  if (!isTaken(wanted)) return wanted;
  let taken = 1;
  let free = 2;
  while (!isFree(free)) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (isFree(middle)) free = middle;
    else taken = middle;
  }
  return numbered(wanted, free);
}

/**
 * Gives the record its final name; call it inside the transaction that saves it.
 *
 * @param {CoreApp} app
 * @param {core.Record} food
 */
function settleName(app, food) {
  const wanted = tidyName(food.getString('name'));
  if (wanted === '') {
    food.set('name', '');
    return; // refused as blank by the field's own rule
  }
  const settled =
    wanted.length > longestName ? wanted : freeName(wanted, (name) => hasTwin(app, { name, id: food.id }));
  food.set('name', settled);
  food.set('name_key', nameKey(settled));
  food.set('name_skeleton', thingSkeleton(settled));
}

/**
 * Whether another food goes by this name, or by one that eyes take for it (R14, R40).
 *
 * @param {CoreApp} app
 * @param {{ name: string, id?: string }} asked
 */
function hasTwin(app, { name, id = '' }) {
  return (
    number(
      app,
      'SELECT EXISTS (SELECT 1 FROM foods WHERE (name_skeleton = {:skeleton} OR name_key = {:key}) AND id <> {:id}) AS n',
      { skeleton: thingSkeleton(name), key: nameKey(name), id },
    ) === 1
  );
}

module.exports = { freeName, hasTwin, nameKey, settleName };
