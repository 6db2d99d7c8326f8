import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import {
  activePlace,
  dueFood,
  emptyBox,
  isListOpen,
  type Listed,
  nextBox,
  pressKey,
  type SearchBox,
} from './search-box.ts';

const ids = ['pho' as FoodId, 'ramen' as FoodId, 'udon' as FoodId] as const;
const offered: Listed = { isAnswered: true, ids, isInline: false };
const waiting: Listed = { ...offered, isAnswered: false };
const found = offered;
const nothing: Listed = { ...offered, ids: [] };
const focused = nextBox(emptyBox, { kind: 'focused' });
const typed = nextBox(emptyBox, { kind: 'typed', text: 'no' });

/** What keys lead to one after the other. */
function press(box: SearchBox, keys: readonly string[], listed: Listed) {
  return keys.reduce((step, key) => pressKey(step.box, key, listed), {
    box,
    opens: null as FoodId | null,
    isTaken: false,
  });
}

describe('a key at the search box', () => {
  it.each<readonly [string, SearchBox, readonly string[], Listed, { at: number; opens?: FoodId; isTaken?: boolean }]>([
    ['nothing is active of what is only offered', focused, [], offered, { at: -1 }],
    ['the best match is active of what was searched for', typed, [], found, { at: 0 }],
    ['down begins with the first that is offered', focused, ['ArrowDown'], offered, { at: 0, isTaken: true }],
    ['up begins with the last that is offered', focused, ['ArrowUp'], offered, { at: 2, isTaken: true }],
    ['down goes on from the best match', typed, ['ArrowDown'], found, { at: 1, isTaken: true }],
    ['the last is followed by the first', typed, ['ArrowUp', 'ArrowDown'], found, { at: 0, isTaken: true }],
    ['Enter opens nothing that was only offered', focused, ['Enter'], offered, { at: -1 }],
    ['Enter opens the best match', typed, ['Enter'], found, { at: 0, opens: ids[0], isTaken: true }],
    ['Enter opens what was chosen', typed, ['ArrowDown', 'Enter'], found, { at: 1, opens: ids[1], isTaken: true }],
    ['Enter waits for the answer', typed, ['Enter'], waiting, { at: 0, isTaken: true }],
    ['Enter waits where nothing is found yet', typed, ['Enter'], nothing, { at: 0, isTaken: true }],
    [
      'Enter does not wait for what an arrow chose',
      typed,
      ['ArrowDown', 'Enter'],
      waiting,
      { at: 1, opens: ids[1], isTaken: true },
    ],
    ['arrows do nothing to a list that is not there', emptyBox, ['ArrowDown'], offered, { at: -1 }],
    [
      'arrows work in a list that is always there',
      emptyBox,
      ['ArrowDown'],
      { ...offered, isInline: true },
      { at: 0, isTaken: true },
    ],
    ['arrows do nothing to an empty list', typed, ['ArrowDown'], nothing, { at: 0 }],
    ['a letter is the browser’s', typed, ['a'], found, { at: 0 }],
  ])('%s', (_, box, keys, listed, { at, opens = null, isTaken = false }) => {
    const step = press(box, keys, listed);
    expect({ ...step, at: activePlace(step.box, listed) }).toMatchObject({ at, opens, isTaken });
  });

  it('Escape empties first and then leaves', () => {
    const once = pressKey(typed, 'Escape', found);
    expect(once).toMatchObject({ box: { question: { text: '' }, hasFocus: true }, isTaken: true });
    expect(pressKey(once.box, 'Escape', offered)).toMatchObject({ box: { hasFocus: false }, isTaken: false });
  });

  it('what an arrow chose is forgotten with another text', () => {
    const { box } = pressKey(typed, 'ArrowDown', found);
    expect(activePlace(nextBox(box, { kind: 'typed', text: 'noo' }), found)).toBe(0);
  });
});

describe('an early Enter', () => {
  const entered = pressKey(typed, 'Enter', waiting).box;

  it('opens the best match of its very text once that is there', () => {
    expect([waiting, nothing, found].map((listed) => dueFood(entered, listed))).toEqual([null, null, ids[0]]);
    expect(dueFood(nextBox(entered, { kind: 'typed', text: 'noo' }), found)).toBeNull();
  });

  it('is forgotten by another key, by leaving, and by opening something', () => {
    const others = [
      pressKey(entered, 'ArrowDown', waiting).box,
      pressKey(entered, 'Escape', waiting).box,
      nextBox(entered, { kind: 'left' }),
      nextBox(entered, { kind: 'opened' }),
    ].map((box) => nextBox(box, { kind: 'typed', text: 'no' }));
    expect(others.map((box) => dueFood(box, found))).toEqual([null, null, null, null]);
  });
});

describe('whatever is done at the box', () => {
  it('the active option is one of the list, what opens is too, and a list is open only where there is something to say', () => {
    const anyListed = fc.record({
      isAnswered: fc.boolean(),
      ids: fc.subarray([...ids]),
      isInline: fc.boolean(),
    });
    const anyAct = fc.oneof(
      fc.constantFrom('Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'a').map((key) => ({ kind: 'key' as const, key })),
      fc.constantFrom('', 'n', 'no').map((text) => ({ kind: 'typed' as const, text })),
      fc.constantFrom('focused' as const, 'left' as const, 'opened' as const).map((kind) => ({ kind })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAct, anyListed), { maxLength: 30 }), (acts) => {
        let box = emptyBox;
        for (const [act, listed] of acts) {
          const before = box;
          if (act.kind === 'key') {
            const step = pressKey(box, act.key, listed);
            box = step.box;
            if (step.opens !== null) expect([act.key, isListOpen(before, listed)]).toEqual(['Enter', true]);
            if (step.opens !== null) expect(listed.ids[activePlace(before, listed)]).toBe(step.opens);
          } else box = nextBox(box, act);
          const at = activePlace(box, listed);
          expect(at).toBeGreaterThanOrEqual(-1);
          expect(at).toBeLessThan(Math.max(1, listed.ids.length));
          if (isListOpen(box, listed)) expect(listed.ids.length > 0 || box.question.text !== '').toBe(true);
          const due = dueFood(box, listed);
          if (due !== null) expect([listed.isAnswered, listed.ids[0]]).toEqual([true, due]);
        }
      }),
    );
  });
});
