const longestName = 120;

/**
 * The form in which names are compared: without regard to case, in any script.
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
  return Array.from(name).slice(0, longestName - suffix.length).join('').trimEnd() + suffix;
}

/**
 * The name itself if it is free, else with ' (2)', ' (3)' … appended (R14), found in a logarithmic number of questions: a
 * thousandth 'Pizza' costs twenty. The name is shortened where the number would not fit into the longest name.
 *
 * @param {string} name
 * @param {(key: string) => boolean} isTaken
 */
function freeName(name, isTaken) {
  const wanted = name.trim();
  const isFree = (/** @type {number} */ n) => !isTaken(nameKey(numbered(wanted, n)));
  if (!isTaken(nameKey(wanted))) return wanted;
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
  const wanted = food.getString('name');
  if (wanted.trim() === '') {
    food.set('name', '');
    return; // refused as blank by the field's own rule
  }
  const isTaken = (/** @type {string} */ key) => {
    const found = new DynamicModel({ n: 0 });
    app.db().newQuery('SELECT COUNT(*) AS n FROM foods WHERE name_key = {:key} AND id <> {:id}').bind({ key, id: food.id }).one(found);
    return found.n > 0;
  };
  const settled = wanted.length > longestName ? wanted : freeName(wanted, isTaken);
  food.set('name', settled);
  food.set('name_key', nameKey(settled));
}

module.exports = { freeName, nameKey, settleName };
