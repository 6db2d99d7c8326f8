import { LaunchError } from './launch-error.mjs';

/** Least Node.js version, as package.json `engines` says. */
const least = [20, 19, 0];

/**
 * @param {string} version as `process.versions.node`
 * @throws {LaunchError} when it is older
 */
export function checkNodeVersion(version) {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, place) => (parts[place] ?? 0) !== part);
  if (at !== -1 && (parts[at] ?? 0) < (least[at] ?? 0)) {
    throw new LaunchError(`Foretaste needs Node.js ${least.join('.')} or newer; this is ${version}.`);
  }
}
