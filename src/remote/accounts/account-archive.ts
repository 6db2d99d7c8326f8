import { t } from '@lingui/core/macro';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportOutcome } from '#domain/accounts/accounts.ts';
import { answerFailure } from '#remote/answer-failure.ts';
import type { ServerFetch } from '#remote/server-fetch.ts';

interface Ask {
  readonly baseUrl: string;
  readonly server: ServerFetch;
  readonly token: string;
  /** What this device has not sent yet, as JSON. */
  readonly unsent: Blob;
}

interface ExportedFile {
  readonly path: string;
  readonly address: string;
  readonly isProtected: boolean;
}

type Failure = Exclude<ExportOutcome, { kind: 'archive' }>;

/**
 * One ZIP of everything of the member: `account.json` as the server gives it, `unsent-changes.json`, and each file under its path. Pictures
 * are stored as they are, one after the other, so that at most one is in memory twice.
 */
export async function accountArchive(ask: Ask): Promise<ExportOutcome> {
  const answer = await request(ask, '/api/account/export');
  if (!(answer instanceof Response)) return answer;
  const account = await answer.json().catch(() => null);
  const files = filesIn(account);
  if (files === null) return { kind: 'unreachable' };

  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  addText(zip, 'account.json', JSON.stringify(account, null, 2));
  addText(zip, 'unsent-changes.json', await ask.unsent.text());
  let missing = 0;
  for (const file of files) {
    const bytes = await fileBytes(ask, file);
    if (bytes instanceof Uint8Array) addBytes(zip, file.path, bytes);
    else if (bytes.kind === 'refused') missing += 1;
    else return bytes;
  }
  zip.end();
  return { kind: 'archive', archive: new Blob(chunks, { type: 'application/zip' }), missing };
}

function addText(zip: Zip, name: string, text: string): void {
  const entry = new ZipDeflate(name);
  zip.add(entry);
  entry.push(new TextEncoder().encode(text), true);
}

function addBytes(zip: Zip, name: string, bytes: Uint8Array): void {
  const entry = new ZipPassThrough(name);
  zip.add(entry);
  entry.push(bytes, true);
}

/** null when the answer is something else. */
function filesIn(account: unknown): readonly ExportedFile[] | null {
  if (typeof account !== 'object' || account === null || !('files' in account) || !Array.isArray(account.files))
    return null;
  return account.files.every(isExportedFile) ? account.files : null;
}

function isExportedFile(value: unknown): value is ExportedFile {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('path' in value) ||
    !('address' in value) ||
    !('isProtected' in value)
  )
    return false;
  return (
    typeof value.path === 'string' &&
    typeof value.address === 'string' &&
    value.address.startsWith('/api/files/') &&
    typeof value.isProtected === 'boolean'
  );
}

async function fileBytes(ask: Ask, { address, isProtected }: ExportedFile): Promise<Uint8Array | Failure> {
  const query = isProtected ? await fileToken(ask) : '';
  if (typeof query !== 'string') return query;
  const answer = await request(ask, address + query);
  if (!(answer instanceof Response)) return answer;
  const bytes = await answer.arrayBuffer().catch(() => null);
  return bytes === null ? { kind: 'unreachable' } : new Uint8Array(bytes);
}

/** R6: protected files open by a token that lives for a short time only, so each gets its own. */
async function fileToken(ask: Ask): Promise<string | Failure> {
  const answer = await request(ask, '/api/files/token', 'POST');
  if (!(answer instanceof Response)) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    return { kind: 'unreachable' };
  return `?token=${encodeURIComponent(body.token)}`;
}

async function request({ baseUrl, server, token }: Ask, path: string, method = 'GET'): Promise<Response | Failure> {
  const response = await server(baseUrl + path, { method, headers: { Authorization: token }, cache: 'no-store' }).catch(
    () => null,
  );
  if (response === null) return { kind: 'unreachable' };
  if (response.ok) return response;
  const failure = answerFailure(response.status, response.headers);
  if (failure?.kind === 'throttled') return { kind: 'throttled' };
  if (failure?.kind === 'unreachable') return { kind: 'unreachable' };
  return { kind: 'refused', message: failure === null ? '' : t`Please sign in again.`, fields: {} };
}
