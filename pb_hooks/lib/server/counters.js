/**
 * Counters of this process, for an operator's monitoring: they begin at nought at each start, as Prometheus wants it. Each is one number in the app's store,
 * which is changed under its lock: requests are answered by many JavaScript engines at once.
 */

const prefix = 'foretaste:count:';

/**
 * @param {CoreApp} app
 * @param {string} series a name of Prometheus, with its labels
 * @param {number} [by]
 */
function addTo(app, series, by = 1) {
  app.store().setFunc(prefix + series, (known) => (known ?? 0) + by);
}

/**
 * @param {CoreApp} app
 * @returns {[series: string, value: number][]} by name
 */
function counted(app) {
  return Object.entries(app.store().getAll())
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => /** @type {[string, number]} */ ([key.slice(prefix.length), Number(value)]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

module.exports = { addTo, counted };
