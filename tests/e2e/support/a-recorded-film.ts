import type { Page } from '@playwright/test';

/** A film that Chromium itself records from a canvas: a WebM that says nothing of its length, as recorders make them. */
export async function aRecordedFilm(
  page: Page,
  { seconds = 4 }: { seconds?: number } = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const draw = (frame: number) => {
      context.fillStyle = `hsl(${(frame * 7) % 360} 70% 55%)`;
      context.fillRect(0, 0, 320, 180);
      context.fillStyle = '#fff';
      context.fillRect((frame * 3) % 300, 80, 20, 20);
    };
    draw(0);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    const began = performance.now();
    let frame = 0;
    while (performance.now() - began < length * 1000) {
      draw((frame += 1));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  }, seconds);
  return { name: 'spoon.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}
