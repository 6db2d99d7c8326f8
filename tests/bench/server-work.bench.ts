import { beforeAll, describe, expect, it } from 'vitest';
import { halves } from '#domain/assistant/testing/ordinary-questions.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { figuresOfFile } from './support/bench-of-file.ts';
import { processorClock } from './support/processor-time.ts';

const CUISINES = ['Thai', 'Italian', 'Japanese', 'French', 'Mexican', 'Indian', 'Korean', 'Vietnamese'];
const EMPTY = 200;
const BATCH = 500;
const ASKED = 150;
/** Ordinary questions, each of which begins a conversation: an engine remembers what it was asked before, so that no question is asked twice. */
const begins = ({ before }: (typeof halves.told)[number]) => before.length === 0;
const [warming, asked] = [halves.tuned.filter(begins).slice(0, ASKED), halves.told.filter(begins).slice(0, ASKED)];
const empty = "routerAdd('GET', '/api/test/empty', (e) => e.json(200, {}), $apis.skipSuccessActivityLog());\n";

describe("the server's processor", () => {
  const { server, api } = serverOfFile({ seed: true, hooks: { 'empty.pb.js': empty } });
  const figures = figuresOfFile("The server's processor");
  let admin: ApiMember;
  let clock: () => Promise<number>;

  /** Milliseconds of the processor's time that each of some requests took. */
  const costOf = async (
    times: number,
    ask: (time: number) => Promise<{ readonly status: number }>,
  ): Promise<number> => {
    const before = await clock();
    for (let time = 0; time < times; time += 1) expect((await ask(time)).status).toBe(200);
    return ((await clock()) - before) / times;
  };

  beforeAll(async () => {
    admin = await api.joinAsAdmin('maria');
    for (const cuisine of CUISINES)
      await api.call('POST', '/api/admin/bulk-add-cuisine-foods', { token: admin.token, body: { cuisine } });
    clock = await processorClock(server);
  });

  it('an answer of the built-in assistant', async () => {
    const ask = (questions: typeof asked) => (time: number) => {
      const { ask: prompt, language } = questions[time] ?? { ask: '', language: 'en' };
      return api.call('POST', '/api/ai/ai-food-assistant', {
        token: admin.token,
        body: { type: 'chat', prompt, language },
      });
    };
    const nothing = () => api.call('GET', '/api/test/empty', { token: admin.token });
    const first = await costOf(1, ask(warming));
    // An engine reads a food with the first question that needs it.
    await costOf(warming.length - 1, (time) => ask(warming)(time + 1));
    const [answer, request] = [await costOf(asked.length, ask(asked)), await costOf(EMPTY, nothing)];
    figures.push(
      {
        what: `an answer of the built-in assistant among 325 foods, mean of ${asked.length} questions asked once, processor time`,
        against: 'a request that does nothing',
        figure: (answer / request).toFixed(0),
        aim: 'reported',
      },
      {
        what: 'the same in milliseconds',
        against: `a request that does nothing: ${request.toFixed(1)} ms`,
        figure: `${answer.toFixed(0)} ms`,
        aim: '≤ 50 ms',
      },
      {
        what: 'the first answer of an engine, which reads its rules and foods',
        against: '',
        figure: `${first.toFixed(0)} ms`,
        aim: 'reported',
      },
    );
  });

  it(`a batch of ${BATCH} foods, each of which takes an engine of its own`, async () => {
    const token = await api.asSuperuser();
    await api.call('PATCH', '/api/settings', {
      token,
      body: { batch: { enabled: true, maxRequests: BATCH, timeout: 300 } },
    });
    const request = await costOf(EMPTY, () => api.call('GET', '/api/test/empty', { token }));
    const named = (place: number) => ({
      method: 'POST',
      url: recordsPath('foods'),
      body: { id: newRecordId(), name: `Batch ${place}` },
    });
    const food =
      (await costOf(1, () =>
        api.call('POST', '/api/batch', {
          token,
          body: { requests: Array.from({ length: BATCH }, (_, place) => named(place)) },
        }),
      )) / BATCH;
    figures.push(
      {
        what: `a food of a batch of ${BATCH}, processor time`,
        against: 'a request that does nothing',
        figure: (food / request).toFixed(0),
        aim: 'reported',
      },
      { what: 'the same in milliseconds', against: '', figure: `${food.toFixed(0)} ms`, aim: '≤ 25 ms' },
    );
  });
});
