/**
 * A review's tasting before it is saved (R32), whoever saves it: levels to a tenth, and no answers to words that the food has not. What the form
 * asked about may have been edited away before the review came, so such an answer is left out and refuses nothing.
 *
 * @param {CoreApp} tx the transaction that saves the review
 * @param {core.Record} review
 */
function settleTasting(tx, review) {
  const text = review.getString('tasting');
  if (text === '' || text === 'null' || text === review.original().getString('tasting')) return;
  const food = tx.findRecordsByIds('foods', [review.getString('food')])[0];
  review.set(
    'tasting',
    rules().settledTasting(JSON.parse(text), food === undefined ? {} : JSON.parse(JSON.stringify(food))),
  );
}

/**
 * @typedef {{ settledTasting: (tasting: unknown, food: unknown) => object | null }} TastingRules as src/domain/tasting/server-tasting.ts has them
 * @returns {TastingRules} loaded on first use: each engine of the server holds its own
 */
function rules() {
  const made = '../generated/server-tasting.js';
  return require(made);
}

module.exports = { settleTasting };
