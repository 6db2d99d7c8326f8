import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose writes take `takes` milliseconds. */
function slowStore(takes: number) {
  const written: string[] = [];
  const write = async (draft: string) => {
    await new Promise((resolve) => setTimeout(resolve, takes));
    written.push(draft);
  };
  return { written, write };
}

describe('draftSaver', () => {
  it('writes within its time although changes keep coming', async () => {
    const { written, write } = slowStore(1);
    const saver = draftSaver({ write, within: 250 });
    for (let typed = 1; typed <= 30; typed += 1) {
      saver.keep('x'.repeat(typed));
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(written.length).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(300);
    expect(written.at(-1)).toBe('x'.repeat(30));
  });

  it('writes at once when the page is left', async () => {
    const { written, write } = slowStore(0);
    const saver = draftSaver({ write, within: 250 });
    saver.keep('Miso soup');
    void saver.flush();
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(['Miso soup']);
  });

  it('never puts an older state over a newer one', async () => {
    const { written, write } = slowStore(1000);
    const saver = draftSaver({ write, within: 100 });
    saver.keep('first');
    await vi.advanceTimersByTimeAsync(150);
    saver.keep('second');
    await vi.advanceTimersByTimeAsync(200);
    saver.keep('third');
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['first', 'third']);
  });

  it('knows what is not surely written, until it is', async () => {
    const { write } = slowStore(500);
    const saver = draftSaver({ write, within: 100 });
    expect(saver.unsettled()).toBeNull();
    saver.keep('first');
    expect(saver.unsettled()).toBe('first');
    await vi.advanceTimersByTimeAsync(200);
    expect(saver.unsettled()).toBe('first');
    saver.keep('second');
    expect(saver.unsettled()).toBe('second');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.unsettled()).toBeNull();
  });

  it('rests when the draft is submitted: nothing brings it back', async () => {
    const { written, write } = slowStore(500);
    const saver = draftSaver({ write, within: 100 });
    saver.keep('under way');
    await vi.advanceTimersByTimeAsync(150);
    saver.keep('too late');
    const rested = saver.rest();
    await vi.advanceTimersByTimeAsync(5000);
    await rested;
    expect(written).toEqual(['under way']);
  });

  it('starts anew when a submission failed and the member goes on', async () => {
    const { written, write } = slowStore(0);
    const saver = draftSaver({ write, within: 100 });
    await saver.rest();
    saver.keep('corrected');
    await vi.advanceTimersByTimeAsync(101);
    expect(written).toEqual(['corrected']);
  });
});
