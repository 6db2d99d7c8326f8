import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CaughtPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Length of the body in bytes. */
  readonly bytes: number;
  /** What the token says, once its signature was found right; null: it is not. */
  readonly claims: Readonly<Record<string, unknown>> | null;
  /** The key that the token is signed by, as it was named beside it. */
  readonly key: string;
}

export interface PushCatcher {
  /** For the server's environment, and for endpoints: one is this with a path. */
  readonly origin: string;
  readonly caught: CaughtPush[];
  /** What pushes to a path are answered with; 201 without. */
  readonly answers: Map<string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }>;
  stop(): Promise<void>;
}

/** A push service on loopback: it knows who asks by the signature (RFC 8292), remembers everything and wakes nobody. */
export async function catchPushes(): Promise<PushCatcher> {
  const caught: CaughtPush[] = [];
  const answers: PushCatcher['answers'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      caught.push({
        path,
        headers: request.headers,
        bytes: Buffer.concat(chunks).length,
        ...readToken(request.headers.authorization ?? ''),
      });
      const { status, headers = {} } = answers.get(path) ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    caught,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readToken(authorization: string): Pick<CaughtPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return { claims: null, key };
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { claims: isRight && read(head)['alg'] === 'ES256' ? read(claims) : null, key };
}
