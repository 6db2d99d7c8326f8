import { connect } from 'node:net';

/** Requests that wait on one connection: the answerer never waits for the asker, which has to be the cheaper of the two. */
const AHEAD = 8;
const mark = Buffer.from('HTTP/1.1 ');

/**
 * Asks as fast as it is answered, over some connections that stay open, with requests that are written beforehand. What comes back is counted by its first
 * line and not read: an ordinary client costs as much as the answer.
 *
 * @returns how many were answered with each status
 */
export async function askOverAndOver({
  url,
  connections,
  requests,
}: {
  url: string;
  connections: number;
  requests: readonly string[];
}): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, () => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      let waiting = 0;
      // The end of a chunk may be the beginning of a mark.
      let rest = Buffer.alloc(0);
      const ask = () => {
        for (; waiting < AHEAD && next < requests.length; waiting += 1) socket.write(requests[next++] ?? '');
        if (waiting === 0) socket.end();
      };
      return new Promise<void>((resolve, reject) => {
        socket.on('data', (chunk) => {
          const text = Buffer.concat([rest, chunk]);
          let from = 0;
          for (
            let at = text.indexOf(mark);
            at >= 0 && at + mark.length + 3 <= text.length;
            at = text.indexOf(mark, from)
          ) {
            from = at + mark.length + 3;
            const status = text.toString('latin1', at + mark.length, from);
            statuses[status] = (statuses[status] ?? 0) + 1;
            waiting -= 1;
          }
          rest = text.subarray(Math.max(from, text.length - mark.length - 2));
          ask();
        });
        socket.on('connect', ask);
        socket.on('error', reject);
        socket.on('close', () => (waiting === 0 ? resolve() : reject(new Error('the server closed the connection'))));
      });
    }),
  );
  return statuses;
}

/** A request as it goes over the wire. */
export function rawRequest(
  method: string,
  path: string,
  { token, headers = {}, body }: { token?: string; headers?: Readonly<Record<string, string>>; body?: unknown } = {},
): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    Host: 'localhost',
    ...(token === undefined ? {} : { Authorization: token }),
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
