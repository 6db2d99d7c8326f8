const {
  arrivedBytes,
  beginFile,
  digestOf,
  filesThere,
  lastArrival,
  partBytes,
  pathOf,
  removeFile,
  writePart,
} = require('./upload-bytes.js');
const { fieldRefusal } = require('../server/field-refusal.js');
const { retentionDays } = require('../server/retention-days.js');
const { elseJust, part, readParts, text } = require('../server/request-shape.js');

/**
 * Large files go ahead of their record, in parts, and can be resumed after anything:
 *
 *   POST /api/uploads {id, collection, size, digest, name} ─▶ {offset, part}   opens it, or says how far an open one is
 *   PUT  /api/uploads/{id}?offset=n   one part, X-Part-Digest ─▶ {offset}      409 {offset}: go on from there
 *   POST|PATCH the record, X-Mutation-Id, X-Uploaded-Files: file               the ordinary record API takes it into its field
 *
 * An upload is named `<mutation id>.<column>`: the mutation that will write the record names its files, and the ledger makes the whole happen
 * once [S2][S12]. Access rules, validation by bytes and field limits are those of the record's own write. Every part carries its SHA-256, and
 * the whole its digest (`digestOf`), so that what was damaged on the way or on disk is never taken.
 *
 * @typedef {{ id: string, user: string, collection: string, name: string, size: number, digest: string, created: number }} Upload
 */

const idForm = /^[0-9a-f-]{36}\.[a-z_]{1,40}$/;
const digestForm = /^[0-9a-f]{64}$/;
/** What one member may have open at a time. */
const mostOpen = 20;
const mostOpenBytes = 200 * 1024 * 1024;
/** A member's own upload that stood still for so long makes room for a new one, in milliseconds. */
const idleAfter = 2 * 60_000;
const patience = retentionDays.uploads * 86_400_000;

/** @param {CoreApp} app @param {string} where SQL @param {Record<string, string>} values @returns {Upload[]} */
function findUploads(app, where, values) {
  const rows = arrayOf(
    new DynamicModel({ id: '', user: '', collection: '', name: '', size: 0, digest: '', created: 0 }),
  );
  app
    .db()
    .newQuery(`SELECT id, user, collection, name, size, digest, created FROM _uploads WHERE ${where}`)
    .bind(values)
    .all(rows);
  return /** @type {Upload[]} */ (/** @type {unknown} */ (rows));
}

/** @param {core.RequestEvent} e @returns {Upload} @throws {NotFoundError} for an upload that is not there, or is another member's */
function ownUpload(e) {
  const id = e.request.pathValue('id');
  const upload = idForm.test(id) ? findUploads(e.app, 'id = {:id}', { id })[0] : undefined;
  if (upload === undefined || upload.user !== e.auth?.id || arrivedBytes(e.app, upload) < 0)
    throw new NotFoundError('There is no such upload.', {});
  return upload;
}

/**
 * Opens an upload, or goes on with it. Another digest or size under the same id begins anew: the sender has chosen another file.
 *
 * @param {core.RequestEvent} e
 * @throws {BadRequestError} where the field takes no such file; 503 when the member has too much open just now
 */
function openUpload(e) {
  const asked = readOpening(e);
  const known = findUploads(e.app, 'id = {:id}', { id: asked.id })[0];
  if (known !== undefined && known.user !== asked.user)
    throw new ApiError(409, 'This upload belongs to another change.', {});
  const offset = known === undefined ? -1 : arrivedBytes(e.app, known);
  if (
    known !== undefined &&
    known.digest === asked.digest &&
    known.size === asked.size &&
    known.collection === asked.collection &&
    offset >= 0
  ) {
    return e.json(200, { offset, part: partBytes });
  }
  makeRoom(e.app, asked);
  beginFile(e.app, asked.id);
  e.app
    .db()
    .newQuery(`INSERT OR REPLACE INTO _uploads (id, user, collection, name, size, digest, created)
    VALUES ({:id}, {:user}, {:collection}, {:name}, {:size}, {:digest}, {:created})`)
    .bind({ ...asked })
    .execute();
  return e.json(200, { offset: 0, part: partBytes });
}

/** @param {core.RequestEvent} e @returns {Upload} */
function readOpening(e) {
  const { body } = e.requestInfo();
  const nameless = 'An upload has an id and a digest.';
  const { id, digest, collection, name } = readParts(body, {
    id: part(text({ form: idForm }), nameless),
    digest: part(text({ form: digestForm }), nameless),
    collection: part(elseJust('', text()), ''),
    name: part(elseJust('', text()), ''),
  });
  const column = id.slice(37);
  const most = mostBytes(e.app, collection, column);
  if (most === undefined)
    throw fieldRefusal({ [column]: { code: 'validation_no_file_field', message: 'No file can be put there.' } });
  const size = Number(body['size']);
  if (!Number.isInteger(size) || size < 1)
    throw fieldRefusal({ [column]: { code: 'validation_empty', message: 'The file is empty.' } });
  if (size > most) {
    throw fieldRefusal({
      [column]: {
        code: 'validation_file_size_limit',
        message: `The file is larger than ${Math.floor(most / 1024 / 1024)} MB.`,
      },
    });
  }
  return {
    id,
    user: e.auth?.id ?? '',
    collection,
    name: name.slice(0, 200),
    size,
    digest,
    created: Date.now(),
  };
}

/** @param {CoreApp} app @param {string} collection @param {string} column @returns {number | undefined} undefined where no file goes */
function mostBytes(app, collection, column) {
  try {
    const field = app.findCachedCollectionByNameOrId(collection).fields.getByName(column);
    return field?.type() === 'file' ? /** @type {core.FileField} */ (field).maxSize || 5 * 1024 * 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** @param {CoreApp} app @param {Upload} asked */
function makeRoom(app, asked) {
  const others = findUploads(app, 'user = {:user}', { user: asked.user }).filter(({ id }) => id !== asked.id);
  let open = others.length;
  let bytes = others.reduce((sum, { size }) => sum + size, asked.size);
  for (const { id, size } of others.toSorted((a, b) => lastArrival(app, a.id) - lastArrival(app, b.id))) {
    if (open < mostOpen && bytes <= mostOpenBytes) return;
    if (Date.now() - lastArrival(app, id) < idleAfter)
      throw new ApiError(503, 'Too many uploads are open. Try again later.', {});
    removeUpload(app, id);
    open -= 1;
    bytes -= size;
  }
}

/** @param {core.RequestEvent} e */
function takePart(e) {
  const upload = ownUpload(e);
  const arrived = arrivedBytes(e.app, upload);
  const offset = Number(e.request.url.query().get('offset'));
  // Read to its end whatever the answer will be: one that comes before the sender has ended is lost with the connection.
  const bytes = toBytes(e.request.body, partBytes + 1);
  if (offset !== arrived || arrived === upload.size) return e.json(409, { offset: arrived });
  const expected = Math.min(partBytes, upload.size - offset);
  if (bytes.length !== expected) throw new BadRequestError(`This part has ${expected} bytes.`, {});
  if ($security.sha256(toString(bytes)) !== e.request.header.get('X-Part-Digest'))
    throw new BadRequestError('The part was damaged on its way.', {});
  writePart(e.app, upload.id, { offset, bytes });
  return e.json(200, { offset: offset + bytes.length });
}

/** @param {CoreApp} app @param {string} id */
function removeUpload(app, id) {
  app.db().newQuery('DELETE FROM _uploads WHERE id = {:id}').bind({ id }).execute();
  removeFile(app, id);
}

/**
 * Runs a record's write with the files that went ahead of it: they are checked before its transaction begins, and removed when
 * it is through. A write that is refused leaves them, so that it can be corrected and sent again.
 *
 * @template T
 * @param {core.RecordRequestEvent} e
 * @param {() => T} write
 * @returns {T}
 * @throws {BadRequestError} with `validation_upload_missing` on a file that has not arrived whole: it must be sent again
 */
function withUploads(e, write) {
  const columns = (e.requestInfo().headers['x_uploaded_files'] ?? '')
    .split(',')
    .filter((/** @type {string} */ column) => column !== '');
  if (columns.length === 0) return write();
  const mutation = e.requestInfo().headers['x_mutation_id'] ?? '';
  const uploads = columns.map((/** @type {string} */ column) => ({
    column,
    upload: wholeUpload(e, `${mutation}.${column}`),
  }));
  for (const { column, upload } of uploads) e.record.set(column, fileOf(e.app, upload));
  const answer = write();
  for (const { upload } of uploads) removeUpload(e.app, upload.id);
  return answer;
}

/** @param {core.RecordRequestEvent} e @param {string} id @returns {Upload} */
function wholeUpload(e, id) {
  const upload = idForm.test(id) ? findUploads(e.app, 'id = {:id}', { id })[0] : undefined;
  const isOwn = upload !== undefined && upload.user === e.auth?.id && upload.collection === e.collection.name;
  if (isOwn && arrivedBytes(e.app, upload) === upload.size) {
    if (digestOf(e.app, upload) === upload.digest) return upload;
    removeUpload(e.app, id);
  }
  throw fieldRefusal({
    [id.slice(37) || 'file']: { code: 'validation_upload_missing', message: 'The file has not arrived whole.' },
  });
}

/** @param {CoreApp} app @param {Upload} upload */
function fileOf(app, { id, name }) {
  const file = $filesystem.fileFromPath(pathOf(app, id));
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
  file.originalName = name;
  file.name = `${
    stem
      .replace(/[^a-z0-9]+/gi, '_')
      .slice(0, 80)
      .toLowerCase() || 'file'
  }_${$security.randomStringWithAlphabet(10, 'abcdefghijklmnopqrstuvwxyz0123456789')}${extension.toLowerCase()}`;
  return file;
}

/** Removes what nobody came back for, and what an account that is gone has left. @param {CoreApp} app */
function pruneUploads(app) {
  const orphaned = new Set(findUploads(app, 'user NOT IN (SELECT id FROM users)', {}).map(({ id }) => id));
  const known = new Set(findUploads(app, '1 = 1', {}).map(({ id }) => id));
  for (const id of new Set([...known, ...filesThere(app)])) {
    const isLeft = Date.now() - lastArrival(app, id) > patience;
    if (isLeft || orphaned.has(id)) removeUpload(app, id);
  }
}

module.exports = { openUpload, pruneUploads, takePart, withUploads };
