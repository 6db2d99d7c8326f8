import { readListFile } from '#domain/lists/read-list-file.ts';
import { LISTENING } from '#prelude/listening.ts';

/** A file that somebody chose, to be read beside the page however large it is; the answer is a `ReadListFile`. */
export interface ListFileQuestion {
  readonly file: Blob;
}

addEventListener('message', ({ data: { file } }: MessageEvent<ListFileQuestion>) => {
  void file.arrayBuffer().then((bytes) => postMessage(readListFile(new Uint8Array(bytes))));
});
postMessage(LISTENING);
