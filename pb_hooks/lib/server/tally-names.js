const { rowCounters } = require('./collections.js');

/** The collections of the change log that hold tallies: see tallies.js. */
const tallyNames = [...Object.keys(rowCounters), 'member_stats', 'catalogue_stats', 'pair_sums'];

/** A condition on entries of `_changes`, as SQL. */
const isTally = `collection IN (${tallyNames.map((name) => `'${name}'`).join(', ')})`;

module.exports = { isTally };
