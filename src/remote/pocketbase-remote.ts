import type PocketBase from 'pocketbase';
import { language as languageOfApp } from '#languages/region.ts';
import { answerFailure } from './answer-failure.ts';
import type { Send } from './browser-send.ts';
import {
  decodeFeedPage,
  decodeFoodRows,
  decodeManifest,
  decodeMembersPage,
  decodeOwnPlace,
  decodeHeartbeat,
  decodePoke,
  decodeUnknownMutations,
  readSnapshotRows,
} from './decode-sync-answers.ts';
import { pocketBase } from './pocketbase-client.ts';
import { pushMutation } from './push-mutation.ts';
import { pageSize } from './page-size.ts';
import { protectedPicture } from './protected-picture.ts';
import { type Beginnings, readContent } from './read-content.ts';
import { serverFetch, type ServerRequest } from './server-fetch.ts';
import { sharedFeed } from './shared-feed.ts';
import { isOutdated, OUTDATED, protocolHeader } from './sync-protocol.ts';
import type {
  Failure,
  FoodRowsOutcome,
  MembersOutcome,
  MembersRequest,
  OwnPlaceOutcome,
  PokeSubscription,
  PullOutcome,
  Remote,
  SessionOutcome,
  SnapshotOutcome,
  SnapshotPartOutcome,
  UnknownMutations,
} from './remote.ts';

const UNREACHABLE: Failure = { kind: 'unreachable', answered: false };
/** The sizes in which screens show the pictures of a collection. */
const shownThumbs: Readonly<Record<string, readonly string[]>> = {
  foods: ['480x360', '240x180'],
  food_photos: ['480x360', '240x180'],
  profiles: ['96x96', '256x256'],
};

export interface RemoteOptions {
  readonly baseUrl: string;
  readonly send?: Send;
  /** What the app speaks, told with each renewed sign-in. */
  readonly language?: string;
}

/** The server of Foretaste as sync sees it: PocketBase's record API and the sync routes of this product's hooks. */
export function pocketBaseRemote({ baseUrl, send, language = languageOfApp }: RemoteOptions): Remote {
  const server = serverFetch(send);
  const ask = (path: string, request?: ServerRequest) => server(`${baseUrl}${path}`, request).catch(() => null);
  const pages = pageSize();
  const beginnings: Beginnings = new Map();
  return {
    async pull({ outboxAge, ...request }, token): Promise<PullOutcome> {
      const asked = pages.ask();
      const { headers, body } = jsonBody({ ...request, limit: asked.entries }, token);
      const response = await ask('/api/sync/pull', {
        method: 'POST',
        headers: { ...headers, ...(outboxAge === undefined ? {} : { 'X-Outbox-Age': String(outboxAge) }) },
        body,
      });
      if (response !== null && isOutdated(response)) return OUTDATED;
      const page = response?.ok === true ? decodeFeedPage(await bodyOf(response)) : null;
      if (response === null || page === null) {
        // It broke off, or never came: what is smaller may get through [S20].
        if (response === null || response.ok) asked.broke();
        return response === null ? UNREACHABLE : failureOf(response);
      }
      asked.came(page.entries.length);
      return { kind: 'page', page, ...timeOf(response) };
    },
    async ownPlace({ epoch, after, pass }): Promise<OwnPlaceOutcome> {
      const response = await ask(`/api/sync/own?epoch=${epoch}&after=${after}`, { headers: { 'X-Sync-Pass': pass } });
      if (response === null) return UNREACHABLE;
      const upTo = response.status === 200 ? decodeOwnPlace(await bodyOf(response)) : null;
      if (upTo !== null && upTo >= after) return { kind: 'quiet', upTo, ...timeOf(response) };
      return answerFailure(response.status, response.headers) ?? { kind: 'ask' };
    },
    ...sharedFeed(ask),
    push: (mutation, token) => pushMutation({ baseUrl, server, mutation, token }),
    async unknownMutations(ids, token): Promise<UnknownMutations> {
      const response = await ask('/api/sync/mutations/unknown', { method: 'POST', ...jsonBody({ ids }, token) });
      if (response === null) return UNREACHABLE;
      const unknown = response.ok ? decodeUnknownMutations(await bodyOf(response)) : null;
      return unknown === null ? failureOf(response) : { kind: 'unknown', ids: unknown };
    },
    async snapshot(): Promise<SnapshotOutcome> {
      const response = await ask('/api/sync/snapshot?rows=first');
      if (response === null) return UNREACHABLE;
      if (response.status === 204 || response.status === 404) return { kind: 'none' };
      const manifest = response.ok ? decodeManifest(await bodyOf(response)) : null;
      return manifest === null ? failureOf(response) : { kind: 'manifest', manifest };
    },
    async snapshotPart({ hash, rows: lines }): Promise<SnapshotPartOutcome> {
      const content = await readContent(server, { url: `${baseUrl}/api/sync/snapshot/${hash}`, hash }, beginnings);
      if (content.kind !== 'content') return content;
      const rows = readSnapshotRows(content.bytes, lines);
      return rows === null ? { kind: 'unreachable', answered: true } : { kind: 'rows', rows };
    },
    async foods(ids, token): Promise<FoodRowsOutcome> {
      const response = await ask('/api/sync/foods', { method: 'POST', ...jsonBody({ ids }, token) });
      if (response === null) return UNREACHABLE;
      const told = response.ok ? decodeFoodRows(await bodyOf(response)) : null;
      return told === null ? failureOf(response) : { kind: 'foods', ...told };
    },
    members: (request, token) => askMembers(ask, request, token),
    refreshSession: (token) => refreshSession(ask, { token, language }),
    countViews: (views, token) => countViews(ask, views, token),
    warmFile: (file) => warmFile(ask, file),
    protectedPicture: (file, token) => protectedPicture(ask, file, token),
    listen: (subscription) => listenForPokes(pocketBase(subscription.token, { baseUrl, server }), subscription),
  };
}

type Ask = (path: string, request?: ServerRequest) => Promise<Response | null>;

async function askMembers(ask: Ask, request: MembersRequest, token: string | null): Promise<MembersOutcome> {
  const headers: Record<string, string> = token === null ? {} : { Authorization: token };
  const response = await ask(`/api/community/members?${membersQuery(request)}`, { headers });
  if (response === null) return UNREACHABLE;
  // A question that the server does not know gets no answer. Asking it again would hold up the others.
  if (response.status === 400 || response.status === 404)
    return { kind: 'members', page: { ids: [], next: null, rows: {} } };
  const page = response.ok ? decodeMembersPage(await bodyOf(response)) : null;
  return page === null ? failureOf(response) : { kind: 'members', page };
}

interface Renewal {
  readonly token: string;
  readonly language: string;
}

async function refreshSession(ask: Ask, { token, language }: Renewal): Promise<SessionOutcome> {
  const response = await ask('/api/collections/users/auth-refresh', {
    method: 'POST',
    headers: { Authorization: token, 'X-App-Language': language },
  });
  if (response === null) return UNREACHABLE;
  if (response.status === 403 || response.status === 404) return { kind: 'unauthorised', why: 'expired' };
  const refreshed = response.ok ? refreshedSession(await bodyOf(response)) : null;
  return refreshed ?? failureOf(response);
}

async function countViews(
  ask: Ask,
  { day, foods }: Parameters<Remote['countViews']>[0],
  token: string | null,
): ReturnType<Remote['countViews']> {
  const response = await ask('/api/analytics/views', {
    method: 'POST',
    ...jsonBody({ views: foods.map((food) => ({ food, day })) }, token),
  });
  if (response === null) return UNREACHABLE;
  // What the server refuses it will refuse again: it is let go of.
  return response.status === 204 || response.status === 400 || response.status === 404
    ? { kind: 'counted' }
    : failureOf(response);
}

async function warmFile(
  ask: Ask,
  { collection, record, name }: Parameters<Remote['warmFile']>[0],
): ReturnType<Remote['warmFile']> {
  const path = `/api/files/${collection}/${record}/${name}`;
  const answers = await Promise.all([
    ask(path),
    ...(shownThumbs[collection] ?? []).map((size) => ask(`${path}?thumb=${size}`)),
  ]);
  if (answers.some((answer) => answer?.status === 404)) return 'gone';
  return answers.every((answer) => answer?.ok) ? 'cached' : 'unreachable';
}

/** When the server sent it, to the second. */
function timeOf({ headers }: Response): { readonly at?: number } {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? {} : { at };
}

function membersQuery({ question, after, limit }: MembersRequest): string {
  const { list } = question;
  const query = new URLSearchParams({ list, limit: String(limit), ...(after === null ? {} : { after }) });
  if ('name' in question) query.set('name', question.name);
  if ('of' in question) query.set('of', question.of);
  if ('ids' in question) query.set('of', question.ids.join(','));
  return query.toString();
}

function jsonBody(
  body: unknown,
  token: string | null,
): { readonly headers: Record<string, string>; readonly body: string } {
  const headers: Record<string, string> = { ...protocolHeader, 'Content-Type': 'application/json' };
  if (token !== null) headers.Authorization = token;
  return { headers, body: JSON.stringify(body) };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** An answer that makes no sense (a cut body, another version's) is as good as none. */
function failureOf(response: Response): Failure {
  return answerFailure(response.status, response.headers) ?? { kind: 'unreachable', answered: true };
}

function refreshedSession(body: unknown): SessionOutcome | null {
  if (typeof body !== 'object' || body === null || !('token' in body) || !('record' in body)) return null;
  const { token, record } = body;
  if (typeof token !== 'string' || typeof record !== 'object' || record === null) return null;
  const email = 'email' in record && typeof record.email === 'string' ? record.email : '';
  const emailVerified = 'verified' in record && record.verified === true;
  return { kind: 'refreshed', token, email, emailVerified };
}

function listenForPokes(
  client: PocketBase,
  { audiences, onPoke, onHeartbeat, onConnected, onGivenUp }: PokeSubscription,
): () => void {
  let isWanted = true;
  // The client must not connect again by itself, neither after a break nor after a first failure: it would try every second or two for ever [S16].
  const giveUp = () => {
    if (!isWanted) return;
    isWanted = false;
    onConnected(false);
    onGivenUp();
    // Once the client has planned its next try, which this takes back.
    setTimeout(() => void client.realtime.unsubscribe().catch(() => undefined), 0);
  };
  client.realtime.onDisconnect = giveUp;
  const connected = client.realtime.subscribe('PB_CONNECT', () => {
    onConnected(true);
  });
  const topics = audiences.map((audience) =>
    client.realtime.subscribe(`sync:${audience}`, (message: unknown) => onPoke(decodePoke(audience, message))),
  );
  // In the same moment as the others, so that one request subscribes them all.
  if (audiences.some((audience) => audience.startsWith('u:')))
    topics.push(
      client.realtime.subscribe('sync:heartbeat', (message: unknown) => {
        const beat = decodeHeartbeat(message);
        if (beat !== null) onHeartbeat(beat);
      }),
    );
  for (const subscription of [connected, ...topics]) subscription.catch(giveUp);
  return () => {
    isWanted = false;
    void client.realtime.unsubscribe().catch(() => undefined);
  };
}
