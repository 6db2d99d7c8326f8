import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import type { AddedFoods, Administration, TakenBack, WrittenPosts } from '#domain/administration/administration.ts';
import { decodeAdminMembers } from '#domain/administration/decode-admin-members.ts';
import { decodeImportReport, importStatuses } from '#domain/contribution/food-import.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { decodeServicesHealth } from '#domain/values/services-health.ts';
import { answerFailure } from '#remote/answer-failure.ts';
import { serverFetch } from '#remote/server-fetch.ts';
import { serverSentence } from '#remote/server-sentence.ts';
import { fileAddress } from '#remote/file-address.ts';
import type { AdminQuestion, AskAdmin } from './admin-question.ts';
import { verificationReviews } from './verification-reviews.ts';

/** Ends when nothing has come for so long, in milliseconds; a service that writes 20 foods takes longer than a question. */
const STALL = 30_000;
const WRITING_STALL = 100_000;

export interface AdministrationOptions {
  readonly baseUrl: string;
  /** Of the signed-in member; null for a visitor. */
  readonly token: () => Promise<string | null>;
}

const server = serverFetch();

/** The routes under /api/admin. Outcomes are told by status and field codes, never by message text [S16]. */
export function pocketBaseAdministration(options: AdministrationOptions): Administration {
  const ask: AskAdmin = (question, decode) => asked(options, question, decode);
  return {
    ...verificationReviews(ask),
    reportedPicture: ({ reportId, picture }) =>
      fileAddress(ask, { collection: 'reports', id: reportId, name: picture, thumb: '960x960f' }),
    generateBlogPosts: () =>
      asked(
        options,
        { method: 'POST', path: '/api/admin/generate-daily-blogs', body: { manual_trigger: true } },
        writtenPosts,
      ),
    writeStory: (story) => asked(options, { method: 'POST', path: '/api/admin/blog-posts', body: story }, yes),
    addCuisineFoods: (cuisine) =>
      asked(
        options,
        { method: 'POST', path: '/api/admin/bulk-add-cuisine-foods', body: { cuisine }, stall: WRITING_STALL },
        addedFoods,
      ),
    takeBackFoods: (addition) =>
      asked(options, { method: 'POST', path: `/api/admin/bulk-additions/${addition}/undo`, body: {} }, takenBack),
    members: ({ name, which, after }) =>
      asked(
        options,
        {
          method: 'GET',
          path: `/api/admin/members?${new URLSearchParams({ name, which, ...(after === null ? {} : { after }) }).toString()}`,
        },
        decodeAdminMembers,
      ),
    setRole: (member, role) =>
      asked(options, { method: 'POST', path: `/api/admin/members/${member}/role`, body: { role } }, yes),
    servicesHealth: () => asked(options, { method: 'GET', path: '/api/admin/services' }, decodeServicesHealth),
    beginImport: ({ name, total }) =>
      asked(options, { method: 'POST', path: '/api/admin/imports', body: { file_name: name, total } }, (answer) =>
        readId(readColumns(answer)?.value('id')),
      ),
    judgeRows: (id, rows) =>
      asked(options, { method: 'POST', path: `/api/admin/imports/${id}/rows`, body: { rows } }, yes),
    stepImport: (id, step) =>
      asked(options, { method: 'POST', path: `/api/admin/imports/${id}/${step}`, body: {} }, yes),
    workOnImport: (id) =>
      asked(
        options,
        { method: 'POST', path: `/api/admin/imports/${id}/run`, body: {} },
        (answer) => importStatuses.find((known) => known === readColumns(answer)?.text('status')) ?? null,
      ),
    importReport: (id, { states, after }) =>
      asked(
        options,
        {
          method: 'GET',
          path: `/api/admin/imports/${id}/rows?${new URLSearchParams({ states: states.join(), after: String(after) }).toString()}`,
        },
        decodeImportReport,
      ),
    suspend: (member, reason) =>
      asked(options, { method: 'POST', path: `/api/admin/members/${member}/suspend`, body: { reason } }, yes),
    unsuspend: (member) =>
      asked(options, { method: 'POST', path: `/api/admin/members/${member}/unsuspend`, body: {} }, yes),
  };
}

/** Where that it was done is all there is to say. */
const yes = () => true as const;

/** Asks, and decodes what comes; an answer that makes no sense (null) is as good as none. */
async function asked<Value>(
  { baseUrl, token }: AdministrationOptions,
  { method, path, body, mutation, stall = STALL }: AdminQuestion,
  decode: (answer: unknown) => Value | null,
): Promise<AdminOutcome<Value>> {
  const authorisation = await token();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (authorisation !== null) headers['Authorization'] = authorisation;
  if (mutation !== undefined) headers['X-Mutation-Id'] = mutation;
  const init = { method, headers, stall, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  try {
    const response = await server(`${baseUrl}${path}`, init);
    const answer: unknown = await response.json();
    if (!response.ok) return failed(response, answer);
    const value = decode(answer);
    return value === null ? { kind: 'unreachable' } : { kind: 'done', value };
  } catch {
    return { kind: 'unreachable' };
  }
}

function failed(response: Response, answer: unknown): Exclude<AdminOutcome<never>, { kind: 'done' }> {
  const failure = answerFailure(response.status, response.headers);
  if (failure !== null) return { kind: failure.kind };
  if (response.status === 403) return { kind: 'unauthorised' };
  const body = readColumns(answer);
  const data =
    readColumns(body?.value('data')) === null ? {} : (body?.value('data') as Readonly<Record<string, unknown>>);
  const fields = Object.fromEntries(
    Object.entries(data).map(([field, problem]) => [
      field,
      serverSentence(readColumns(problem)?.text('message') ?? ''),
    ]),
  );
  return { kind: 'refused', message: serverSentence(body?.text('message') ?? ''), fields };
}

function addedFoods(answer: unknown): AddedFoods | null {
  const columns = readColumns(answer);
  const count = columns?.number('count') ?? null;
  return count === null ? null : { count, addition: count === 0 ? null : readId(columns?.value('addition')) };
}

function takenBack(answer: unknown): TakenBack | null {
  const columns = readColumns(answer);
  const [removed, kept] = [columns?.number('removed') ?? null, columns?.number('kept') ?? null];
  return removed === null || kept === null ? null : { removed, kept };
}

function writtenPosts(answer: unknown): WrittenPosts | null {
  const columns = readColumns(answer);
  const count = columns?.number('count') ?? null;
  return count === null ? null : { count, earlier: columns?.number('earlier') ?? 0 };
}
