import { t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import type { ReadDiaryFile } from '#domain/diary/read-diary-file.ts';
import { language } from '#languages/region.ts';
import { listening } from '#prelude/listening.ts';
import type { DiaryFileQuestion } from '#workers/diary-file.worker.ts';
import DiaryFileWorker from '#workers/diary-file.worker.ts?worker';

/** What a file says of a diary, read in a worker; refused where the device cannot read it. */
export async function openDiaryFile(file: File, today: CalendarDay): Promise<ReadDiaryFile> {
  const worker = new DiaryFileWorker({ name: language });
  try {
    await listening(worker);
    return await new Promise<ReadDiaryFile>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadDiaryFile>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker did not read the file')), { once: true });
      const question: DiaryFileQuestion = { file, today };
      worker.postMessage(question);
    });
  } catch {
    return { kind: 'refused', why: t`This device could not read the file.` };
  } finally {
    worker.terminate();
  }
}
