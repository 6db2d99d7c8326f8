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
 * Who may listen to an audience [S18]: everyone to '*' and the topics of foods 'f:' and members 'm:'; a member to its own 'u:';
 * admins to 'g:admins'.
 *
 * @param {string} audience
 * @param {core.Record | null | undefined} member
 */
function mayHear(audience, member) {
  if (audience === '*') return true;
  if (audience === 'g:admins') return isAdmin(member);
  if (audience.startsWith('u:')) return isMember(member) && audience === `u:${member?.id}`;
  return /^[fm]:[a-z0-9]{15}$/.test(audience);
}

module.exports = { isAdmin, mayHear };
