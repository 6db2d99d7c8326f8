import { listItemIdFor } from '#domain/lists/food-list.ts';
import type { FoodId, FoodListId } from '#domain/values/ids/ids.ts';
import { type ApiBody, recordsPath } from '#tests/support/server/open-api.ts';
import type { WalkWorld } from './walk-world.ts';
import type { Observed, WriteKey } from './write-ledger.ts';

/** Every row of a collection, as the superuser reads it. */
export async function allRows({ api, root }: WalkWorld, collection: string): Promise<readonly ApiBody[]> {
  const rows: ApiBody[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call('GET', `${recordsPath(collection)}?perPage=500&page=${page}&sort=id`, {
      token: root,
    });
    if (answer.status !== 200) throw new Error(`${collection} could not be read: ${answer.status}`);
    rows.push(...answer.body.items);
    if (answer.body.items.length < 500) return rows;
  }
}

type Entry = readonly [key: WriteKey, value: string] | null;

/** What the server has of all that the walkers can write, by the keys of the ledger. */
export async function observeServer(world: WalkWorld): Promise<Observed> {
  const walkers = new Map(Object.values(world.devices).map(({ name, member }) => [member.id, name as string]));
  const others = new Map(world.others.map(({ id, username }) => [id, username]));
  const text = (row: ApiBody, column: string) => String(row[column] ?? '');
  const by = (row: ApiBody, column: string) => walkers.get(text(row, column));
  const imported = new Map(
    (await allRows(world, 'food_lists'))
      .map((row) => [row.id, text(row, 'name')] as const)
      .filter(([, name]) => /^File \d+ of /.test(name)),
  );
  const readings: readonly (readonly [collection: string, read: (row: ApiBody) => Entry | readonly Entry[]])[] = [
    [
      'reviews',
      (row) => own(by(row, 'user'), (name) => [`review|${name}|${text(row, 'food')}`, text(row, 'review_text')]),
    ],
    ['food_likes', (row) => own(by(row, 'user'), (name) => [`like|${name}|${text(row, 'food')}`, 'liked'])],
    [
      'saved_foods',
      (row) => own(by(row, 'user'), (name) => [`saved|${name}|${text(row, 'food')}`, text(row, 'state')]),
    ],
    [
      'diary_entries',
      (row) => own(by(row, 'user'), (name) => [`diary|${name}|${text(row, 'note')}`, text(row, 'note')]),
    ],
    [
      'table_people',
      (row) =>
        own(by(row, 'user'), (name) =>
          // Who was asked by another walker is there by the invitation.
          text(row, 'name').endsWith(' Example')
            ? [`asked|${name}|${text(row, 'name').split(' ')[0]}`, text(row, 'name')]
            : [`person|${name}|${text(row, 'name')}`, JSON.stringify(row['allergens'])],
        ),
    ],
    [
      'table_invitations',
      (row) =>
        own(by(row, 'guest'), (name) =>
          about(by(row, 'host'), (host) =>
            text(row, 'answer') === 'accepted' ? [`told|${name}|${host}`, 'told'] : null,
          ),
        ),
    ],
    [
      'food_lists',
      (row) =>
        own(by(row, 'user'), (name) =>
          imported.has(row.id) ? [`imported|${name}|${text(row, 'name')}`, text(row, 'visibility')] : null,
        ),
    ],
    [
      'food_list_items',
      (row) =>
        own(by(row, 'user'), (name) =>
          about(imported.get(text(row, 'list')), (list) => [`listed|${name}|${list}|${text(row, 'food')}`, 'private']),
        ),
    ],
    [
      'list_notes',
      (row) =>
        own(by(row, 'user'), (name) => {
          const food = world.foods.find(
            ({ id }) => listItemIdFor(world.shared as FoodListId, id as FoodId) === row['item'],
          );
          return food === undefined || text(row, 'text') === ''
            ? null
            : [`list-note|${name}|${food.id}`, text(row, 'text')];
        }),
    ],
    ['review_answers', (row) => own(by(row, 'user'), (name) => [`answer|${name}`, text(row, 'text')])],
    ['pinned_reviews', (row) => own(by(row, 'user'), (name) => [`pin|${name}`, 'pinned'])],
    ['places', (row) => own(by(row, 'user'), (name) => [`place|${name}`, text(row, 'address')])],
    ['food_events', (row) => own(by(row, 'user'), (name) => [`event|${name}`, text(row, 'text')])],
    ['kept_lists', (row) => own(by(row, 'user'), (name) => [`kept|${name}`, 'kept'])],
    [
      'messages',
      (row) => own(by(row, 'sender'), (name) => [`message|${name}|${text(row, 'content')}`, text(row, 'content')]),
    ],
    [
      'user_follows',
      (row) =>
        own(by(row, 'follower'), (name) =>
          about(others.get(text(row, 'following')), (whom) => [`follow|${name}|${whom}`, 'followed']),
        ),
    ],
    [
      'profiles',
      (row) => own(by(row, 'id'), (name) => (text(row, 'bio') === '' ? null : [`bio|${name}`, text(row, 'bio')])),
    ],
    [
      'notification_preferences',
      (row) =>
        own(by(row, 'id'), (name) => [
          row['mute_like'] === true ? ([`muted|${name}`, 'muted'] as const) : null,
          row['no_taste_match'] === true ? ([`unmatched|${name}`, 'left out'] as const) : null,
          row['no_push_follow'] === true ? ([`unwoken|${name}`, 'follow'] as const) : null,
          row['daily_mail'] === true ? ([`daily mail|${name}`, 'wanted'] as const) : null,
          text(row, 'time_zone') === ''
            ? null
            : ([`quiet hours|${name}`, `${text(row, 'quiet_from')}-${text(row, 'quiet_until')}`] as const),
        ]),
    ],
    [
      'user_taste_profiles',
      (row) =>
        own(by(row, 'user') ?? by(row, 'id'), (name) =>
          JSON.stringify(row['allergens']).includes('milk') ? [`avoids|${name}`, 'milk'] : null,
        ),
    ],
    [
      'blocks',
      (row) =>
        own(by(row, 'blocker'), (name) =>
          about(others.get(text(row, 'blocked')), (whom) => [`block|${name}|${whom}`, 'blocked']),
        ),
    ],
    [
      'reports',
      (row) =>
        row['kind'] === 'review'
          ? ['decision', text(row, 'status')]
          : own(by(row, 'reporter'), (name) => [`report|${name}|${text(row, 'item')}`, text(row, 'text')]),
    ],
    [
      'videos',
      (row) =>
        own(by(row, 'user'), (name) => [
          `video|${name}|${text(row, 'food')}|${text(row, 'title')}`,
          text(row, 'title'),
        ]),
    ],
    [
      'foods',
      (row) =>
        own(by(row, 'uploaded_by'), (name) => [
          [`food|${name}|${text(row, 'name')}`, text(row, 'name')] as const,
          text(row, 'description') === '' ? null : ([`food-words|${row.id}`, text(row, 'description')] as const),
        ]),
    ],
  ];
  const observed = new Map<WriteKey, string[]>();
  for (const [collection, read] of readings) {
    for (const row of await allRows(world, collection)) {
      for (const entry of entriesOf(read(row))) observed.set(entry[0], [...(observed.get(entry[0]) ?? []), entry[1]]);
    }
  }
  return observed;
}

function own<Read>(name: string | undefined, read: (name: string) => Read): Read | null {
  return name === undefined ? null : read(name);
}

const about = own;

function entriesOf(read: Entry | readonly Entry[]): readonly (readonly [WriteKey, string])[] {
  if (read === null) return [];
  const list = (typeof read[0] === 'string' ? [read] : read) as readonly Entry[];
  return list.filter((entry) => entry !== null);
}
