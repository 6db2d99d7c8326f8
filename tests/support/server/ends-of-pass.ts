import { type Api, type ApiMember, recordsPath } from './open-api.ts';

interface PassWorld {
  readonly api: Api;
  /** Whose pass ends. */
  readonly member: ApiMember;
  readonly other: ApiMember;
  readonly admin: ApiMember;
  /** A superuser's token. */
  readonly superuser: string;
}

/** What ends a member's pass, though nothing need come under the member's own audience: `test.each` it. */
export const endsOfPass: readonly (readonly [what: string, act: (world: PassWorld) => Promise<unknown>])[] = [
  [
    'a block by another',
    async ({ api, member, other }) => api.create('blocks', other, { blocker: other.id, blocked: member.id }),
  ],
  [
    'a block of another',
    async ({ api, member, other }) => api.create('blocks', member, { blocker: member.id, blocked: other.id }),
  ],
  [
    'a sign-out everywhere',
    ({ api, member: { token } }) => api.call('POST', '/api/account/sign-out-everywhere', { token }),
  ],
  [
    'a suspension',
    ({ api, member: { id }, admin: { token } }) =>
      api.call('POST', `/api/admin/members/${id}/suspend`, { token, body: { reason: 'Spam.' } }),
  ],
  [
    'a role',
    ({ api, member: { id }, superuser }) =>
      api.call('PATCH', recordsPath('users', id), { token: superuser, body: { standing: 'admin' } }),
  ],
  [
    'the end of the account',
    ({ api, member: { id }, superuser }) => api.call('DELETE', recordsPath('users', id), { token: superuser }),
  ],
];
