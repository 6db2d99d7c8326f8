import { sameJson } from '#prelude/same-json.ts';
import { deviceTables, type DeviceRow } from '#tests/e2e/support/device-rows.ts';
import { heal } from './faults.ts';
import { allRows, observeServer } from './observe-server.ts';
import type { WalkingDevice } from './walking-device.ts';
import type { WalkWorld } from './walk-world.ts';
import { judge } from './write-ledger.ts';

/** How long a device may take to send everything and to hear of everything once all is well, in milliseconds. */
const REST = 90_000;

/** Columns of a member's own rows that replica and server must agree on [S3], and those that name the member. */
const ownTables: Readonly<
  Record<string, { readonly owner: string | readonly string[]; readonly columns: readonly string[] }>
> = {
  reviews: { owner: 'user', columns: ['food', 'rating', 'review_text'] },
  food_likes: { owner: 'user', columns: ['food'] },
  saved_foods: { owner: 'user', columns: ['food', 'state'] },
  diary_entries: { owner: 'user', columns: ['food', 'food_name', 'day', 'note'] },
  food_comparisons: { owner: 'user', columns: ['one', 'other', 'verdict'] },
  kept_lists: { owner: 'user', columns: ['list'] },
  list_notes: { owner: 'user', columns: ['item', 'text'] },
  food_lists: { owner: 'user', columns: ['name', 'visibility'] },
  food_list_items: { owner: 'user', columns: ['list', 'food', 'order_key'] },
  table_people: { owner: 'user', columns: ['name', 'allergens', 'dislikes', 'member', 'member_allergens'] },
  table_invitations: { owner: ['host', 'guest'], columns: ['person', 'answer'] },
  user_follows: { owner: 'follower', columns: ['following'] },
  messages: { owner: 'sender', columns: ['content', 'conversation'] },
  blocks: { owner: 'blocker', columns: ['blocked'] },
  notification_preferences: {
    owner: 'id',
    columns: ['mute_like', 'no_taste_match', 'no_push_follow', 'quiet_from', 'quiet_until', 'time_zone', 'daily_mail'],
  },
  profiles: { owner: 'id', columns: ['bio', 'username', 'full_name'] },
  foods: { owner: 'uploaded_by', columns: ['name', 'description'] },
  videos: { owner: 'user', columns: ['title', 'food'] },
};

/** Makes everything well, waits until all is sent and heard, and tells what was lost, doubled or differs. */
export async function comeToRest(world: WalkWorld): Promise<readonly string[]> {
  const devices = Object.values(world.devices);
  for (const device of devices) {
    await device.tab(0);
    await heal(world, device);
  }
  const undrained: string[] = [];
  for (const device of devices) undrained.push(...(await drain(device)));
  const parked = (await Promise.all(devices.map(parkedWords))).join('\n');
  const wrong = judge(world.ledger, await observeServer(world), parked);
  const differing: string[] = [];
  for (const device of devices) differing.push(...(await until(() => differences(world, device))));
  // That a page is not there is told to the team, too.
  const reports = (await allRows(world, 'error_reports'))
    .filter((row) => !String(row['message']).startsWith('Unknown path'))
    .map((row) => `error report: ${String(row['message'])} at ${String(row['route'])}`);
  return [...undrained, ...wrong, ...differing, ...reports, ...devices.flatMap(({ errors }) => errors)];
}

/** Asks again until nothing is wrong or the time is up; the last answer. */
async function until(ask: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const end = Date.now() + REST;
  for (;;) {
    const wrong = await ask();
    if (wrong.length === 0 || Date.now() > end) return wrong;
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** [S7] A healed connection drains the outbox without a reload. */
function drain(device: WalkingDevice): Promise<readonly string[]> {
  return until(async () => {
    const { outbox = [] } = await deviceTables(await device.tab(0), ['outbox']);
    const waiting = outbox.filter(
      ({ state, after }) =>
        state === 'waiting' &&
        !outbox.some((entry) => entry['state'] === 'parked' && (after as string[]).includes(String(entry['record']))),
    );
    return waiting.map((entry) => `[S7] ${device.name} did not send: ${JSON.stringify(entry).slice(0, 500)}`);
  });
}

async function parkedWords(device: WalkingDevice): Promise<string> {
  const { outbox = [] } = await deviceTables(await device.tab(0), ['outbox']);
  return JSON.stringify(outbox.filter(({ state }) => state === 'parked'));
}

/** [S3] Rows of the member that one side has and the other has not, or has otherwise. */
async function differences(world: WalkWorld, device: WalkingDevice): Promise<readonly string[]> {
  const local = await deviceTables(await device.tab(0), [...Object.keys(ownTables), 'outbox', 'shadows']);
  const pending = new Set((local['outbox'] ?? []).map(({ record }) => record));
  const wrong: string[] = (local['shadows'] ?? [])
    .filter(({ record }) => !pending.has(record))
    .map(({ collection, record }) => `[S4] ${device.name} forgot a shadow of ${String(collection)}/${String(record)}`);
  for (const [table, { owner, columns }] of Object.entries(ownTables)) {
    const mine = (row: DeviceRow) =>
      [owner].flat().some((column) => row[column] === device.member.id) && !pending.has(row['id']);
    const here = new Map((local[table] ?? []).filter(mine).map((row) => [row['id'], row]));
    const there = new Map(
      (await allRows(world, table)).filter(mine).map((row) => [row['id'] as unknown, row as DeviceRow]),
    );
    for (const id of new Set([...here.keys(), ...there.keys()])) {
      const shown = (row: DeviceRow | undefined) =>
        row === undefined ? null : columns.map((column) => row[column] ?? null);
      const [a, b] = [shown(here.get(id)), shown(there.get(id))];
      if (!sameJson(a, b))
        wrong.push(
          `[S3] ${device.name} ${table}/${String(id)}: here ${JSON.stringify(a)}, on the server ${JSON.stringify(b)}`,
        );
    }
  }
  return wrong;
}
