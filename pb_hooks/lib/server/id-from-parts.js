const { derivedIds } = require('./collections.js');
const { deriveId } = require('./derive-id.js');

/**
 * The id of the one row of a collection that has these parts.
 *
 * @param {import('../../../src/domain/values/ids/derived-ids.ts').DerivedCollection} collection
 * @param {(part: string) => string} partOf
 */
function idFromParts(collection, partOf) {
  const [word, ...parts] = derivedIds[collection];
  return deriveId(word, ...parts.map(partOf));
}

module.exports = { idFromParts };
