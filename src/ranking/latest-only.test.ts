import { describe, expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

/** A slow engine: each question waits until the test answers it. */
function slowEngine() {
  const asked: string[] = [];
  const settle: ((answer: readonly string[] | Error) => void)[] = [];
  const ask = latestOnly<string, readonly string[]>((question) => {
    asked.push(question);
    return new Promise((resolve, reject) => {
      settle.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  }, []);
  return { ask, asked, settle };
}

describe('latestOnly', () => {
  it('answers what was asked', async () => {
    const { ask, settle } = slowEngine();
    const answer = ask('ramen');
    settle[0]?.(['Ramen']);
    expect(await answer).toEqual(['Ramen']);
  });

  it('answers [] to questions that were overtaken, at once, and hands on only the newest', async () => {
    const { ask, asked, settle } = slowEngine();
    const typed = ['r', 'ra', 'ram'].map((text) => ask(text));
    expect(await typed[0]).toEqual([]);
    expect(await typed[1]).toEqual([]);
    settle[0]?.(['late']);
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).toEqual(['r', 'ram']);
    settle[1]?.(['Ramen']);
    expect(await typed[2]).toEqual(['Ramen']);
  });

  it('passes a failure on and answers the next question', async () => {
    const { ask, settle } = slowEngine();
    const failing = ask('r');
    settle[0]?.(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await new Promise((resolve) => setTimeout(resolve, 0));
    const next = ask('ra');
    settle[1]?.([]);
    expect(await next).toEqual([]);
  });
});
