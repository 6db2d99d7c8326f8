import type { MemberId } from '#domain/values/ids/ids.ts';
import type { MembersOutcome, MembersRequest, Remote } from '#remote/remote.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';

export interface MemberServer {
  readonly remote: Remote;
  /** What was asked so far. */
  readonly requests: MembersRequest[];
  /** Every list answers these members, in pages as small as this. */
  members: readonly { readonly id: string; readonly name: string }[];
  pageSize: number;
  /** The next answers, in place of members. */
  failures: Exclude<MembersOutcome, { kind: 'members' }>[];
}

/** A server whose directory of members says what the test wants. */
export function aMemberServer(): MemberServer {
  const server = new FakeServer();
  const fake: MemberServer = {
    requests: [],
    members: [],
    pageSize: 100,
    failures: [],
    remote: {
      ...fakeRemote(() => server),
      async members(request) {
        fake.requests.push(request);
        const failure = fake.failures.shift();
        if (failure !== undefined) return failure;
        const from = Number(request.after ?? 0);
        const shown = fake.members.slice(from, from + Math.min(request.limit, fake.pageSize));
        const end = from + shown.length;
        return {
          kind: 'members',
          page: {
            ids: shown.map(({ id }) => id as MemberId),
            next: end < fake.members.length ? String(end) : null,
            rows: {
              profiles: shown.map(({ id, name }) => ({ id, username: id, full_name: name })),
              member_stats: shown.map(({ id }) => ({ id, foods: 1 })),
            },
          },
        };
      },
    },
  };
  return fake;
}
