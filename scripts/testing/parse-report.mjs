/**
 * @param {string | null} text a runner's JSON report
 * @returns {any} null when there is none that can be read
 */
export function parseReport(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
