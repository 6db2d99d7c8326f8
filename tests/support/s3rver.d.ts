/** Of what `@20minutes/s3rver` offers, what the tests use: it brings no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; allowMismatchedSignatures: boolean; directory: string; configureBuckets: { name: string }[] });
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
