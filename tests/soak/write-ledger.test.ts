import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempted, emptyLedger, judge, saved, savedInVain, takenAway } from './write-ledger.ts';

const review = 'review|ada|ramen';
const nothing = new Map<string, string[]>();

describe('the ledger of a walk', () => {
  it('[S1] misses a saved write that is not there, and one that an older one has overwritten', () => {
    const ledger = saved(saved(emptyLedger, review, 'Rich.'), review, 'Richer.');
    expect(judge(ledger, nothing, '')).toEqual(['[S1] review|ada|ramen: the server has nothing, saved was “Richer.”']);
    expect(judge(ledger, new Map([[review, ['Rich.']]]), '')).toHaveLength(1);
    expect(judge(ledger, new Map([[review, ['Richer.']]]), '')).toEqual([]);
  });

  it('[S2] sees what is there twice, and what nobody wrote', () => {
    const ledger = saved(emptyLedger, review, 'Rich.');
    expect(judge(ledger, new Map([[review, ['Rich.', 'Rich.']]]), '')).toEqual([
      '[S2] review|ada|ramen is there 2 times: Rich. / Rich.',
    ]);
    expect(judge(emptyLedger, new Map([[review, ['Rich.']]]), '')).toHaveLength(1);
  });

  it('[S6] takes a refused write that the device shows for kept, and one that it does not for lost', () => {
    expect(judge(saved(emptyLedger, review, 'Rich.'), nothing, 'parked: Rich.')).toEqual([]);
    expect(judge(savedInVain(emptyLedger, review, 'Too late'), nothing, '')).toEqual([
      '[S6] review|ada|ramen: refused words are not kept: Too late',
    ]);
    expect(judge(savedInVain(emptyLedger, review, 'Too late'), nothing, 'Too late')).toEqual([]);
  });

  it('lets go of what was written about something that is gone', () => {
    const ledger = takenAway(saved(emptyLedger, review, 'Rich.'), 'ramen');
    expect(judge(ledger, nothing, '')).toEqual([]);
    expect(judge(ledger, new Map([[review, ['Rich.']]]), '')).toHaveLength(1);
  });

  it('[S1] [S2] agrees with every server that did all saved writes and some of the interrupted ones, in order', () => {
    const write = fc.record({
      key: fc.constantFrom('a', 'b'),
      value: fc.option(fc.constantFrom('1', '2', '3')),
      isSaved: fc.boolean(),
      isDone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        let ledger = emptyLedger;
        const server = new Map<string, string | null>();
        for (const { key, value, isSaved, isDone } of writes) {
          ledger = (isSaved ? saved : attempted)(ledger, key, value);
          if (isSaved || isDone) server.set(key, value);
        }
        const observed = new Map([...server].flatMap(([key, value]) => (value === null ? [] : [[key, [value]]])));
        expect(judge(ledger, observed, '')).toEqual([]);
      }),
    );
  });
});
