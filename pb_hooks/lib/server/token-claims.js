/** @param {string} token @returns {Record<string, unknown>} what it says, not verified; empty if it is no token */
function claimsOf(token) {
  try {
    return $security.parseUnverifiedJWT(token);
  } catch {
    return {};
  }
}

/** @param {string} token @returns {string} whose it says it is; '' for what is no token */
function idIn(token) {
  const { id } = claimsOf(token);
  return typeof id === 'string' ? id : '';
}

module.exports = { claimsOf, idIn };
