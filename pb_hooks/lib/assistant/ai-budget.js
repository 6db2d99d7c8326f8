/**
 * What the AI service may cost in a UTC day: calls and tokens, for each member and for everybody together. A call is paid for before it is
 * made, in a transaction (SQLite has one writer, so two at once cannot both take the last of it), and corrected by what it really took.
 * Who dies in between has paid: the server never spends more because it crashed.
 *
 * @typedef {import('./ai-settings.js').AiSettings} AiSettings
 * @typedef {{ day: string, member: string, tokens: number }} Reservation `member` is '' for the server's own work, which only the total limits
 */

/** @param {number} now ms */
function dayOf(now) {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * @param {CoreApp} app
 * @param {AiSettings} settings
 * @param {{ member: string, tokens: number }} cost of one call, at most
 * @returns {Reservation | 'member' | 'total'} whose budget is used up, if one is
 */
function reserve(app, settings, { member, tokens }) {
  const day = dayOf(Date.now());
  /** @type {Reservation | 'member' | 'total'} */
  let outcome = { day, member, tokens };
  app.runInTransaction((tx) => {
    if (!fits(spent(tx, day, ''), tokens, settings.daily)) outcome = 'total';
    else if (member !== '' && !fits(spent(tx, day, member), tokens, settings.memberDaily)) outcome = 'member';
    else {
      tx.db().newQuery('DELETE FROM _ai_spending WHERE day < {:day}').bind({ day }).execute();
      for (const account of accounts(member)) add(tx, { day, account, calls: 1, tokens });
    }
  });
  return outcome;
}

/**
 * @param {CoreApp} app
 * @param {Reservation} reservation
 * @param {{ calls: number, tokens: number }} took what the call really cost
 */
function settle(app, { day, member, tokens }, took) {
  app.runInTransaction((tx) => {
    for (const account of accounts(member)) {
      tx.db()
        .newQuery(
          'UPDATE _ai_spending SET calls = calls + {:calls}, tokens = tokens + {:tokens} WHERE day = {:day} AND member = {:account}',
        )
        .bind({ day, account, calls: took.calls - 1, tokens: took.tokens - tokens })
        .execute();
    }
  });
}

/**
 * @param {CoreApp} app
 * @returns {{ calls: number, tokens: number }} by everybody
 */
function spentToday(app) {
  return spent(app, dayOf(Date.now()), '');
}

/** @param {string} member */
function accounts(member) {
  return member === '' ? [''] : ['', member];
}

/**
 * @param {{ calls: number, tokens: number }} before
 * @param {number} tokens
 * @param {import('./ai-settings.js').Allowance} allowance
 */
function fits(before, tokens, allowance) {
  return before.calls + 1 <= allowance.calls && before.tokens + tokens <= allowance.tokens;
}

/**
 * @param {CoreApp} app
 * @param {string} day
 * @param {string} account
 */
function spent(app, day, account) {
  const sum = new DynamicModel({ calls: 0, tokens: 0 });
  app
    .db()
    .newQuery(`SELECT COALESCE(SUM(calls), 0) AS calls, COALESCE(SUM(tokens), 0) AS tokens FROM _ai_spending
    WHERE day = {:day} AND member = {:account}`)
    .bind({ day, account })
    .one(sum);
  return { calls: sum.calls, tokens: sum.tokens };
}

/**
 * @param {CoreApp} tx
 * @param {{ day: string, account: string, calls: number, tokens: number }} cost
 */
function add(tx, cost) {
  tx.db()
    .newQuery(`INSERT INTO _ai_spending (day, member, calls, tokens) VALUES ({:day}, {:account}, {:calls}, {:tokens})
    ON CONFLICT (day, member) DO UPDATE SET calls = calls + excluded.calls, tokens = tokens + excluded.tokens`)
    .bind(cost)
    .execute();
}

module.exports = { reserve, settle, spentToday };
