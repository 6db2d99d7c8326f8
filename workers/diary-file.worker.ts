import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { readDiaryFile } from '#domain/diary/read-diary-file.ts';
import { answerQuestions } from '#prelude/worker-questions.ts';

/** A file that somebody chose, to be read beside the page however large it is; the answer is a `ReadDiaryFile`. */
export interface DiaryFileQuestion {
  readonly file: Blob;
  readonly today: CalendarDay;
}

answerQuestions(async ({ file, today }: DiaryFileQuestion) =>
  readDiaryFile(new Uint8Array(await file.arrayBuffer()), today),
);
