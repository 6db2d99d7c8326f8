import { createHash, createHmac } from 'node:crypto';
import { LaunchError } from '#scripts/launch/launch-error.mjs';

/**
 * S3-compatible storage that holds the copies of the leader's database, and the note that says who leads.
 *
 * @typedef {object} ReplicaStorage
 * @property {string} bucket
 * @property {string} prefix under which everything of this server is, without a slash at its end
 * @property {string} endpoint an address
 * @property {string} region
 * @property {string} accessKey
 * @property {string} secret
 * @property {boolean} pathStyle the bucket's name is in the path and not in the host
 */

/**
 * `REPLICA_S3_BUCKET` names the bucket; the rest is named as for the uploaded files, with `REPLICA_` in front where it is another place.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {ReplicaStorage | null} null: the database is not copied
 * @throws {LaunchError} where an address or a key is missing
 */
export function readReplicaStorage(env) {
  const bucket = env['REPLICA_S3_BUCKET'];
  if (!bucket) return null;
  const read = (/** @type {string} */ name) => env[`REPLICA_${name}`] || env[name] || '';
  const region = read('S3_REGION') || 'us-east-1';
  const storage = {
    bucket,
    prefix: (env['REPLICA_PREFIX'] || 'foretaste').replace(/\/+$/, ''),
    endpoint: (read('S3_ENDPOINT') || `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    accessKey: read('S3_ACCESS_KEY'),
    secret: read('S3_SECRET'),
    pathStyle: read('S3_PATH_STYLE') === 'on',
  };
  if (!/^https?:\/\//.test(storage.endpoint))
    throw new LaunchError(`REPLICA_S3_ENDPOINT must begin with https:// or http://, not '${storage.endpoint}'.`);
  if (storage.accessKey === '' || storage.secret === '')
    throw new LaunchError(
      'REPLICA_S3_BUCKET needs REPLICA_S3_ACCESS_KEY and REPLICA_S3_SECRET (or S3_… without REPLICA_).',
    );
  return storage;
}

/**
 * @param {ReplicaStorage} storage
 * @param {string} name below the prefix
 * @returns {Promise<{ text: string, tag: string } | null>} null: there is none
 * @throws {LaunchError} where the storage does not answer or refuses
 */
export async function readObject(storage, name) {
  const answer = await ask(storage, { method: 'GET', name, body: '', headers: {} });
  if (answer.status === 404) return null;
  if (!answer.ok) throw refused(storage, answer);
  return { text: await answer.text(), tag: answer.headers.get('etag') ?? '' };
}

/**
 * @param {ReplicaStorage} storage
 * @param {{ name: string, text: string, instead: string | null }} object `instead`: the tag of what it takes the place of; null: there must be none
 * @returns {Promise<boolean>} false: another was quicker
 * @throws {LaunchError}
 */
export async function writeObject(storage, { name, text, instead }) {
  const headers = instead === null ? { 'if-none-match': '*' } : { 'if-match': instead };
  const answer = await ask(storage, { method: 'PUT', name, body: text, headers });
  if (answer.status === 412 || answer.status === 409) return false;
  if (!answer.ok) throw refused(storage, answer);
  return true;
}

/** @param {ReplicaStorage} storage @param {Response} answer */
function refused({ bucket, endpoint }, { status }) {
  return new LaunchError(`The storage of the copies (${bucket} at ${endpoint}) answers ${status}: see REPLICA_S3_….`);
}

/**
 * A request signed as Amazon's 'Signature Version 4' wants it: an object of some bytes needs no library.
 *
 * @param {ReplicaStorage} storage
 * @param {{ method: string, name: string, body: string, headers: Record<string, string> }} request
 * @returns {Promise<Response>}
 */
async function ask(storage, { method, name, body, headers }) {
  const { bucket, endpoint, prefix, region, pathStyle } = storage;
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = [...(pathStyle ? [bucket] : []), prefix, name].map((part) => encodeURI(part)).join('/');
  const at = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const signed = { ...headers, host: url.host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': at };
  const lines = Object.entries(signed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = lines.map(([key]) => key).join(';');
  const canonical = [
    method,
    url.pathname,
    '',
    ...lines.map(([key, value]) => `${key}:${value}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${storage.secret}`));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${storage.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  const { host: _host, ...sent } = signed;
  try {
    return await fetch(url, {
      method,
      headers: { ...sent, authorization },
      ...(method === 'PUT' ? { body } : {}),
      signal: AbortSignal.timeout(10_000),
    });
  } catch (error) {
    throw new LaunchError(`The storage of the copies (${endpoint}) does not answer: ${String(error)}.`);
  }
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** @param {Buffer} key @param {string} text */
function hmac(key, text) {
  return createHmac('sha256', key).update(text).digest();
}
