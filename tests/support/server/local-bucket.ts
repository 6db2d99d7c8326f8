import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

interface S3Object {
  content: AsyncIterable<Uint8Array>;
}

interface S3Server {
  readonly store: { putObject(object: S3Object): Promise<unknown> };
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

interface S3ServerOptions {
  readonly address: string;
  readonly port: number;
  readonly silent: boolean;
  readonly directory: string;
  readonly allowMismatchedSignatures: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}

// It brings no types.
const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver') as new (options: S3ServerOptions) => S3Server;

export interface LocalBuckets {
  /** For the server's environment: files in one bucket, backups in the other. */
  readonly env: Readonly<Record<string, string>>;
  /** What the folder that holds the buckets is called. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** S3-compatible storage on loopback, with a bucket for files, one for backups and one for copies of the database. */
export async function localBuckets(): Promise<LocalBuckets> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-buckets-'));
  // It calculates the signature of a listing otherwise than PocketBase does.
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files' }, { name: 'backups' }, { name: 'replica' }],
  });
  storeWholeObjects(server);
  const { port } = await server.run();
  return {
    folder,
    env: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET: 'S3RVER',
      S3_PATH_STYLE: 'on',
      BACKUP_S3_BUCKET: 'backups',
    },
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An object is there whole or not at all, as S3 promises: this server would keep what had come when its client was killed. */
function storeWholeObjects({ store }: S3Server): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const parts: Uint8Array[] = [];
    for await (const part of object.content) parts.push(part);
    object.content = Readable.from([Buffer.concat(parts)]);
    return putObject(object);
  };
}
