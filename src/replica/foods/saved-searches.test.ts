import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { liveAnswers } from '#replica/database/live-answers.ts';
import { endSession } from '#replica/session-commands/begin-session.ts';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { aReplica, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
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

  it('[S5] are each member’s own, and leave with a sign-out or a deleted account', async () => {
    const replica = aReplica();
    const mild = { name: 'Mild', parameters: 'spicy=0-1' };
    await signInAs(replica, member);
    await saveSearch(replica, mild);
    await signInAs(replica, otherMember);
    expect(await savedSearches(replica)).toEqual([]);
    await saveSearch(replica, { name: 'Sour', parameters: 'sour=4-5' });
    await signInAs(replica, member);
    expect(await savedSearches(replica)).toEqual([mild]);
    await forgetMember(replica, member);
    expect(JSON.stringify(await replica.database.keyed.toArray())).not.toContain(mild.name);
    await signInAs(replica, otherMember);
    expect(await savedSearches(replica)).toHaveLength(1);
    await endSession(replica);
    await signInAs(replica, otherMember);
    expect(await savedSearches(replica)).toEqual([]);
  });

  it('of a visitor become the member’s who signs in, each question once, as far as there is room', async () => {
    const replica = aReplica();
    await signInAs(replica, member);
    for (let at = 2; at < SAVED_SEARCHES_LIMIT; at += 1)
      await saveSearch(replica, { name: `${at}`, parameters: `q=${at}` });
    await signInAs(replica, otherMember);
    await endSession(replica);
    for (const parameters of ['q=y', 'q=x', 'q=w', 'q=3']) await saveSearch(replica, { name: 'visitor', parameters });
    await signInAs(replica, member);
    const saved = await savedSearches(replica);
    expect(saved).toHaveLength(SAVED_SEARCHES_LIMIT);
    expect(saved.filter(({ name }) => name === 'visitor').map(({ parameters }) => parameters)).toEqual(['q=w', 'q=x']);
    await signInAs(replica, otherMember);
    expect(await savedSearches(replica)).toEqual([]);
  });

  it('are told of to a screen that shows them', async () => {
    const replica = aReplica();
    let shown: readonly string[] | undefined;
    const following = liveAnswers(() => savedSearches(replica)).subscribe(
      (news) => (shown = news.map(({ name }) => name)),
    );
    await vi.waitFor(() => expect(shown).toEqual([]));
    await saveSearch(replica, { name: 'Mild', parameters: 'spicy=0-1' });
    await vi.waitFor(() => expect(shown).toEqual(['Mild']));
    following.unsubscribe();
  });
});
