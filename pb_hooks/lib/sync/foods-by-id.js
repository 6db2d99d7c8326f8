const { headSeq } = require('../server/change-log.js');
const { currentEpoch } = require('../server/epochs.js');
const { listOf, part, readParts, recordId } = require('../server/request-shape.js');
const { readableRows } = require('../visibility/readable-rows.js');

const mostAtOnce = 100;

/**
 * The rows of some foods as the caller may read them now, for a device that holds the columns of all foods and the rows of some. The feed's head is read before the
 * rows: a device that has read further asks again [S11].
 *
 * @param {core.RequestEvent} e
 * @returns {string} JSON
 * @throws {BadRequestError} on anything else than `{ ids: [at most 100 ids] }`
 */
function answerFoods(e) {
  const { ids } = readParts(e.requestInfo().body, {
    ids: part(listOf(recordId, { most: mostAtOnce }), `ids must be at most ${mostAtOnce} ids of foods.`),
  });
  const [epoch, seq] = [currentEpoch(e.app), headSeq(e.app)];
  const rows = readableRows(e, 'foods', ids);
  return `{"epoch":"${epoch}","seq":${seq},"rows":[${rows.join(',')}]}`;
}

module.exports = { answerFoods };
