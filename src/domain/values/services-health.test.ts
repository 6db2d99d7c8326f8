import { describe, expect, it } from 'vitest';
import { decodeServicesHealth } from './services-health.ts';

const size = { bytes: 2048, isWhole: true };
const answer = {
  ai: {
    isConfigured: true,
    model: 'taster-1',
    canSee: false,
    breaker: 'open',
    spentToday: { calls: 3, tokens: 90 },
    budget: { calls: 100, tokens: 1000 },
  },
  mail: { isOn: true, waiting: 2, lastSentAt: '2026-01-02 03:04:05.000Z', lastError: '', lastErrorAt: '' },
  storage: { at: 1, database: size, files: null, snapshots: size, log: { bytes: 1, isWhole: false }, backupCron: '' },
  feed: { head: 17 },
  startedAt: 1_700_000_000_000,
  schema: '1763683342_food_imports',
};

describe('how the services are', () => {
  it('is read whole', () => {
    expect(decodeServicesHealth(answer)).toEqual({
      ai: {
        model: 'taster-1',
        canSee: false,
        breaker: 'open',
        spent: { calls: 3, tokens: 90 },
        budget: { calls: 100, tokens: 1000 },
      },
      mail: { isOn: true, waiting: 2, lastSentAt: Date.UTC(2026, 0, 2, 3, 4, 5), lastError: '', lastErrorAt: 0 },
      storage: { database: size, files: null, snapshots: size, log: { bytes: 1, isWhole: false }, backupCron: '' },
      feedHead: 17,
      startedAt: 1_700_000_000_000,
      schema: '1763683342_food_imports',
    });
  });

  it('without an AI service has the built-in assistant', () => {
    expect(decodeServicesHealth({ ...answer, ai: { isConfigured: false } })?.ai).toBeNull();
  });

  it.each([[null], ['<html>'], [{}], [{ mail: {} }]])('%j is no answer', (value) => {
    expect(decodeServicesHealth(value)).toBeNull();
  });
});
