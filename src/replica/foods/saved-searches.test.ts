import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { aReplica } from '#tests/support/a-replica.ts';
import { removeSearch, SAVED_SEARCHES_LIMIT, savedSearches, saveSearch, SEARCH_NAME_LIMIT } from './saved-searches.ts';

describe('saved searches', () => {
  it('are kept with their name, the latest first, and one that asks the same takes the place of the other', async () => {
    const replica = aReplica();
    await saveSearch(replica, { name: ' Sour and Thai ', parameters: 'cuisine=Thai&sour=3-5' });
    await saveSearch(replica, { name: 'Sweet', parameters: 'sweet=4-5' });
    await saveSearch(replica, { name: 'Sour', parameters: 'cuisine=Thai&sour=3-5' });
    expect(await savedSearches(replica)).toEqual([
      { name: 'Sour', parameters: 'cuisine=Thai&sour=3-5' },
      { name: 'Sweet', parameters: 'sweet=4-5' },
    ]);
  });

  it('are taken back to where they stood', async () => {
    const replica = aReplica();
    for (const name of ['a', 'b', 'c']) await saveSearch(replica, { name, parameters: `q=${name}` });
    const before = await savedSearches(replica);
    await removeSearch(replica, 'q=b');
    expect((await savedSearches(replica)).map(({ name }) => name)).toEqual(['c', 'a']);
    await saveSearch(replica, { name: 'b', parameters: 'q=b' }, 1);
    expect(await savedSearches(replica)).toEqual(before);
  });

  it(`are ${SAVED_SEARCHES_LIMIT} at most, with names of ${SEARCH_NAME_LIMIT} characters; one of them can still be renamed`, async () => {
    const replica = aReplica();
    for (let at = 0; at < SAVED_SEARCHES_LIMIT; at += 1)
      expect(await saveSearch(replica, { name: 'x'.repeat(99), parameters: `q=${at}` })).toEqual({
        kind: 'saved',
        isKept: true,
      });
    expect(await saveSearch(replica, { name: 'one more', parameters: 'q=more' })).toEqual({
      kind: 'saved',
      isKept: false,
    });
    expect(await saveSearch(replica, { name: 'renamed', parameters: 'q=3' })).toEqual({ kind: 'saved', isKept: true });
    const saved = await savedSearches(replica);
    expect(saved).toHaveLength(SAVED_SEARCHES_LIMIT);
    expect(saved[1]?.name).toHaveLength(SEARCH_NAME_LIMIT);
  });
});
