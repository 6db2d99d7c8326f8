/** How much of a large file has gone ahead of its record, in parts. */
export interface UploadProgress {
  /** Bytes of the file. */
  readonly size: number;
  /** Bytes that the server has acknowledged. */
  readonly sent: number;
  /** The file's digest as the server makes it; '' until it was made, which also says that nothing is open there. */
  readonly digest: string;
  /** When the server last took a part; 0: not yet. */
  readonly movedAt: number;
}

/** Nothing of a file of this size has been sent. */
export function unsentUpload(size: number): UploadProgress {
  return { size, sent: 0, digest: '', movedAt: 0 };
}

/** The server has the file whole: the record that it belongs to may follow. */
export function isThrough({ sent, size, digest }: UploadProgress): boolean {
  return digest !== '' && sent >= size;
}
