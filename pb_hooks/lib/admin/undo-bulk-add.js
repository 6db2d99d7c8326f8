const { actorOf, recordAdminAction } = require('../server/admin-actions.js');
const { heldByMembers } = require('../foods/held-by-members.js');
const { forgetSoon } = require('../sync/forget-snapshots.js');
const { hushPokes, poke } = require('../sync/poke.js');

/**
 * Takes the foods of one addition out of the catalogue again, as far as they are still as they came: a food to which members have put anything, or that was
 * changed, stays. What is gone already is no failure, so that it can be asked twice.
 *
 * @param {core.RequestEvent} e of an admin, with the addition's line of the log in its path
 * @returns {void} 200 with `{ cuisine, removed, kept }`: foods
 * @throws {NotFoundError} where no line of that id tells of foods that were added
 */
function answerUndo(e) {
  const line = e.app.findRecordsByIds('admin_actions', [e.request.pathValue('id')])[0];
  const details = line?.getString('action') === 'foods.bulk-add' ? JSON.parse(line.getString('details')) : {};
  if (line === undefined || details.foods === undefined)
    throw new NotFoundError('There is no such addition of foods.', {});
  hushPokes(e.app);
  const result = { cuisine: line.getString('subject'), removed: 0, kept: 0 };
  for (const [id, updated] of Object.entries(details.foods)) {
    const became = takeBack(e.app, id, String(updated));
    if (became !== 'gone') result[became] += 1;
  }
  if (result.removed > 0)
    e.app.runInTransaction((tx) => {
      forgetSoon(tx);
      recordAdminAction(tx, {
        actor: actorOf(e.auth),
        action: 'foods.bulk-undo',
        kind: 'addition',
        subject: line.id,
        details: { name: result.cuisine, removed: result.removed, kept: result.kept },
      });
    });
  poke(e.app, true);
  return e.json(200, result);
}

/**
 * Takes one added food back. It has a transaction of its own, so a review that arrives meanwhile is either seen here or finds no food.
 *
 * @param {CoreApp} app
 * @param {string} id
 * @param {string} updated when it was written last as it was added: counters and votes are no writing of the food
 * @returns {'removed' | 'kept' | 'gone'}
 */
function takeBack(app, id, updated) {
  /** @type {'removed' | 'kept' | 'gone'} */
  let became = 'gone';
  app.runInTransaction((tx) => {
    const food = tx.findRecordsByIds('foods', [id])[0];
    if (food === undefined) return;
    became = food.getString('updated') === updated && heldByMembers(tx, id) === undefined ? 'removed' : 'kept';
    if (became === 'removed') tx.delete(food);
  });
  return became;
}

module.exports = { answerUndo };
