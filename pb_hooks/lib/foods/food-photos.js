const { fieldRefusal } = require('../server/field-refusal.js');

/** Photos of foods, by members and, with author and source, by admins (R45). */

/**
 * Of one food, by one member. The app offers 3; two devices that were offline may have added as many each, and none of these is lost.
 */
const mostOfOneFood = 6;

const sentences = {
  licence: 'Please say under which licence the photo is shown.',
  author: 'Please name the author of the photo.',
  source: 'Please give the address where the photo is from.',
};

/**
 * @param {core.RecordRequestEvent} e a photo being added, in its transaction
 * @throws {BadRequestError} where its credit is not whole, or on one photo too many
 */
function guardPhoto(e) {
  const of = (/** @type {string} */ name) => e.record.getString(name);
  const user = of('user');
  const credit = { isMembers: user !== '', licence: of('licence'), author: of('author'), source: of('source') };
  // Made at the start of the server.
  /** @type {keyof typeof sentences | null} */
  const problem = require(`${__hooks}/lib/generated/server-pictures.js`).creditProblem(credit);
  if (problem !== null)
    throw fieldRefusal({ [problem]: { code: 'validation_incomplete_credit', message: sentences[problem] } });
  if (user === '') return;
  if (e.app.countRecords('food_photos', $dbx.hashExp({ food: of('food'), user })) < mostOfOneFood) return;
  throw fieldRefusal({
    image: {
      code: 'validation_too_many',
      message: 'These are all the photos of one food that a member can add.',
    },
  });
}

module.exports = { guardPhoto };
