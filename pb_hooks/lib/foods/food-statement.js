/** What a food states of what is in it. @type {readonly string[]} */
const statedFields = ['ingredients', 'allergens', 'may_contain', 'dietary_info', 'health_warnings'];

/**
 * A food's statement as one text: the same for two foods that state the same. What is not stated is left out, be it missing, null or an empty list, and
 * flags stand in one order.
 *
 * @param {Readonly<Record<string, unknown>>} food
 * @returns {string}
 */
function statementText(food) {
  const {
    ingredients,
    allergens,
    may_contain: mayContain,
    dietary_info: flags,
    health_warnings: warnings,
  } = /** @type {Record<string, any>} */ (food);
  const answered = Object.entries(flags ?? {}).filter(([, answer]) => typeof answer === 'boolean');
  return JSON.stringify([
    ingredients ?? [],
    allergens ?? [],
    mayContain ?? [],
    answered.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    warnings ?? [],
  ]);
}

/** Of a fingerprint: enough to tell a few versions of one food apart. */
const fingerprintLength = 16;

module.exports = { fingerprintLength, statedFields, statementText };
