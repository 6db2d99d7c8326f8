const { cachingFor, documentAges } = require('../sync/shared-answer.js');

/**
 * Headers of everything that is not the dashboard, and the caching of the app's own files: hashed assets for ever; the document and
 * the service worker for some seconds, and by caches that many share alone.
 */

/** What reads photographed menus runs in a worker of its own, which alone may compile WebAssembly. */
const readerFolder = '/assets/reader/';

/** @param {string} scripts from where */
const policyWith = (scripts) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
const policy = policyWith("'self'");
const readerPolicy = policyWith("'self' 'wasm-unsafe-eval'");
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** @type {[name: string, value: string][]} */
const headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), interest-cohort=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
];

/** A file that must exist: in its place the app's document would be a lie. */
const ownFile = /^\/(assets|pictures|icons|screenshots)(\/|$)|^\/[^/]+\.(js|css|json|webmanifest|svg|png|ico|txt|map)$/;

/**
 * The folder that PocketBase serves, from its own command line.
 *
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
function publicFolder(args) {
  const at = args.findIndex((arg) => arg === '--publicDir' || arg.startsWith('--publicDir='));
  if (at < 0) return undefined;
  return args[at] === '--publicDir' ? args[at + 1] : args[at]?.slice('--publicDir='.length);
}

/**
 * @param {string} path of the request
 * @returns {string | undefined} its Cache-Control; undefined leaves PocketBase's own
 */
function cachingOf(path) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/pictures/')) return 'public, max-age=86400';
  // What may be shared says so itself (shared-answer.js, content-files.js); PocketBase has its own rule for uploaded files.
  if (path.startsWith('/api/files/')) return undefined;
  if (path.startsWith('/api/')) return 'private, no-store';
  return cachingFor(documentAges);
}

/** @param {string} path of the request */
function policyOf(path) {
  if (path.startsWith('/api/files/')) return filePolicy;
  return path.startsWith(readerFolder) ? readerPolicy : policy;
}

/**
 * @param {core.RequestEvent} e any request, before it is answered
 * @throws {NotFoundError} for a file that is not there
 */
function setHeaders(e) {
  const path = e.request.url.path;
  if (path === '/_' || path.startsWith('/_/')) return;
  const header = e.response.header();
  for (const [name, value] of headers) header.set(name, value);
  header.set('Content-Security-Policy', policyOf(path));
  if (ownFile.test(path) && !isThere(path)) throw new NotFoundError('There is no such file.', {});
  const caching = cachingOf(path);
  if (caching !== undefined) header.set('Cache-Control', caching);
}

/** @param {string} path of a file of the app, which begins with '/' @returns {boolean} also where it is not known which folder is served */
function isThere(path) {
  const folder = publicFolder($os.args);
  if (folder === undefined || path.includes('..')) return folder === undefined;
  try {
    return !$os.stat(folder + path).isDir();
  } catch {
    return false;
  }
}

/** @param {string} name of a file of the app as it was built @returns {string | null} null where it is not there */
function readBuilt(name) {
  const folder = publicFolder($os.args) ?? `${$app.dataDir()}/../pb_public`;
  try {
    return toString($os.readFile(`${folder}/${name}`));
  } catch {
    return null;
  }
}

module.exports = { isThere, publicFolder, readBuilt, setHeaders };
