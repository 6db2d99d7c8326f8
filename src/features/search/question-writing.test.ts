import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFood, type FoodQuestion } from '#domain/search/food-question.ts';
import { type AddressStep, addressStep } from './address-step.ts';
import {
  nextWriting,
  type QuestionWriting,
  type Unwritten,
  type WritingAct,
  type WritingEvent,
} from './question-writing.ts';

const ramen: FoodQuestion = { ...everyFood, text: 'ramen' };
const rated: FoodQuestion = { ...everyFood, minimumRating: 3 };
const thai: FoodQuestion = { ...everyFood, cuisine: 'Thai' };
const here = '/search';
const changeTo = (question: FoodQuestion, parts: Partial<Unwritten> = {}): Unwritten => ({
  question,
  step: addressStep(everyFood, question),
  address: here,
  entry: 'first',
  ...parts,
});
const typing = changeTo(ramen);
const sliding = changeTo(rated);
const choosing = changeTo(thai);
const written: QuestionWriting = { kind: 'written' };
const waiting: QuestionWriting = { kind: 'waiting', change: typing };
const turningTo = (to: AddressStep['kind'], address = here): WritingEvent => ({ kind: 'turning', to, address });

describe('how the question gets into the address', () => {
  it.each<readonly [string, QuestionWriting, WritingEvent, QuestionWriting, readonly WritingAct[]]>([
    ['letters wait for their pause', written, { kind: 'asked', change: typing }, waiting, []],
    ['a drag too', written, { kind: 'asked', change: sliding }, { kind: 'waiting', change: sliding }, []],
    [
      'a choice is written at once, as an entry of its own',
      written,
      { kind: 'asked', change: choosing },
      written,
      [{ kind: 'write', question: thai, isOwnEntry: true }],
    ],
    [
      'the pause is over',
      waiting,
      { kind: 'paused', address: here },
      written,
      [{ kind: 'write', question: ramen, isOwnEntry: false }],
    ],
    ['the pause is over elsewhere', waiting, { kind: 'paused', address: '/food/pho' }, waiting, []],
    ['more letters go on with it', waiting, turningTo('typing'), waiting, []],
    [
      'anything else has the letters written first',
      waiting,
      turningTo('choosing'),
      written,
      [{ kind: 'write', question: ramen, isOwnEntry: false }],
    ],
    [
      'letters of an address that was left are kept for it',
      waiting,
      turningTo('choosing', '/food/pho'),
      written,
      [{ kind: 'keep', entry: 'first', question: ramen }],
    ],
    [
      'what waits is kept when its entry is left',
      waiting,
      { kind: 'left' },
      written,
      [{ kind: 'keep', entry: 'first', question: ramen }],
    ],
    ['what is written needs nothing when its entry is left', written, { kind: 'left' }, written, []],
    ['nor at the end of a pause', written, { kind: 'paused', address: here }, written, []],
    ['nor before a change', written, turningTo('typing'), written, []],
  ])('%s', (_, state, event, next, acts) => {
    expect(nextWriting(state, event)).toEqual({ state: next, acts });
  });

  it('the last question that was asked is written, kept or waiting, whatever comes in whatever order', () => {
    const anyAct = fc.oneof(
      fc
        .constantFrom(ramen, rated, thai, { ...ramen, cuisine: 'Thai' })
        .map((question) => ({ kind: 'ask' as const, question })),
      fc.constantFrom(here, '/food/pho').map((address) => ({ kind: 'paused' as const, address })),
      fc.constant({ kind: 'left' as const }),
    );
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 20 }), (all) => {
        let state = written as QuestionWriting;
        let asked = everyFood;
        const last: WritingAct[] = [];
        const on = (event: WritingEvent) => {
          const step = nextWriting(state, event);
          state = step.state;
          last.push(...step.acts);
          expect(step.acts.length).toBeLessThanOrEqual(1);
          if (state.kind === 'waiting') expect(state.change.step.after).toBeGreaterThan(0);
        };
        for (const act of all) {
          if (act.kind !== 'ask') on(act);
          else {
            const step = addressStep(asked, act.question);
            on(turningTo(step.kind));
            on({ kind: 'asked', change: changeTo(act.question, { step }) });
            asked = act.question;
          }
          if (asked !== everyFood)
            expect(state.kind === 'waiting' ? state.change.question : last.at(-1)?.question).toBe(asked);
        }
      }),
    );
  });
});
