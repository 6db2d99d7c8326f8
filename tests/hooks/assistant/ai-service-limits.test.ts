import { describe, expect, test } from 'vitest';
import { aiServiceOfFile } from '#tests/support/server/ai-service-of-file.ts';
import { aGate, answered, good, right, serverThatAsks, unavailable } from './asked-service.ts';

const service = aiServiceOfFile(good);

describe('the breaker', () => {
  const { ask, health } = serverThatAsks(service, { AI_PAUSE_SECONDS: '3' });

  test('forgets failures between which an answer came', async () => {
    service.next.push({ status: 401 }, { status: 401 }, good, { status: 401 }, { status: 401 });
    for (let time = 0; time < 5; time += 1) await ask();
    expect(await ask()).toEqual(answered);
  });

  test('opens after three failures in a row, lets one try after a pause, and closes when that is answered', async () => {
    service.usual = { status: 401 };
    for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual(unavailable('failed'));
    expect(await ask()).toEqual(unavailable('paused'));
    expect((await health())['breaker']).toBe('open');
    expect(service.requests).toHaveLength(3);

    service.usual = good;
    await expect.poll(async () => (await health())['breaker']).toBe('half-open');
    const trial = aGate();
    service.next.push({ ...good, after: trial.opened });
    const trying = ask();
    await expect.poll(() => service.requests.length).toBe(4);
    expect(await ask()).toEqual(unavailable('paused'));
    trial.open();
    expect(await trying).toEqual(answered);
    expect((await health())['breaker']).toBe('closed');
    expect(await ask()).toEqual(answered);
  });

  test('opens again for longer when the trial fails', async () => {
    service.usual = { status: 403 };
    for (let time = 0; time < 3; time += 1) await ask();
    await expect.poll(async () => (await health())['breaker']).toBe('half-open');
    const began = Date.now();
    expect(await ask()).toEqual(unavailable('failed'));
    expect(await ask()).toEqual(unavailable('paused'));
    await expect.poll(async () => (await health())['breaker']).toBe('half-open');
    expect(Date.now() - began).toBeGreaterThanOrEqual(5950);
  });
});

describe('the budget of a member', () => {
  const { server, ask, costOf } = serverThatAsks(service, {
    AI_MEMBER_DAILY_CALLS: '6',
    AI_MEMBER_DAILY_TOKENS: '2000',
    AI_CONCURRENCY: '20',
  });

  test('ends for that member alone, and survives a restart', async () => {
    for (let time = 0; time < 6; time += 1) expect(await ask()).toEqual(answered);
    expect(await ask()).toEqual(unavailable('member-budget'));
    await server.restart();
    expect(await ask()).toEqual(unavailable('member-budget'));
    expect(await ask({ member: 'member999999999' })).toEqual(answered);
    expect(await ask({ member: '' })).toEqual(answered);
  });

  test('is reserved in full, and what was not used is given back', async () => {
    expect(await ask({ maxTokens: 3000 })).toEqual(unavailable('member-budget'));
    expect(service.requests).toHaveLength(0);
    service.usual = { say: right, tokens: 10 };
    const cost = await costOf(async () => {
      for (let time = 0; time < 5; time += 1) expect(await ask({ maxTokens: 1500 })).toEqual(answered);
    });
    expect(cost).toEqual({ calls: 5, tokens: 50 });
  });

  test('cannot be overspent by many at once', async () => {
    service.usual = { say: right, tokens: 10 };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ maxTokens: 1 })));
    const counted = answers.filter((answer) => answer['kind'] === 'answered').length;
    expect(service.requests).toHaveLength(counted);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(6);
    while ((await ask({ maxTokens: 1 }))['kind'] === 'answered');
    expect(service.requests).toHaveLength(6);
  });
});

describe('the budget in total', () => {
  const { ask } = serverThatAsks(service, { AI_DAILY_CALLS: '1' });

  test('ends for everybody', async () => {
    expect(await ask()).toEqual(answered);
    expect([await ask(), await ask({ member: '' }), await ask({ member: 'member999999999' })]).toEqual(
      Array.from({ length: 3 }, () => unavailable('total-budget')),
    );
  });
});

describe('beside a slow service', () => {
  const { api, ask } = serverThatAsks(service, { AI_CONCURRENCY: '20' });

  test('others are answered as ever, and only so many wait', async () => {
    const slow = aGate();
    service.usual = { ...good, after: slow.opened };
    const waiting = Array.from({ length: 30 }, () => ask());
    await expect.poll(() => service.requests.length).toBe(20);
    for (let time = 0; time < 20; time += 1) expect((await api.call('GET', '/api/sync/health')).status).toBe(200);
    expect((await api.join('quick_one')).token).not.toBe('');
    slow.open();
    const answers = await Promise.all(waiting);
    expect(answers.filter((answer) => answer['kind'] === 'answered')).toHaveLength(20);
    expect(answers.filter((answer) => answer['reason'] === 'busy')).toHaveLength(10);
  });
});
