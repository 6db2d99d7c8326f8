/**
 * The level of a taste that ranking goes by: from three tasters on the mean of what they said, to a tenth, else what is stated (R32). The rule is
 * the devices' own; tests/hooks/sync/columns.test.ts holds its SQL to it.
 */
const made = '../generated/server-effective-taste.js';
/** @type {typeof import('../../../src/domain/foods/effective-taste.ts')} */
const { effectiveTaste, TASTERS_TO_MEASURE } = require(made);

/**
 * @param {string} taste
 * @param {string} stated SQL of what is stated, as JSON
 * @returns {string} SQL over a row of foods, whose value is JSON
 */
function effectiveLevelSql(taste, stated) {
  const sums = (/** @type {number} */ at) => `(NULLIF([[tastings]], '') ->> '$.everyone.levels.${taste}[${at}]')`;
  return `COALESCE(CASE WHEN ${sums(0)} >= ${TASTERS_TO_MEASURE} THEN ROUND(${sums(1)} * 1.0 / ${sums(0)}) / 10.0 END, ${stated})`;
}

/**
 * @param {Record<string, any>} food a row as PocketBase exports it
 * @returns {Record<string, any>} its `taste_intensity` with what was measured in the place of what is stated
 */
function effectiveIntensity(food) {
  const measured = Object.entries(food['tastings']?.everyone?.levels ?? {}).flatMap(([taste, sums]) => {
    const level = effectiveTaste(null, sums);
    return level === null ? [] : [[taste, level]];
  });
  return { ...food['taste_intensity'], ...Object.fromEntries(measured) };
}

module.exports = { effectiveIntensity, effectiveLevelSql };
