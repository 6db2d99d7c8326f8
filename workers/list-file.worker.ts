import { readListFile } from '#domain/lists/read-list-file.ts';
import { answerQuestions } from '#prelude/worker-questions.ts';

/** A file that somebody chose, to be read beside the page however large it is; the answer is a `ReadListFile`. */
export interface ListFileQuestion {
  readonly file: Blob;
}

answerQuestions(async ({ file }: ListFileQuestion) => readListFile(new Uint8Array(await file.arrayBuffer())));
