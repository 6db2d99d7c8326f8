import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that is far away: each question waits for the way there and back. */
export interface DistantLine {
  readonly url: string;
  /** How many questions have come, since it was opened. */
  readonly asked: () => number;
  readonly close: () => void;
}

interface Distance {
  /** Of the way there and back, in milliseconds. */
  readonly away: number;
  /** A path that is answered by 404, as if the server had nothing there. */
  readonly missing?: string;
}

export async function distantLine(origin: string, { away, missing }: Distance): Promise<DistantLine> {
  const { hostname, port } = new URL(origin);
  let asked = 0;
  const server = createServer((near, answer) => {
    asked += 1;
    setTimeout(() => {
      const path = near.url === missing ? '/no-such-file.json' : near.url;
      const far = request({ hostname, port, path, method: near.method, headers: near.headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      far.on('error', () => answer.destroy());
      // A browser that leaves in the middle is no fault of the line.
      answer.on('error', () => far.destroy());
      near.pipe(far);
    }, away);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
