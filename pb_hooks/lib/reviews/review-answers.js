const { fieldRefusal } = require('../server/field-refusal.js');

/**
 * What the verified contributor of a food says to its reviews, and which of them stands first (R34). Both are asked in the transaction of the write:
 * whoever is not verified at that moment writes nothing more, while what was said before stays, and can be deleted.
 */

/**
 * @param {core.RecordRequestEvent} e a row of `review_answers` or `pinned_reviews`, being made or changed
 * @throws {BadRequestError} on `review` that is not there, is of another food, or the member's own; on `user` who is not the food's verified
 *   contributor; on `text` without a word
 */
function guardOnReview(e) {
  const of = (/** @type {string} */ name) => e.record.getString(name);
  if (e.record.collection().name === 'review_answers') {
    e.record.set('text', of('text').trim());
    if (of('text') === '') throw fieldRefusal({ text: { code: 'validation_required', message: 'Cannot be blank.' } });
  }
  const review = e.app.findRecordsByIds('reviews', [of('review')])[0];
  if (review === undefined || review.getString('food') !== of('food')) throw missing();
  if (e.hasSuperuserAuth()) return;
  const food = e.app.findRecordsByIds('foods', [of('food')])[0];
  const profile = e.app.findRecordsByIds('profiles', [of('user')])[0];
  if (food?.getString('uploaded_by') !== of('user') || !profile?.getBool('is_verified'))
    throw fieldRefusal({
      user: {
        code: 'validation_not_verified',
        message: 'Only the verified professional who contributed this food can do this.',
      },
    });
  if (review.getBool('is_hidden')) throw missing();
  if (review.getString('user') === of('user'))
    throw fieldRefusal({ review: { code: 'validation_own', message: 'This is your own.' } });
}

function missing() {
  return fieldRefusal({ review: { code: 'validation_missing', message: 'It is not there any more.' } });
}

module.exports = { guardOnReview };
