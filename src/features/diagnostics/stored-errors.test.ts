import { describe, expect, it } from 'vitest';
import { storedErrors, storeError } from './stored-errors.ts';

function aStore(initial: string | null = null) {
  let text = initial;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  };
}

const anError = (message: string) => ({
  message,
  stack: 'at App',
  componentStack: '',
  timestamp: '2026-01-02T03:04:05.000Z',
});

describe('app_errors (spec 2 §4, error fallback)', () => {
  it('keeps the last 10 errors, oldest first', () => {
    const store = aStore();
    for (let number = 1; number <= 12; number += 1) storeError(store, anError(`error ${number}`));
    expect(storedErrors(store).map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, index) => `error ${index + 3}`),
    );
  });

  it.each(['not json', '{"a":1}', 'null'])('starts anew where the device holds %s', (text) => {
    const store = aStore(text);
    storeError(store, anError('one'));
    expect(storedErrors(store)).toEqual([anError('one')]);
  });

  it('survives a device that refuses storage', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => storeError(refusing, anError('one'))).not.toThrow();
  });
});
