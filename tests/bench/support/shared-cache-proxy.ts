import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small cache in front of a server, as shared caches are: what is marked so is kept for its `s-maxage`, and equal questions wait for one answer. */
export interface SharedCacheProxy {
  readonly url: string;
  /** Questions that went on to the server, since it was last asked. */
  readonly passed: () => readonly string[];
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Kept {
  readonly answer: Promise<Answer>;
  /** Milliseconds since 1970; while it is not answered, far away. */
  until: number;
}

const FOR_EVER = Number.POSITIVE_INFINITY;

/** How long others may be given it, in milliseconds: 0 for what is not marked as shared. */
function sharedFor({ status, headers }: Answer): number {
  const caching = headers['cache-control'] ?? '';
  if (status !== 200 || !/\bpublic\b/.test(caching)) return 0;
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(caching) ?? /\bmax-age=(\d+)/.exec(caching) ?? [];
  return Number(seconds) * 1_000;
}

export async function sharedCacheProxy(origin: string): Promise<SharedCacheProxy> {
  const kept = new Map<string, Kept>();
  let passed: string[] = [];
  const ask = (method: string, path: string, headers: IncomingHttpHeaders, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      passed.push(`${method} ${path}`);
      const asking = request(origin + path, { method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(parts) }),
        );
        response.on('error', reject);
      });
      asking.on('error', reject);
      asking.end(body);
    });
  const fromCache = (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    const key = `${path} ${(headers['accept-encoding'] ?? '').includes('gzip')}`;
    const held = kept.get(key);
    if (held !== undefined && held.until > Date.now()) return held.answer;
    // Whoever asks, the question that is passed on is the same.
    const { authorization: _none, 'if-none-match': _tag, ...plain } = headers;
    const entry: Kept = { answer: ask('GET', path, plain, Buffer.alloc(0)), until: FOR_EVER };
    kept.set(key, entry);
    entry.answer.then(
      (answer) => {
        entry.until = Date.now() + sharedFor(answer);
      },
      () => kept.delete(key),
    );
    return entry.answer;
  };
  const server: Server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const isShareable = method === 'GET' && headers.authorization === undefined && headers.range === undefined;
      const answering = isShareable ? fromCache(url, headers) : ask(method, url, headers, Buffer.concat(parts));
      answering.then(
        ({ status, headers: told, body }) => {
          const { 'transfer-encoding': _chunked, connection: _connection, ...rest } = told;
          outgoing.writeHead(status, { ...rest, 'content-length': body.length });
          outgoing.end(body);
        },
        () => outgoing.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed() {
      const all = passed;
      passed = [];
      return all;
    },
    close: () => server.close(),
  };
}
