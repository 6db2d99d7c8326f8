import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PushOutcome } from '#remote/remote.ts';
import { afterAnswer, endOf, freshRound, type PushRound } from './push-round.ts';

const outcomes = {
  accepted: { kind: 'accepted', row: null, seq: 1, epoch: null },
  partly: { kind: 'partly', column: 'film', sent: 1, digest: '' },
  rejected: { kind: 'rejected', reason: 'invalid', message: '', fields: {} },
  exists: { kind: 'exists' },
  gone: { kind: 'gone' },
  failing: { kind: 'unreachable', answered: true },
  away: { kind: 'unreachable', answered: false },
  strange: { kind: 'unreachable', answered: false, inFront: true },
  throttled: { kind: 'throttled', retryAfter: 5 },
  outdated: { kind: 'outdated' },
  unauthorised: { kind: 'unauthorised', why: 'expired' },
} as const satisfies Record<string, PushOutcome>;
type Name = keyof typeof outcomes;
const names = Object.keys(outcomes) as readonly Name[];

function roundOf(answers: readonly Name[]): PushRound<number> {
  return answers.reduce<PushRound<number>>(
    (round, name, entry) => afterAnswer(round, { entry, outcome: outcomes[name] }),
    freshRound,
  );
}
const end = (...answers: readonly Name[]) => endOf(roundOf(answers));
const strange = (count: number): readonly Name[] => Array.from({ length: count }, () => 'strange');

describe('what the answers of a round come to', () => {
  it.each<readonly [answers: readonly Name[], end: ReturnType<typeof endOf<number>>]>([
    [[], { result: { kind: 'drained' }, postponed: [] }],
    [['accepted', 'partly', 'rejected', 'exists', 'gone', 'failing'], { result: { kind: 'drained' }, postponed: [] }],
    [['away'], { result: { kind: 'unreachable', progressed: false }, postponed: [] }],
    [['accepted', 'away'], { result: { kind: 'unreachable', progressed: true }, postponed: [] }],
    [['rejected', 'away'], { result: { kind: 'unreachable', progressed: false }, postponed: [] }],
    [['throttled', 'away', 'outdated'], { result: { kind: 'throttled', retryAfter: 5 }, postponed: [] }],
    [['outdated'], { result: { kind: 'outdated' }, postponed: [] }],
    [['accepted', 'unauthorised'], { result: { kind: 'unauthorised', why: 'expired' }, postponed: [] }],
  ])('%j', (answers, expected) => {
    expect(end(...answers)).toEqual(expected);
  });

  it('[S6][S19] postpones what something in front answered where the server answered others, before or after', () => {
    expect(end('strange', 'accepted', 'strange')).toEqual({ result: { kind: 'drained' }, postponed: [0, 2] });
    expect(end('failing', ...strange(20)).postponed).toHaveLength(20);
  });

  it('[S6][S19] takes the network for bad where the server answered none, and stops at the eighth', () => {
    expect(end(...strange(7))).toEqual({ result: { kind: 'unreachable', progressed: false }, postponed: [] });
    expect(roundOf(strange(7)).kind).toBe('sending');
    expect(roundOf(strange(8)).kind).toBe('stopping');
  });
});

describe('a round', () => {
  const anyAnswers = fc.array(fc.constantFrom(...names), { maxLength: 30 });

  it('that stops stays stopped, for the reason it stopped for', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (before, after) => {
        const round = roundOf(before);
        fc.pre(round.kind === 'stopping');
        expect(roundOf([...before, ...after])).toEqual(round);
      }),
    );
  });

  it('is drained only where the server answered, or nobody was asked, and then forgets nothing that is to wait', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { result, postponed } = end(...answers);
        const kept = answers.flatMap((name, entry) => (name === 'strange' ? [entry] : []));
        if (result.kind !== 'drained') expect(postponed).toEqual([]);
        else {
          expect(postponed).toEqual(kept);
          expect(answers.length === 0 || kept.length < answers.length).toBe(true);
          expect(answers.some((name) => ['away', 'throttled', 'outdated', 'unauthorised'].includes(name))).toBe(false);
        }
      }),
    );
  });

  it('says that something arrived only when it did', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { result } = end(...answers);
        if (result.kind === 'unreachable' && result.progressed)
          expect(answers.some((name) => name === 'accepted' || name === 'partly')).toBe(true);
      }),
    );
  });
});
