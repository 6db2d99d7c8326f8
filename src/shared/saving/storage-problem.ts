import { t } from '@lingui/core/macro';
import { megabytes } from '#domain/publishing/video-rules.ts';

/** What stays free for everything else that the device keeps, in bytes. */
const RESERVE = 25 * 1024 * 1024;

/** Why so many bytes more do not fit on this device, in a sentence; null when they do, or where the browser does not say. */
export async function storageProblem(bytes: number): Promise<string | null> {
  const { usage = 0, quota } = await navigator.storage.estimate().catch(() => ({ usage: 0, quota: undefined }));
  if (quota === undefined || quota - usage >= bytes + RESERVE) return null;
  return t`This device has too little room: ${megabytes(bytes)} are needed, and ${megabytes(Math.max(0, quota - usage - RESERVE))} are free for it. Free some space and try again.`;
}
