import { expect, it } from 'vitest';
import { roundedAfter } from './rounded-after.ts';

it('[S23] is never after the place that was read, and reads an eighth again at most', () => {
  for (let seq = 0; seq < 200_000; seq += 997) {
    for (const upTo of [seq, seq + 1, seq + 255, seq + 256, seq + 5_000, seq + 1_000_000]) {
      const from = roundedAfter(seq, upTo);
      expect(from).toBeLessThanOrEqual(seq);
      expect(seq - from).toBeLessThanOrEqual((upTo - seq) / 8);
    }
  }
});

it('[S23] devices that were away for about as long ask from the same few places', () => {
  const upTo = 1_000_000;
  const places = new Set(Array.from({ length: 500_000 }, (_, at) => roundedAfter(at, upTo)));
  expect(places.size).toBeLessThanOrEqual(16);
  const all = new Set(Array.from({ length: upTo }, (_, at) => roundedAfter(at, upTo)));
  expect(all.size).toBeLessThan(400);
});
