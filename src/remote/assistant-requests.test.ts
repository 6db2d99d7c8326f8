import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceQuestion } from '#domain/assistant/assistant-service.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { assistantRequests } from './assistant-requests.ts';

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A server on loopback that answers every request so; the bodies it was sent are kept. */
async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const sent: { readonly path: string; readonly token: string | undefined; readonly body: unknown }[] = [];
  const started = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push({
        path: request.url ?? '',
        token: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
      });
      answer(request, response);
    });
  });
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  return { baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}`, sent };
}

const asking = { token: 'the-token', memberId: 'member000000001' as MemberId };
const question = (signal = new AbortController().signal): ServiceQuestion => ({
  ...asking,
  signal,
  type: 'chat',
  prompt: 'What is ramen?',
  foodData: null,
  mood: 'evening',
});
const answering = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'X-Sync-Epoch': 'first' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};

describe('the AI routes as the app asks them (spec 1 §7) [S16]', () => {
  it('sends the documented body with the member’s token, and reads the answer', async () => {
    const { baseUrl, sent } = await serving(
      answering(200, {
        response: 'Soup.',
        processingTime: 4,
        answeredBy: 'catalogue',
        foods: [],
        notice: 'No service',
      }),
    );
    expect(await assistantRequests({ baseUrl }).ask(question())).toEqual({
      kind: 'answer',
      answer: { text: 'Soup.', answeredBy: 'catalogue', foods: [], notice: 'No service' },
    });
    expect(sent).toEqual([
      {
        path: '/api/ai/ai-food-assistant',
        token: 'the-token',
        body: { prompt: 'What is ramen?', type: 'chat', userId: asking.memberId, foodData: null, mood: 'evening' },
      },
    ]);
  });

  it('asks for recommendations with what is known of the member', async () => {
    const dish = {
      food_name: 'Ramen',
      food_id: 'ramen0000000001',
      category: 'comfort',
      reason: 'Warm',
      confidence_score: 0.8,
    };
    const { baseUrl, sent } = await serving(
      answering(200, { recommendations: [dish], summary: 'One', answeredBy: 'service' }),
    );
    const outcome = await assistantRequests({ baseUrl }).suggest({
      ...asking,
      signal: new AbortController().signal,
      tasteProfile: null,
      recentlyViewed: ['pho000000000001'],
      currentMood: 'morning',
    });
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { dishes: [{ foodName: 'Ramen', foodId: 'ramen0000000001', confidence: 0.8 }], summary: 'One' },
    });
    expect(sent).toMatchObject([
      {
        path: '/api/ai/ai-enhanced-recommendations',
        body: {
          userId: asking.memberId,
          tasteProfile: null,
          recentlyViewed: ['pho000000000001'],
          currentMood: 'morning',
        },
      },
    ]);
  });

  it('sends a photo as a data address, and asks first whether anybody sees', async () => {
    const { baseUrl, sent } = await serving(
      answering(200, { name: 'Ramen', flavours: ['umami'], textures: [], aromas: [] }),
    );
    const picture = { bytes: new Uint8Array([255, 216, 255]).buffer, type: 'image/jpeg' };
    const outcome = await assistantRequests({ baseUrl }).readPhoto({
      ...asking,
      signal: new AbortController().signal,
      picture,
    });
    expect(outcome).toMatchObject({ kind: 'answer', answer: { name: 'Ramen', flavours: ['umami'] } });
    expect(sent).toMatchObject([
      { path: '/api/ai/describe-photo', body: { picture: 'data:image/jpeg;base64,/9j/', userId: asking.memberId } },
    ]);
    server?.close();
    expect(await assistantRequests({ baseUrl: (await serving(answering(200, { sees: true }))).baseUrl }).canSee()).toBe(
      true,
    );
    server?.close();
    expect(await assistantRequests({ baseUrl: (await serving(answering(404, {}))).baseUrl }).canSee()).toBe(false);
  });

  it.each([
    [400, { message: 'Too long.' }, { kind: 'refused', message: 'Too long.' }],
    [401, {}, { kind: 'signed-out' }],
    [404, {}, { kind: 'unreachable' }],
    [429, {}, { kind: 'throttled' }],
    [503, 'down', { kind: 'unreachable' }],
    [200, '<!doctype html>', { kind: 'unreachable' }],
    [200, { nothing: true }, { kind: 'unreachable' }],
  ])('takes %i with %j as %j', async (status, body, outcome) => {
    const { baseUrl } = await serving(answering(status, body));
    expect(await assistantRequests({ baseUrl }).ask(question())).toEqual(outcome);
  });

  it('gives up a server that never answers, one that breaks off, and when it is told to', async () => {
    const silent = await serving(() => undefined);
    expect(await assistantRequests({ baseUrl: silent.baseUrl, stall: 50 }).ask(question())).toEqual({
      kind: 'unreachable',
    });
    const controller = new AbortController();
    const given = assistantRequests({ baseUrl: silent.baseUrl }).ask(question(controller.signal));
    controller.abort();
    expect(await given).toEqual({ kind: 'unreachable' });
    server?.closeAllConnections();
    server?.close();
    const broken = await serving((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' }).write('{"response":');
      response.destroy();
    });
    expect(await assistantRequests({ baseUrl: broken.baseUrl }).ask(question())).toEqual({ kind: 'unreachable' });
  });
});
