import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { seeded } from '#tests/bench/support/seeded.ts';
import { must } from '#prelude/must.ts';

/**
 * What becomes of requests.
 *
 * - `hang`: taken, and never answered.
 * - `server-errors`: every second request of the API is answered 503, or 500 after it had its effect.
 * - `cut-answers`: every second answer is lost after the server has done what was asked [S2].
 * - `cut-requests`: every second request is cut off before it reaches the server.
 * - `slow`: 400 ms more each way.
 */
type Weather = 'fine' | 'slow' | 'hang' | 'server-errors' | 'cut-answers' | 'cut-requests';

export interface FaultyProxy {
  readonly url: string;
  /** Ends what is under way, and treats from now on every request so. */
  turn(weather: Weather): void;
  stop(): Promise<void>;
}

const SLOWNESS = 400;

/** A plain HTTP proxy between the browsers and the server: the origin that the app is on. */
export async function faultyProxy({
  target,
  seed,
}: {
  readonly target: string;
  readonly seed: number;
}): Promise<FaultyProxy> {
  const chance = seeded(seed);
  const sockets = new Set<Socket>();
  let weather: Weather = 'fine';
  const server = createServer((asked, answer) => {
    answer.on('error', () => undefined);
    const isHit = asked.url?.startsWith('/api/') === true && chance() < 0.5;
    handle({ asked, answer, target, weather, isHit });
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = must(server.address(), 'an address');
  if (typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    turn(to) {
      if (to === weather) return;
      weather = to;
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

interface Exchange {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly target: string;
  readonly weather: Weather;
  /** Whether this is one of the requests that the weather strikes. */
  readonly isHit: boolean;
}

function handle(exchange: Exchange): void {
  const { asked, answer, weather, isHit } = exchange;
  if (weather === 'hang') return;
  if (weather === 'cut-requests' && isHit) return void asked.socket.destroy();
  if (weather === 'server-errors' && isHit && asked.method === 'GET') return refuse(answer, 503);
  if (weather === 'slow') setTimeout(() => pass(exchange), SLOWNESS);
  else pass(exchange);
}

function pass({ asked, answer, target, weather, isHit }: Exchange): void {
  const { hostname, port } = new URL(target);
  const onward = request(
    { hostname, port, path: asked.url, method: asked.method, headers: asked.headers, agent: false },
    (reply) => {
      const isStream = String(reply.headers['content-type']).includes('event-stream');
      const isLost = isHit && !isStream && (weather === 'cut-answers' || weather === 'server-errors');
      if (isLost) {
        reply.resume();
        reply.on('end', () => (weather === 'cut-answers' ? asked.socket.destroy() : refuse(answer, 500)));
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      answer.flushHeaders();
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    },
  );
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.on('error', () => onward.destroy());
  asked.pipe(onward);
}

function refuse(answer: ServerResponse, status: number): void {
  if (answer.destroyed) return;
  answer
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ status, message: 'The kitchen is on fire.', data: {} }));
}
