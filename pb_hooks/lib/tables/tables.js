const { tableLimits } = require('../server/collections.js');
const { number } = require('../server/change-log.js');
const { fieldRefusal } = require('../server/field-refusal.js');

const lists = ['allergens', 'dietary_restrictions', 'dislikes'];

/**
 * Checks the words of a new person, and that the member has not too many of them.
 *
 * @param {core.RecordRequestEvent} e a create of a person, in its transaction
 * @throws {BadRequestError} on `id` above the bound, and as `guardTableWords`
 */
function guardNewPerson(e) {
  guardTableWords(e);
  const user = e.record.getString('user');
  if (number(e.app, 'SELECT COUNT(*) AS n FROM table_people WHERE user = {:user}', { user }) < tableLimits.people)
    return;
  throw tooMany('These are all the people that a member can have at tables.');
}

/**
 * The same for a new table.
 *
 * @param {core.RecordRequestEvent} e a create of a table, in its transaction
 * @throws {BadRequestError} on `id` above the bound, and as `guardTableWords`
 */
function guardNewDinnerTable(e) {
  guardTableWords(e);
  const user = e.record.getString('user');
  if (number(e.app, 'SELECT COUNT(*) AS n FROM dinner_tables WHERE user = {:user}', { user }) < tableLimits.tables)
    return;
  throw tooMany('These are all the tables that a member can have.');
}

/**
 * A person or a table has a name that can be seen; what a person avoids is a few short words. Their form is for `guardJson`.
 *
 * @param {core.RecordRequestEvent} e a create or an update of a person or a table
 * @throws {BadRequestError} on `name`, `allergens`, `dietary_restrictions`, `dislikes`
 */
function guardTableWords(e) {
  const name = e.record.getString('name').trim();
  if (name === '') throw fieldRefusal({ name: { code: 'validation_required', message: 'Cannot be blank.' } });
  e.record.set('name', name);
  for (const field of lists) {
    const words = wordsOf(e.record, field);
    const isLong = (/** @type {unknown} */ word) =>
      typeof word === 'string' && Array.from(word).length > tableLimits.word;
    if (words.length > tableLimits.words || words.some(isLong))
      throw fieldRefusal({
        [field]: { code: 'validation_too_many_words', message: 'These words are too many or too long.' },
      });
  }
}

/**
 * A person sits at a table of the member whose both are. The access rule asks for the name of the writer alone: a device that was offline while another deleted
 * one of them is told so, and of another's nobody learns whether they are there.
 *
 * @param {core.RecordRequestEvent} e a create of a seat, in its transaction
 * @throws {BadRequestError} on `table` or `person`
 */
function guardSeat(e) {
  const user = e.record.getString('user');
  const isOwn = (/** @type {string} */ collection, /** @type {string} */ field) =>
    e.app.findRecordsByIds(collection, [e.record.getString(field)])[0]?.getString('user') === user;
  if (!isOwn('dinner_tables', 'table'))
    throw fieldRefusal({ table: { code: 'validation_no_table', message: 'This table is not there any more.' } });
  if (!isOwn('table_people', 'person'))
    throw fieldRefusal({ person: { code: 'validation_no_person', message: 'This person is not there any more.' } });
}

/**
 * A member invites another to say for themselves what a person at the member's tables avoids. The server writes the name of who asks.
 *
 * @param {core.RecordRequestEvent} e a create of an invitation, in its transaction
 * @throws {BadRequestError} on `person`
 */
function guardInvitation(e) {
  const host = e.record.getString('host');
  const person = e.app.findRecordsByIds('table_people', [e.record.getString('person')])[0];
  if (person?.getString('user') !== host)
    throw fieldRefusal({ person: { code: 'validation_no_person', message: 'This person is not there any more.' } });
  const profile = e.app.findRecordsByIds('profiles', [host])[0];
  const username = profile?.getString('username') ?? '';
  e.record.set('host_name', profile?.getString('full_name') || username);
  e.record.set('host_username', username);
}

/** @param {core.Record} record @param {string} field @returns {unknown[]} [] of what is no list: `guardJson` refuses it */
function wordsOf(record, field) {
  try {
    const words = JSON.parse(record.getString(field));
    return Array.isArray(words) ? words : [];
  } catch {
    return [];
  }
}

/** @param {string} message */
function tooMany(message) {
  return fieldRefusal({ id: { code: 'validation_too_many_rows', message } });
}

module.exports = { guardInvitation, guardNewDinnerTable, guardNewPerson, guardSeat, guardTableWords };
