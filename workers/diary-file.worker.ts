import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { readDiaryFile } from '#domain/diary/read-diary-file.ts';
import { LISTENING } from '#prelude/listening.ts';

/** A file that somebody chose, to be read beside the page however large it is; the answer is a `ReadDiaryFile`. */
export interface DiaryFileQuestion {
  readonly file: Blob;
  readonly today: CalendarDay;
}

addEventListener('message', ({ data: { file, today } }: MessageEvent<DiaryFileQuestion>) => {
  void file.arrayBuffer().then((bytes) => postMessage(readDiaryFile(new Uint8Array(bytes), today)));
});
postMessage(LISTENING);
