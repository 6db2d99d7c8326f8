/**
 * A number that the operator set by the environment.
 *
 * @param {string} name of the variable; what is no number counts as not set, so that a slip of the pen never means 'without limit'
 * @param {{ least?: number, most?: number, usual: number }} range what lies beyond it counts as its nearer end
 */
function numberSetting(name, { least = 0, most = Number.MAX_SAFE_INTEGER, usual }) {
  const text = $os.getenv(name).trim();
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? usual : Math.min(Math.max(value, least), most);
}

module.exports = { numberSetting };
