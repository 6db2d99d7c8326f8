import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maskedTopic } from '#domain/values/masked-topic.ts';
import type { SharedPageRequest } from '#remote/remote.ts';
import { EVERYONE, topicOfList } from '#replica/database/audiences.ts';
import { putKeyedValue } from '#replica/database/keyed-value.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { aReplica, type TestReplica } from '#tests/support/a-replica.ts';
import { fakeRemote } from '#tests/support/fake-remote.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { pullShared } from './pull-shared.ts';

const [shown, linked, quiet] = ['list00000000001', 'list00000000002', 'list00000000003'].map(topicOfList) as [
  string,
  string,
  string,
];
let replica: TestReplica;
beforeEach(async () => {
  replica = aReplica();
  await putKeyedValue(replica.database, 'epoch', 'first');
  for (const topic of [shown, linked, quiet]) await openTopic(replica, topic);
  for (const audience of [EVERYONE, shown, linked, quiet])
    await replica.database.cursors.put({ audience, seq: 1024, pulledAt: 1, usedAt: 1 });
});
afterEach(() => replica.database.delete());

/** Which audiences are asked for where everyone's page tells these topics. */
async function asked(topics: readonly string[] | null): Promise<readonly string[]> {
  const heard: string[] = [];
  const remote = {
    ...fakeRemote(() => new FakeServer()),
    sharedPage: ({ epoch, audience, upTo }: SharedPageRequest) => {
      heard.push(audience);
      const page = {
        epoch,
        reset: false,
        cursors: { [audience]: upTo },
        denied: [],
        more: false,
        entries: [],
        rows: {},
      };
      return Promise.resolve({
        kind: 'page',
        page: { ...page, topics: audience === EVERYONE ? topics : null },
      } as const);
    },
  };
  expect(await pullShared({ replica, remote }, { upTo: 1025, news: 1025, every: 20 })).toBe('current');
  const cursors = await replica.database.cursors.toArray();
  expect(cursors.map(({ seq }) => seq)).toEqual([1025, 1025, 1025, 1025]);
  return heard;
}

test('[S23] R46: only topics with news are asked for, lists that are not public by their masked names', async () => {
  expect(await asked([shown, maskedTopic(linked)])).toEqual([EVERYONE, shown, linked]);
});

test('[S23] where nobody says which topics have news, all are asked for', async () => {
  expect(await asked(null)).toEqual([EVERYONE, shown, linked, quiet]);
});
