import { beforeAll, describe, expect, test } from 'vitest';
import { blockIdFor } from '#domain/members/block-id-for.ts';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import { deriveId } from '#domain/values/ids/derive-id.ts';
import { followIdFor } from '#domain/members/follow-id-for.ts';
import type { DinnerTableId, FoodId, FoodListId, MemberId, ReviewId, TablePersonId } from '#domain/values/ids/ids.ts';
import { keptListIdFor } from '#domain/lists/kept-list.ts';
import { listLinkIdFor, listMemberIdFor } from '#domain/lists/list-member.ts';
import { listNoteIdFor } from '#domain/lists/list-note.ts';
import { listItemIdFor } from '#domain/lists/food-list.ts';
import { likeIdFor } from '#domain/foods/like-id-for.ts';
import { muteIdFor } from '#domain/members/mute-id-for.ts';
import { comparisonIdFor } from '#domain/order/food-comparison.ts';
import { pairVoteIdFor } from '#domain/pairing/pair-vote.ts';
import { reportIdFor } from '#domain/administration/report.ts';
import { answerIdFor, pinIdFor } from '#domain/reviews/review-answer.ts';
import { reviewIdFor } from '#domain/reviews/review-id-for.ts';
import { savedFoodIdFor } from '#domain/foods/saved-food.ts';
import { requestIdAfter } from '#domain/professionals/verification.ts';
import { invitationIdFor } from '#domain/tables/table-invitation.ts';
import { seatIdFor } from '#domain/tables/table-person.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';
import { signUpBody } from './access.bodies.ts';
import { setStage, type Stage } from './access.stage.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

/*
 * [S24] The server decides ids. What everybody can derive, nobody but its owner may take.
 */

let stage: Stage;

const { server, api } = serverOfFile({ hooks: sqlHook });
beforeAll(async () => {
  stage = await setStage(api);
});

type Fields = Readonly<Record<string, unknown>>;
const text = (row: Fields, field: string) => String(row[field]);
const member = (row: Fields, field = 'user') => text(row, field) as MemberId;
const food = (row: Fields) => text(row, 'food') as FoodId;
const today = () => new Date().toISOString().slice(0, 10);

/** How the app derives the id of a row; 'free' where it is made by chance, 'server' where no client makes one. */
const ids: Readonly<Record<string, ((row: Fields) => string) | 'free' | 'server'>> = {
  achievements: 'server',
  admin_actions: 'server',
  blocks: (row) => blockIdFor({ blocker: member(row, 'blocker'), blocked: member(row, 'blocked') }),
  blog_contents: 'server',
  blog_posts: 'server',
  blog_runs: 'server',
  blog_stories: 'server',
  catalogue_stats: 'server',
  conversations: (row) => conversationIdFor(member(row, 'participant_1'), member(row, 'participant_2')),
  diary_entries: 'free',
  dinner_tables: 'free',
  error_reports: 'free',
  food_imports: 'server',
  food_comparisons: (row) =>
    comparisonIdFor({ one: text(row, 'one') as FoodId, other: text(row, 'other') as FoodId }, member(row)),
  food_likes: (row) => likeIdFor(food(row), member(row)),
  food_list_items: (row) => listItemIdFor(text(row, 'list') as FoodListId, food(row)),
  food_events: 'free',
  food_lists: 'free',
  food_photos: 'free',
  food_recommendations: 'server',
  foods: 'free',
  member_stats: 'server',
  kept_lists: (row) => keptListIdFor(text(row, 'list') as FoodListId, member(row)),
  list_links: (row) => listLinkIdFor(text(row, 'list') as FoodListId),
  list_members: (row) => listMemberIdFor(text(row, 'list') as FoodListId, member(row)),
  list_notes: (row) => listNoteIdFor(text(row, 'item'), member(row)),
  messages: 'free',
  mutes: (row) => muteIdFor({ muter: member(row, 'muter'), muted: member(row, 'muted') }),
  notification_preferences: (row) => member(row),
  notifications: 'server',
  pair_sums: 'server',
  pair_votes: (row) =>
    pairVoteIdFor({ one: text(row, 'one') as FoodId, other: text(row, 'other') as FoodId }, member(row)),
  personalized_insights: (row) => deriveId('insight', member(row), text(row, 'insight_type'), text(row, 'description')),
  pinned_reviews: (row) => pinIdFor(food(row), member(row)),
  places: 'free',
  private_contacts: (row) => member(row),
  professional_profiles: (row) => member(row),
  profiles: 'server',
  push_subscriptions: 'server',
  reports: (row) => reportIdFor(member(row, 'reporter'), { kind: 'member', id: text(row, 'item') }),
  review_answers: (row) => answerIdFor(text(row, 'review') as ReviewId, member(row)),
  reviews: (row) => reviewIdFor(food(row), member(row)),
  saved_foods: (row) => savedFoodIdFor(food(row), member(row)),
  table_people: 'free',
  table_invitations: (row) => invitationIdFor({ host: member(row, 'host'), guest: member(row, 'guest') }),
  table_seats: (row) => seatIdFor(text(row, 'table') as DinnerTableId, text(row, 'person') as TablePersonId),
  user_follows: (row) => followIdFor({ follower: member(row, 'follower'), following: member(row, 'following') }),
  user_roles: 'free',
  user_taste_profiles: (row) => member(row),
  users: 'server',
  verification_documents: 'free',
  verification_requests: (row) => requestIdAfter(member(row), null),
  video_views: (row) => deriveId('video view', text(row, 'video'), member(row), today()),
  videos: 'free',
};
const derived = Object.entries(ids).flatMap(([name, idOf]) =>
  typeof idOf === 'string' ? [] : [[name, idOf] as const],
);
/** Whose access rule asks for the own id already. */
const ruled = ['notification_preferences', 'private_contacts', 'user_taste_profiles'];
const make = (collection: string, token: string | undefined, body: unknown) =>
  api.call('POST', recordsPath(collection), { token, body });
const foreign = { id: { code: 'validation_foreign_id' } };

test('[S24] every collection says where its ids come from', async () => {
  const { body } = await api.call('GET', '/api/collections?perPage=500&filter=(system=false)', {
    token: stage.superuser,
  });
  expect(body.items.map((collection) => text(collection, 'name')).toSorted()).toEqual(Object.keys(ids).toSorted());
});

describe('[S24] an id that is derived', () => {
  test.each(derived)('%s: is its own row’s alone', async (collection, idOf) => {
    const theirs = await stage.offerFields(collection, 'owner');
    const id = idOf(theirs);
    const own = await stage.offerFields(collection, 'professional');
    const squatted = await make(collection, stage.tokenOf('professional'), { ...own, id });
    expect(squatted.status).toBe(400);
    expect(Object.keys(squatted.body.data)).toEqual(ruled.includes(collection) ? [] : ['id']);
    expect((await make(collection, stage.superuser, { ...own, id })).status).toBe(400);
    const answer = await make(collection, stage.tokenOf('owner'), { ...theirs, id });
    expect([answer.status, answer.body.id]).toEqual([200, id]);
    await api.call('DELETE', recordsPath(collection, id), { token: stage.superuser });
  });

  test.each(derived.filter(([name]) => !ruled.includes(name) && name !== 'verification_requests'))(
    '%s: is given to who names none',
    async (collection, idOf) => {
      const row = await stage.offerFields(collection, 'owner');
      const answer = await make(collection, stage.tokenOf('owner'), row);
      expect([answer.status, answer.body.id]).toEqual([200, idOf(row)]);
      const other = await make(collection, stage.tokenOf('owner'), { ...row, id: newRecordId() });
      expect([other.status, other.body.id ?? idOf(row)]).toEqual([collection === 'video_views' ? 200 : 400, idOf(row)]);
      await api.call('DELETE', recordsPath(collection, answer.body.id), { token: stage.superuser });
    },
  );

  test('a look at a film that was seen yesterday without a connection keeps the id of yesterday', async () => {
    const row = await stage.offerFields('video_views', 'owner');
    const id = deriveId(
      'video view',
      text(row, 'video'),
      member(row),
      new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    );
    expect((await make('video_views', stage.tokenOf('owner'), { ...row, id })).status).toBe(200);
  });

  test('an insight found by a device that speaks German has the id of its English words', async () => {
    const finding = 'Your foods come from several cuisines.';
    const row = {
      user: stage.members.owner.id,
      title: 'Grenzgänger',
      description: 'Deine Speisen …',
      insight_type: 'discovery',
      finding,
    };
    const id = deriveId('insight', row.user, 'discovery', finding);
    expect((await make('personalized_insights', stage.tokenOf('owner'), { ...row, id })).status).toBe(200);
    expect(
      (await make('personalized_insights', stage.tokenOf('owner'), { ...row, finding: 'Another', id: newRecordId() }))
        .body.data,
    ).toMatchObject(foreign);
  });

  test('the next request for verification follows from the one before, also when that was withdrawn', async () => {
    const row = await stage.offerFields('verification_requests', 'owner');
    const first = (await make('verification_requests', stage.tokenOf('owner'), row)).body.id;
    await make('user_roles', stage.tokenOf('owner'), { user: stage.members.owner.id, role: 'restaurant_owner' });
    expect(
      (await api.call('GET', recordsPath('verification_requests', first), { token: stage.superuser })).status,
    ).toBe(404);
    const next = requestIdAfter(stage.members.owner.id as MemberId, { id: first });
    const answer = await make('verification_requests', stage.tokenOf('owner'), { ...row, id: next });
    expect([answer.status, answer.body.id]).toEqual([200, next]);
    await api.call('DELETE', recordsPath('verification_requests', next), { token: stage.superuser });
  });

  test('by batch as well, where an operator has turned it on', async () => {
    await api.call('PATCH', '/api/settings', {
      token: stage.superuser,
      body: { batch: { enabled: true, maxRequests: 5, timeout: 3 } },
    });
    const theirs = await stage.offerFields('blocks', 'owner');
    const own = await stage.offerFields('blocks', 'professional');
    const id = blockIdFor({ blocker: member(theirs, 'blocker'), blocked: member(theirs, 'blocked') });
    const requests = [{ method: 'POST', url: recordsPath('blocks'), body: { ...own, id } }];
    expect(
      (await api.call('POST', '/api/batch', { token: stage.tokenOf('professional'), body: { requests } })).status,
    ).toBe(400);
    const upsert = [{ method: 'PUT', url: recordsPath('blocks'), body: { ...own, id } }];
    expect(
      (await api.call('POST', '/api/batch', { token: stage.tokenOf('professional'), body: { requests: upsert } }))
        .status,
    ).toBe(400);
    await api.call('PATCH', '/api/settings', { token: stage.superuser, body: { batch: { enabled: false } } });
    expect((await make('blocks', stage.tokenOf('owner'), { ...theirs, id })).status).toBe(200);
  });
});

describe('[S24] an id that is made by chance', () => {
  test('stays its owner’s when the row is deleted: another device of theirs may bring it back, and nobody else', async () => {
    const row = { id: newRecordId(), name: `Soup ${newRecordId()}`, uploaded_by: stage.members.owner.id };
    expect((await make('foods', stage.tokenOf('owner'), row)).status).toBe(200);
    expect((await api.call('DELETE', recordsPath('foods', row.id), { token: stage.tokenOf('owner') })).status).toBe(
      204,
    );
    const taken = await make('foods', stage.tokenOf('member'), { ...row, uploaded_by: stage.members.member.id });
    expect([taken.status, taken.body.data]).toMatchObject([400, foreign]);
    expect((await make('foods', stage.tokenOf('owner'), row)).status).toBe(200);
  });

  test('is not chosen by whoever joins: nobody takes the place of an account that is gone', async () => {
    const id = newRecordId();
    const body = { ...signUpBody(), id };
    const answer = await make('users', undefined, body);
    expect([answer.status, answer.body.data]).toMatchObject([400, foreign]);
    expect((await make('users', undefined, { ...body, id: undefined })).status).toBe(200);
  });
});

test('[S24] rows that an older server let in under the id of another move to their own, and the other has theirs', async () => {
  const [owner, professional] = [stage.members.owner.id as MemberId, stage.members.professional.id as MemberId];
  const [theirs, own] = [
    await stage.offerFields('reviews', 'owner'),
    await stage.offerFields('reviews', 'professional'),
  ];
  const [id, ownId] = [reviewIdFor(food(theirs), owner), reviewIdFor(food(own), professional)];
  await make('reviews', stage.tokenOf('professional'), own);
  const [blocked, blockId] = [
    stage.spare.id as MemberId,
    blockIdFor({ blocker: owner, blocked: stage.spare.id as MemberId }),
  ];
  await api.call('DELETE', recordsPath('blocks', blockId), { token: stage.tokenOf('owner') });
  const block = (
    await make('blocks', stage.tokenOf('professional'), {
      blocker: professional,
      blocked: stage.members.participant.id,
    })
  ).body.id;
  await runSql(
    api,
    `UPDATE reviews SET id = '${id}' WHERE id = '${ownId}'`,
    `UPDATE blocks SET id = '${blockId}' WHERE id = '${block}'`,
    "DELETE FROM _migrations WHERE file = '1763683420_own_ids.js'",
  );
  expect((await make('reviews', stage.tokenOf('owner'), { ...theirs, id })).status).toBe(400);
  await server.restart();
  expect((await api.call('GET', recordsPath('reviews', ownId), { token: stage.superuser })).body).toMatchObject({
    user: professional,
    rating: 4,
  });
  expect((await api.call('GET', recordsPath('blocks', block), { token: stage.superuser })).body).toMatchObject({
    blocker: professional,
  });
  expect((await make('reviews', stage.tokenOf('owner'), { ...theirs, id })).status).toBe(200);
  expect((await make('blocks', stage.tokenOf('owner'), { blocker: owner, blocked, id: blockId })).status).toBe(200);
});

test('[S24] requests and insights that an older server let in under the id of another stand in nobody’s way', async () => {
  const [owner, professional] = [stage.members.owner.id as MemberId, stage.members.professional.id as MemberId];
  const ofOwner = await stage.offerFields('verification_requests', 'owner');
  const id = requestIdAfter(owner, null);
  const ownId = (
    await make(
      'verification_requests',
      stage.tokenOf('professional'),
      await stage.offerFields('verification_requests', 'professional'),
    )
  ).body.id;
  const insight = await stage.offerFields('personalized_insights', 'owner');
  const insightId = deriveId('insight', owner, text(insight, 'insight_type'), text(insight, 'description'));
  const german = {
    user: professional,
    title: 'Grenzgänger',
    description: 'Deine Speisen …',
    insight_type: 'discovery',
    finding: '',
  };
  const squatted = (await make('personalized_insights', stage.tokenOf('professional'), german)).body.id;
  const right = (
    await make('personalized_insights', stage.tokenOf('professional'), { ...german, description: 'Others' })
  ).body.id;
  await api.call('DELETE', recordsPath('verification_requests', id), { token: stage.superuser });
  await api.call('DELETE', recordsPath('personalized_insights', insightId), { token: stage.superuser });
  await runSql(
    api,
    `UPDATE verification_requests SET id = '${id}' WHERE id = '${ownId}'`,
    `UPDATE personalized_insights SET id = '${insightId}' WHERE id = '${squatted}'`,
    "DELETE FROM _changes WHERE audience = 'u:" + professional + `' AND record = '${ownId}'`,
    "DELETE FROM _migrations WHERE file = '1763683480_squatted_requests_and_insights.js'",
  );
  expect((await make('verification_requests', stage.tokenOf('owner'), { ...ofOwner, id })).status).toBe(400);
  expect((await make('personalized_insights', stage.tokenOf('owner'), { ...insight, id: insightId })).status).toBe(400);
  await server.restart();
  const { items } = (
    await api.call('GET', `${recordsPath('verification_requests')}?filter=(user='${professional}')`, {
      token: stage.tokenOf('professional'),
    })
  ).body;
  expect(items.map((row) => text(row, 'id'))).toEqual([deriveId('verification request', professional, id)]);
  expect((await make('verification_requests', stage.tokenOf('owner'), { ...ofOwner, id })).status).toBe(200);
  expect((await make('personalized_insights', stage.tokenOf('owner'), { ...insight, id: insightId })).status).toBe(200);
  expect(
    (await api.call('GET', recordsPath('personalized_insights', right), { token: stage.tokenOf('professional') }))
      .status,
  ).toBe(200);
});
