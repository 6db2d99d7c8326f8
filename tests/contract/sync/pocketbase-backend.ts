import type { MemberId } from '#domain/values/ids/ids.ts';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { CarelessCache } from '#tests/support/careless-cache.ts';
import { dataBackup } from '#tests/support/server/data-backup.ts';
import { correctSteps, Device } from './device.ts';
import { HeartbeatStreams } from './heartbeat-streams.ts';
import type { Backend } from './run-schedule.ts';
import { DEVICES, MEMBERS } from './schedule.ts';

const columns = ['description', 'cultureNotes', 'preparationNotes'] as const;
let runs = 0;

/**
 * Devices of fresh members on a running server, for one schedule. A restart of the server is a kill -9.
 *
 * @param withHeartbeats whether the devices hear those of the server's event stream; it needs `forcedHeartbeat`
 */
export async function pocketBaseWorld(
  server: PocketBaseServer,
  { withHeartbeats = false }: { readonly withHeartbeats?: boolean } = {},
) {
  runs += 1;
  const api = openApi(server);
  const joined = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => api.join(`run${runs}member${index}`)));
  const backup = dataBackup(server);
  const cache = new CarelessCache();
  const streams = new HeartbeatStreams(server, api);
  const tokens = new Map(joined.map(({ id, token }) => [id, token]));
  const food = (id: string) => api.call('GET', `/api/collections/foods/records/${id}`);
  const backend: Backend = {
    members: joined.map(({ id }) => id as MemberId),
    async restart() {
      await server.kill();
      await server.restart();
    },
    async backUp() {
      await backup.take();
    },
    async restore() {
      await backup.restore();
    },
    turnClock: () => undefined,
    retireCaches: () => cache.retire(),
    async foodIds() {
      const answer = await api.call('GET', '/api/collections/foods/records?perPage=1000&fields=id');
      return new Set(answer.body.items.map(({ id }) => id));
    },
    columnOf: async (foodId, column) => (await food(foodId)).body[column],
    // The ledger's own tests count effects; here a second one shows as a row that differs between devices.
    repeatedEffects: () => [],
  };
  const token = (member: MemberId) => must(tokens.get(member), 'a token');
  const devices = Array.from({ length: DEVICES }, (_, index) => {
    let ids = 0;
    const name = `real${index}run${runs}`;
    return new Device({
      name,
      ownColumn: columns[index] ?? 'description',
      clock: Date.now,
      newId: () => `${name}n${(ids += 1)}`.padEnd(15, 'z'),
      connect: (network) =>
        network.wrap(cache.inFrontOf(pocketBaseRemote({ baseUrl: server.url, send: network.send }))),
      token,
      steps: correctSteps,
      photo: aPngPicture().buffer,
      ...(withHeartbeats && { heartbeat: (heardBy: MemberId) => streams.next(heardBy, token(heardBy)) }),
    });
  });
  return { backend, devices, streams };
}

/** A fresh member's phone and laptop on a running server, both signed in. `devices`: all that are to be destroyed. */
export async function phoneAndLaptop(server: PocketBaseServer) {
  const { backend, devices } = await pocketBaseWorld(server);
  const [phone, laptop] = [must(devices[0], 'a phone'), must(devices[1], 'a laptop')];
  const member = must(backend.members[0], 'a member');
  for (const one of [phone, laptop]) await one.signIn(member);
  return { phone, laptop, member, devices };
}

/** Ada's phone and laptop and Ben's phone, each signed in. */
export async function twoMembersWorld(server: Parameters<typeof pocketBaseWorld>[0]) {
  const { backend, devices } = await pocketBaseWorld(server);
  const [phone, laptop, his] = [
    must(devices[0], 'a phone'),
    must(devices[1], 'a laptop'),
    must(devices[2], 'his phone'),
  ];
  const [ada, ben] = [must(backend.members[0], 'Ada'), must(backend.members[1], 'Ben')];
  for (const one of [phone, laptop]) await one.signIn(ada);
  await his.signIn(ben);
  return { phone, laptop, his, ada, ben, devices };
}
