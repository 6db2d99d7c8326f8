import { readColumns } from '#domain/values/read-columns.ts';
import { answerFailure } from './answer-failure.ts';
import type { Failure, Remote } from './remote.ts';
import type { ServerRequest } from './server-fetch.ts';

/** Large enough for any screen, as the collections of such pictures offer it. */
const SHOWN_THUMB = '960x960f';

/** Two requests: one for a token that lives for some minutes, one for the picture. No cache keeps either. */
export async function protectedPicture(
  ask: (path: string, request?: ServerRequest) => Promise<Response | null>,
  { collection, record, name }: Parameters<Remote['protectedPicture']>[0],
  token: string,
): ReturnType<Remote['protectedPicture']> {
  const signed = await ask('/api/files/token', {
    method: 'POST',
    headers: { Authorization: token },
    cache: 'no-store',
  });
  if (signed?.ok !== true) return failureOf(signed);
  const key = readColumns(await signed.json().catch(() => null))?.text('token') ?? '';
  const query = new URLSearchParams({ thumb: SHOWN_THUMB, token: key });
  const path = `/api/files/${collection}/${record}/${encodeURIComponent(name)}?${query.toString()}`;
  const answer = await ask(path, { cache: 'no-store' });
  if (answer?.status === 404 || answer?.status === 403) return { kind: 'gone' };
  if (answer?.ok !== true) return failureOf(answer);
  const type = answer.headers.get('Content-Type') ?? '';
  const bytes = await answer.arrayBuffer().catch(() => null);
  return bytes === null || !type.startsWith('image/')
    ? { kind: 'unreachable', answered: true }
    : { kind: 'picture', bytes, type };
}

function failureOf(answer: Response | null): Failure {
  if (answer === null) return { kind: 'unreachable', answered: false };
  return answerFailure(answer.status, answer.headers) ?? { kind: 'unreachable', answered: true };
}
