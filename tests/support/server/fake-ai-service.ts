import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface AiRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly [field: string]: unknown;
  };
  /** ms since the epoch. */
  readonly at: number;
}

/** What the service does with one request. */
export type AiReply =
  | { readonly say: unknown; readonly tokens?: number; readonly after?: Promise<unknown> }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | { readonly fail: 'cut' | 'reset' | 'silence' | 'page' };

export interface FakeAiService {
  /** For the server's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly key: string;
  readonly requests: AiRequest[];
  /** The next replies, before the usual one. */
  readonly next: AiReply[];
  usual: AiReply | ((request: AiRequest) => AiReply);
  stop(): Promise<void>;
}

/** A real HTTP server with an OpenAI-compatible chat endpoint, that answers well or badly, as the test wants. */
export async function fakeAiService(usual: FakeAiService['usual']): Promise<FakeAiService> {
  const key = 'sk-kept-from-everybody';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const heard = {
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as AiRequest['body'],
        at: Date.now(),
      };
      service.requests.push(heard);
      const reply =
        service.next.shift() ?? (typeof service.usual === 'function' ? service.usual(heard) : service.usual);
      void answer(response, request.url === '/v1/chat/completions' ? reply : { status: 404 }, key);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  const service: FakeAiService = {
    env: { AI_BASE_URL: `http://127.0.0.1:${address.port}/v1/`, AI_API_KEY: key, AI_MODEL: 'taster-1' },
    key,
    requests: [],
    next: [],
    usual,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

async function answer(response: ServerResponse, reply: AiReply, key: string): Promise<void> {
  if ('fail' in reply) return fail(response, reply.fail);
  if ('status' in reply) {
    response
      .writeHead(reply.status, reply.headers)
      .end(reply.body ?? JSON.stringify({ error: { message: `Something about ${key}` } }));
    return;
  }
  await reply.after;
  const content = typeof reply.say === 'string' ? reply.say : JSON.stringify(reply.say);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      ...(reply.tokens === undefined ? {} : { usage: { total_tokens: reply.tokens } }),
    }),
  );
}

function fail(response: ServerResponse, how: 'cut' | 'reset' | 'silence' | 'page'): void {
  switch (how) {
    case 'cut':
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"choices":[{"message":{"content":"{', () => response.destroy());
      return;
    case 'reset':
      response.destroy();
      return;
    case 'page':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Log in to the network</title>');
      return;
    case 'silence':
  }
}
