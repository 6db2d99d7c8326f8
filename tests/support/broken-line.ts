import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BrokenLine {
  readonly url: string;
  /** Bytes of bodies that have gone through. */
  carried(): number;
  stop(): Promise<void>;
}

interface Pace {
  /** Bytes at once, and milliseconds between them. */
  readonly chunk: number;
  readonly every: number;
  /** Bytes of a body after which the line breaks. */
  readonly breaksAfter: number;
}

/** A line to the server that trickles, and breaks each answer that is longer than it holds. */
export async function brokenLine(target: string, { chunk, every, breaksAfter }: Pace): Promise<BrokenLine> {
  const { hostname, port } = new URL(target);
  let carried = 0;
  const server = createServer((asked, answer) => {
    const onward = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers, agent: false },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        void trickle(reply);
      },
    );
    async function trickle(body: AsyncIterable<Buffer>): Promise<void> {
      let left = breaksAfter;
      for await (const piece of body) {
        for (let at = 0; at < piece.length; at += chunk) {
          const part = piece.subarray(at, Math.min(piece.length, at + chunk, at + left));
          answer.write(part);
          carried += part.length;
          left -= part.length;
          // What was written is on its way before the line breaks.
          await new Promise((done) => setTimeout(done, every));
          if (left <= 0) return void answer.destroy();
        }
      }
      answer.end();
    }
    onward.on('error', () => answer.destroy());
    answer.on('error', () => undefined);
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried: () => carried,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
