import { createInterface } from 'node:readline';
import { LaunchError } from './launch-error.mjs';

/**
 * What the launcher and the programs that it runs say: words for a person, or one line of JSON each for what collects logs. The server's own log is in JSON
 * lines already (pb_hooks/lib/operation/log-lines.js).
 */

/** @param {NodeJS.ProcessEnv} env @returns {boolean} @throws {LaunchError} for a form that there is none of */
export function wantsJsonLines(env) {
  const form = env['FORETASTE_LOG_FORMAT'] || 'text';
  if (form !== 'text' && form !== 'json')
    throw new LaunchError(`FORETASTE_LOG_FORMAT must be text or json, not '${form}'.`);
  return form === 'json';
}

/**
 * @param {{ level: 'info' | 'error', source: string, text: string, at: Date }} said
 * @returns {string} JSON on one line; a line that is JSON already stays as it is
 */
export function jsonLine({ level, source, text, at }) {
  const message = text.replace(stamp, '').trim();
  return isJsonLine(message) ? message : JSON.stringify({ at: at.toISOString(), level, source, message });
}

/** What Go's log puts before each line. */
const stamp = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /;

/** @param {string} text */
function isJsonLine(text) {
  if (!text.startsWith('{')) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** From now on `console` writes JSON lines, where the environment asks for them. @param {NodeJS.ProcessEnv} env */
export function beginLog(env) {
  if (!wantsJsonLines(env)) return;
  const say =
    (/** @type {'info' | 'error'} */ level) =>
    (/** @type {unknown[]} */ ...words) => {
      const text = words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' ');
      if (text.trim() !== '')
        process.stdout.write(`${jsonLine({ level, source: 'launcher', text, at: new Date() })}\n`);
    };
  console.log = say('info');
  console.error = say('error');
}

/** How a program's standard error is taken: past this process, or through it for JSON. @param {NodeJS.ProcessEnv} env @returns {'inherit' | 'pipe'} */
export function errorStream(env) {
  return wantsJsonLines(env) ? 'pipe' : 'inherit';
}

/** @param {import('node:child_process').ChildProcess} child with `errorStream` as its standard error @param {string} source its name */
export function relayErrors(child, source) {
  if (child.stderr === null) return;
  createInterface({ input: child.stderr }).on('line', (text) => {
    if (text.trim() !== '') process.stdout.write(`${jsonLine({ level: 'error', source, text, at: new Date() })}\n`);
  });
}
