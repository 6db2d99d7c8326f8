import { expect, it } from 'vitest';
import { sendingWords } from './sending-words.ts';

const upload = (sent: number) => ({ file: { size: 1000, sent, digest: 'd', movedAt: 0 } });

it.each([
  [{ state: 'waiting', attempts: 0, uploads: upload(0) }, 'Waiting to be sent'],
  [{ state: 'waiting', attempts: 1, uploads: upload(0) }, 'Waiting to be sent'],
  [{ state: 'waiting', attempts: 1, uploads: upload(999) }, '99 % sent'],
  [{ state: 'waiting', attempts: 1, uploads: upload(1000) }, 'Being saved'],
  [{ state: 'parked', attempts: 1, uploads: upload(1000) }, 'Not accepted'],
] as const)('a video on its way: %j is called %s', (change, words) => {
  expect(sendingWords(change)).toBe(words);
});
