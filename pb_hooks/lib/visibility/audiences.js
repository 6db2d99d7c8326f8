/** @param {core.Record | null | undefined} member */
function isMember(member) {
  return member !== null && member !== undefined && member.collection().name === 'users';
}

/** @param {core.Record | null | undefined} member */
function isAdmin(member) {
  if (member === null || member === undefined) return false;
  return member.isSuperuser() || (isMember(member) && member.getString('standing') === 'admin');
}

/**
 * Who may listen to an audience [S18]: everyone to '*' and the topics of foods 'f:', members 'm:', lists 'l:' and posts 'b:', but not of a
 * member from whom a block parts it, nor of that member's foods and lists (R38); a member to its own 'u:'; admins to 'g:admins'.
 *
 * @param {string} audience
 * @param {core.Record | null | undefined} member
 */
function mayHear(audience, member) {
  return hearing(member)(audience);
}

/**
 * The same for many audiences: what has to be known of the member is read once.
 *
 * @param {core.Record | null | undefined} member
 * @returns {(audience: string) => boolean}
 */
function hearing(member) {
  const own = isMember(member) ? `u:${member?.id}` : '';
  /** @type {string[] | undefined} */
  let blocked;
  return (audience) => {
    if (audience === '*') return true;
    if (audience.startsWith('u:')) return own !== '' && audience === own;
    if (audience === 'g:admins') return isAdmin(member);
    if (!/^[bflm]:[a-z0-9]{15}$/.test(audience)) return false;
    blocked ??= blockedEitherWay(member);
    if (blocked.length === 0 || audience.startsWith('b:')) return true;
    const id = audience.slice(2);
    return !blocked.includes(ownerBehind(audience[0] ?? '', id));
  };
}

/** @type {Readonly<Record<string, string>>} */
const ownersBehind = {
  f: 'SELECT uploaded_by AS owner FROM foods WHERE id = {:id}',
  l: 'SELECT user AS owner FROM food_lists WHERE id = {:id}',
};

/**
 * @param {string} kind of a topic
 * @param {string} id
 * @returns {string} the member behind it; '' where it is nobody's, or not there
 */
function ownerBehind(kind, id) {
  const sql = ownersBehind[kind];
  if (sql === undefined) return id;
  const found = arrayOf(new DynamicModel({ owner: '' }));
  $app.db().newQuery(sql).bind({ id }).all(found);
  return found[0]?.owner ?? '';
}

/**
 * @param {core.Record | null | undefined} member
 * @returns {string[]} the ids of the members from whom a block parts this one
 */
function blockedEitherWay(member) {
  return isMember(member) ? (member?.getString('apart') ?? '').split(' ').filter((id) => id !== '') : [];
}

/**
 * Whether this caller reads what is public as every visitor does: nobody is parted from it by a block, and it sees nothing that is hidden but its own.
 *
 * @param {core.Record | null | undefined} member
 */
function readsAsVisitor(member) {
  return !isAdmin(member) && blockedEitherWay(member).length === 0;
}

module.exports = { blockedEitherWay, hearing, isAdmin, mayHear, readsAsVisitor };
