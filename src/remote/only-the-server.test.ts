import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { SessionKeeper } from '#domain/accounts/session-keeper.ts';
import { impostors } from '#tests/support/impostors.ts';
import { askAnalytics } from './ask-analytics.ts';
import { assistantRequests } from './assistant-requests.ts';
import { pictureFetcher } from './fetch-picture.ts';
import { pocketBaseAccounts } from '#remote/accounts/pocketbase-accounts.ts';
import { pocketBaseAdministration } from '#remote/accounts/pocketbase-administration.ts';
import { pocketBaseRemote } from './pocketbase-remote.ts';
import { readFoodColumns } from './read-food-columns.ts';
import type { OutgoingMutation } from './remote.ts';

/**
 * [S19] Whatever something between this device and the server answers, to whatever request: nothing came of it. The sign-in does not end, nothing is
 * accepted, gone, empty or confirmed.
 */
let asked = 0;
/** An address of its own each time: what one asked for does not hold up another. */
const newAddress = () => `https://food${(asked += 1)}.test`;
const hash = 'ab'.repeat(32);
const ended: string[] = [];
const sessions: SessionKeeper = {
  begin: async () => void ended.push('begin'),
  end: async () => void ended.push('end'),
  verified: async () => void ended.push('verified'),
  renewed: async () => void ended.push('renewed'),
  departed: async () => void ended.push('departed'),
  outdated: async () => void ended.push('outdated'),
};
const member = 'mina00000000001' as MemberId;
const mailToken = `x.${btoa(JSON.stringify({ id: member }))}.x`;

function aMutation(changes: Partial<OutgoingMutation> = {}): OutgoingMutation {
  return { id: 'm1', collection: 'foods', record: 'soup', kind: 'create', columns: {}, files: [], ...changes };
}
const film = (digest: string) => [
  {
    column: 'file',
    bytes: new ArrayBuffer(8),
    type: 'video/mp4',
    name: 'film.mp4',
    progress: { size: 8, sent: 0, digest, movedAt: 0 },
  },
];

/** Every call of the remote interfaces. One that is missing here fails the last test. */
function callsTo(baseUrl: string) {
  const remote = pocketBaseRemote({ baseUrl });
  const accounts = pocketBaseAccounts({ baseUrl, sessions });
  const browsers = accounts.browsers();
  const administration = pocketBaseAdministration({ baseUrl, token: async () => 'token' });
  const assistant = assistantRequests({ baseUrl });
  const asking = { token: 'token', memberId: member, signal: new AbortController().signal };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'remote.pull': () => remote.pull({ epoch: 'first', cursors: { '*': 1 } }, 'token'),
    'remote.ownPlace': () => remote.ownPlace({ epoch: 'first', after: 1, pass: 'pass' }),
    'remote.sharedHead': () => remote.sharedHead(),
    'remote.sharedPage': () => remote.sharedPage({ epoch: 'first', audience: '*', after: 0, upTo: 1 }),
    'remote.push': () => remote.push(aMutation(), 'token'),
    'remote.push, a change': () => remote.push(aMutation({ kind: 'update' }), 'token'),
    'remote.push, a deletion': () => remote.push(aMutation({ kind: 'delete' }), 'token'),
    'remote.push, opening an upload': () => remote.push(aMutation({ files: film('') }), 'token'),
    'remote.push, a part of an upload': () => remote.push(aMutation({ files: film('ab') }), 'token'),
    'remote.unknownMutations': () => remote.unknownMutations(['m1'], 'token'),
    'remote.snapshot': () => remote.snapshot(),
    'remote.snapshotPart': () => remote.snapshotPart({ hash, rows: 1 }),
    'remote.foods': () => remote.foods(['soup'], null),
    'remote.members': () => remote.members({ question: { list: 'newest' }, after: null, limit: 10 }, 'token'),
    'remote.refreshSession': () => remote.refreshSession('token'),
    'remote.countViews': () => remote.countViews({ day: '2026-01-01', foods: [] }, null),
    'remote.warmFile': () => remote.warmFile({ collection: 'foods', record: 'soup', name: 'soup.png' }),
    'remote.protectedPicture': () =>
      remote.protectedPicture({ collection: 'diary_entries', record: 'soup', name: 'soup.png' }, 'token'),
    'accounts.operator': async () => ((await accounts.operator()) === null ? 'unreachable' : 'it is told'),
    'accounts.signIn': () => accounts.signIn({ email: 'mina@example.org', password: 'saffron' }),
    'accounts.signUp': () =>
      accounts.signUp({
        email: 'mina@example.org',
        password: 'saffron',
        username: 'mina',
        fullName: 'Mina',
        role: 'enthusiast',
        consent: true,
      }),
    'accounts.requestPasswordReset': () => accounts.requestPasswordReset('mina@example.org'),
    'accounts.confirmPasswordReset': () => accounts.confirmPasswordReset({ token: mailToken, password: 'saffron' }),
    'accounts.resendVerification': () => accounts.resendVerification('mina@example.org'),
    'accounts.confirmVerification': () => accounts.confirmVerification(mailToken),
    'accounts.confirmEmailChange': () => accounts.confirmEmailChange({ token: mailToken, password: 'saffron' }),
    'accounts.changePassword': () =>
      accounts.changePassword({
        memberId: member,
        token: 'token',
        current: 'a',
        password: 'saffron',
        passwordConfirm: 'saffron',
      }),
    'accounts.signOutEverywhere': () => accounts.signOutEverywhere({ memberId: member, token: 'token' }),
    'accounts.requestEmailChange': () => accounts.requestEmailChange({ token: 'token', email: 'new@example.org' }),
    'accounts.exportData': () => accounts.exportData({ token: 'token', unsent: new Blob(['{}']) }),
    'accounts.deleteAccount': () => accounts.deleteAccount({ memberId: member, token: 'token', password: 'saffron' }),
    'browsers.serverKey': async () => ((await browsers.serverKey()) === null ? 'unreachable' : 'a key'),
    'browsers.keep': () => browsers.keep({ token: 'token', endpoint: 'https://push.example' }),
    'browsers.forget': async () => ((await browsers.forget({ id: 'id', key: 'key' })) ? 'forgotten' : 'unreachable'),
    'administration.servicesHealth': () => administration.servicesHealth(),
    'administration.setRole': () => administration.setRole(member, 'home_chef'),
    'administration.documentsOf': () => administration.documentsOf('request'),
    'administration.documentAddress': () =>
      administration.documentAddress({ id: 'd', file: 'f.pdf', name: 'f.pdf', type: 'other' }),
    'assistant.ask': () =>
      assistant.ask({ ...asking, type: 'chat', prompt: 'What is ramen?', foodData: null, mood: 'evening' }),
    'assistant.suggest': () =>
      assistant.suggest({ ...asking, tasteProfile: null, recentlyViewed: [], currentMood: 'evening' }),
    'assistant.readPhoto': () =>
      assistant.readPhoto({ ...asking, picture: { bytes: new ArrayBuffer(1), type: 'image/jpeg' } }),
    'assistant.canSee': async () => ((await assistant.canSee()) ? 'it can' : 'unreachable'),
    analytics: () => askAnalytics({ baseUrl, token: 'token' }, { days: 7, food: 'soup' as FoodId }),
    columns: () => readFoodColumns({ baseUrl }),
    picture: () => pictureFetcher()(`${baseUrl}/api/files/foods/soup/soup.png`),
  };
  return { remote, accounts, browsers, assistant, calls };
}

afterEach(() => {
  vi.unstubAllGlobals();
  ended.length = 0;
});

describe.each(Object.keys(callsTo(newAddress()).calls))('[S19] %s', (name) => {
  it.each(impostors)('takes %s of something in front for no answer', async (_what, answer) => {
    const redirects: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { redirect }: RequestInit) => {
      redirects.push(redirect);
      return answer();
    });
    const outcome = await callsTo(newAddress()).calls[name]?.();
    expect(typeof outcome === 'string' ? outcome : (outcome as { readonly kind: string }).kind).toBe('unreachable');
    expect(ended).toEqual([]);
    expect(new Set(redirects)).toEqual(new Set(['manual']));
  });
});

it('[S19] every call of the remote and of the accounts is in the table', () => {
  const { remote, accounts, browsers, assistant, calls } = callsTo(newAddress());
  const apart = new Set(['remote.listen', 'accounts.prepare', 'accounts.browsers', 'accounts.signOut']);
  const named = [
    ...Object.keys(remote).map((name) => `remote.${name}`),
    ...Object.keys(accounts).map((name) => `accounts.${name}`),
    ...Object.keys(browsers).map((name) => `browsers.${name}`),
    ...Object.keys(assistant).map((name) => `assistant.${name}`),
  ];
  expect(named.filter((name) => !apart.has(name) && !(name in calls))).toEqual([]);
});
