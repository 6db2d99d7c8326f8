import type PocketBase from 'pocketbase';
import { language as languageOfApp } from '#languages/region.ts';
import { answerFailure } from './answer-failure.ts';
import { decodeFeedPage, decodeManifest, decodeMembersPage } from './decode-sync-answers.ts';
import { pocketBase } from './pocketbase-client.ts';
import { pushMutation } from './push-mutation.ts';
import { readSnapshotRows } from './read-snapshot-rows.ts';
import { isOutdated, OUTDATED, protocolHeader } from './sync-protocol.ts';
import type { Failure, MembersOutcome, MembersRequest, PokeSubscription, PullOutcome, Remote, SessionOutcome, SnapshotOutcome, SnapshotPartOutcome } from './remote.ts';

/** Longest wait for an answer, in milliseconds: a server that accepts and never answers counts as unreachable. */
const PATIENCE = 20_000;
const UNREACHABLE: Failure = { kind: 'unreachable', answered: false };
/** The sizes in which screens show the pictures of a collection. */
const shownThumbs: Readonly<Record<string, readonly string[]>> = { foods: ['480x360', '240x180'], profiles: ['96x96', '256x256'] };
/** Entries per page of the feed. */
const PAGE = 500;

export interface RemoteOptions {
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** What the app speaks, told with each renewed sign-in. */
  readonly language?: string;
}

/** The server of Foretaste as sync sees it: PocketBase's record API and the sync routes of this product's hooks. */
export function pocketBaseRemote({ baseUrl, fetch: send = (input, init) => fetch(input, init), language = languageOfApp }: RemoteOptions): Remote {
  const ask = (path: string, init: RequestInit = {}) => answered(send, `${baseUrl}${path}`, init);
  return {
    async pull(request, token): Promise<PullOutcome> {
      const response = await ask('/api/sync/pull', { method: 'POST', ...jsonBody({ ...request, limit: PAGE }, token) });
      if (response === null) return UNREACHABLE;
      if (isOutdated(response)) return OUTDATED;
      const page = response.ok ? decodeFeedPage(await bodyOf(response)) : null;
      return page === null ? failureOf(response) : { kind: 'page', page };
    },
    push: (mutation, token) => pushMutation({ baseUrl, send, mutation, token }),
    async snapshot(): Promise<SnapshotOutcome> {
      const response = await ask('/api/sync/snapshot');
      if (response === null) return UNREACHABLE;
      if (response.status === 204 || response.status === 404) return { kind: 'none' };
      const manifest = response.ok ? decodeManifest(await bodyOf(response)) : null;
      return manifest === null ? failureOf(response) : { kind: 'manifest', manifest };
    },
    async snapshotPart(hash): Promise<SnapshotPartOutcome> {
      const response = await send(`${baseUrl}/api/sync/snapshot/${hash}`).catch(() => null);
      if (response === null) return UNREACHABLE;
      if (response.status === 404) return { kind: 'gone' };
      return response.ok && response.body !== null ? { kind: 'rows', batches: readSnapshotRows(response.body) } : failureOf(response);
    },
    async members(request, token): Promise<MembersOutcome> {
      const headers: Record<string, string> = token === null ? {} : { Authorization: token };
      const response = await ask(`/api/community/members?${membersQuery(request)}`, { headers });
      if (response === null) return UNREACHABLE;
      // A question that the server does not know stays without an answer; asking it again would hold up the others.
      if (response.status === 400 || response.status === 404) return { kind: 'members', page: { ids: [], next: null, rows: {} } };
      const page = response.ok ? decodeMembersPage(await bodyOf(response)) : null;
      return page === null ? failureOf(response) : { kind: 'members', page };
    },
    async refreshSession(token): Promise<SessionOutcome> {
      const response = await ask('/api/collections/users/auth-refresh', { method: 'POST', headers: { 'Authorization': token, 'X-App-Language': language } });
      if (response === null) return UNREACHABLE;
      if (response.status === 403 || response.status === 404) return { kind: 'unauthorised', why: 'expired' };
      const refreshed = response.ok ? refreshedSession(await bodyOf(response)) : null;
      return refreshed ?? failureOf(response);
    },
    async countViews({ viewer, day, foods }, token) {
      const response = await ask('/api/analytics/views', { method: 'POST', ...jsonBody({ viewer, views: foods.map((food) => ({ food, day })) }, token) });
      if (response === null) return UNREACHABLE;
      // What the server refuses it will refuse again: it is let go of.
      return response.status === 204 || response.status === 400 || response.status === 404 ? { kind: 'counted' } : failureOf(response);
    },
    async warmFile({ collection, record, name }) {
      const path = `/api/files/${collection}/${record}/${name}`;
      const answers = await Promise.all([ask(path), ...(shownThumbs[collection] ?? []).map((size) => ask(`${path}?thumb=${size}`))]);
      if (answers.some((answer) => answer?.status === 404)) return 'gone';
      return answers.every((answer) => answer?.ok) ? 'cached' : 'unreachable';
    },
    listen: (subscription) => listenForPokes(pocketBase(subscription.token, baseUrl), subscription),
  };
}

function membersQuery({ question, after, limit }: MembersRequest): string {
  const { list } = question;
  const query = new URLSearchParams({ list, limit: String(limit), ...(after === null ? {} : { after }) });
  if ('name' in question) query.set('name', question.name);
  if ('of' in question) query.set('of', question.of);
  return query.toString();
}

async function answered(send: typeof fetch, url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await send(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return null;
  }
}

function jsonBody(body: unknown, token: string | null): RequestInit {
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

/** An answer that makes no sense (a captive portal's page, a cut body) is as good as none. */
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

function listenForPokes(client: PocketBase, { audiences, onPoke, onConnected, onGivenUp }: PokeSubscription): () => void {
  client.realtime.onDisconnect = () => onConnected(false);
  let isWanted = true;
  // The client comes back by itself after a break, but not where the very first connection failed.
  const giveUp = () => {
    if (!isWanted) return;
    isWanted = false;
    onConnected(false);
    onGivenUp();
  };
  const connected = client.realtime.subscribe('PB_CONNECT', () => {
    onConnected(true);
    onPoke();
  });
  const topics = audiences.map((audience) => client.realtime.subscribe(`sync:${audience}`, () => onPoke()));
  for (const subscription of [connected, ...topics]) subscription.catch(giveUp);
  return () => {
    isWanted = false;
    void client.realtime.unsubscribe().catch(() => undefined);
  };
}
