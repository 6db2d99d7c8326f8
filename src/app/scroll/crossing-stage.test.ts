import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CrossingEvent, type CrossingStage, nextStage } from './crossing-stage.ts';

const begun: CrossingStage = { kind: 'leaving', isDrawn: false };
const looked = (isHeaded: boolean, isComplete: boolean): CrossingEvent => ({ kind: 'looked', isHeaded, isComplete });
const events = {
  pictured: { kind: 'pictured' },
  'stepped on': { kind: 'stepped-on' },
  drawn: { kind: 'drawn' },
  waited: { kind: 'waited' },
  ended: { kind: 'ended' },
  'an outline': looked(false, false),
  'a heading': looked(true, false),
  whole: looked(true, true),
} as const satisfies Record<string, CrossingEvent>;
type Name = keyof typeof events;
const names = Object.keys(events) as readonly Name[];
const after = (...done: readonly Name[]) =>
  done.reduce<CrossingStage>((stage, name) => nextStage(stage, events[name]), begun);

describe('a transition between two screens', () => {
  it.each<readonly [readonly Name[], CrossingStage['kind']]>([
    [[], 'leaving'],
    [['drawn', 'whole', 'waited'], 'leaving'],
    [['pictured'], 'arriving'],
    [['pictured', 'whole'], 'arriving'],
    [['pictured', 'drawn', 'an outline'], 'arriving'],
    [['pictured', 'drawn', 'a heading'], 'arriving'],
    [['pictured', 'drawn', 'whole'], 'moving'],
    [['drawn', 'pictured', 'whole'], 'moving'],
    [['pictured', 'drawn', 'a heading', 'waited'], 'moving'],
    [['pictured', 'drawn', 'a heading', 'an outline', 'waited'], 'over'],
    [['pictured', 'waited'], 'over'],
    [['pictured', 'drawn', 'stepped on', 'whole'], 'arriving'],
    [['pictured', 'drawn', 'a heading', 'stepped on', 'waited'], 'over'],
    [['pictured', 'drawn', 'whole', 'ended'], 'over'],
    [['ended'], 'over'],
  ])('%j: %s', (done, kind) => {
    expect(after(...done).kind).toBe(kind);
  });

  it('goes forth only, and moves nothing before the wanted screen is drawn with its heading', () => {
    const order = ['leaving', 'arriving', 'moving', 'over'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 20 }), (done) => {
        let stage: CrossingStage = begun;
        let hasHeading = false;
        for (const name of done) {
          const next: CrossingStage = nextStage(stage, events[name]);
          if (stage.kind === 'arriving' && stage.isDrawn) {
            if (name === 'a heading' || name === 'whole') hasHeading = true;
            if (name === 'an outline') hasHeading = false;
          }
          if (name === 'stepped on') hasHeading = false;
          expect(order.indexOf(next.kind)).toBeGreaterThanOrEqual(order.indexOf(stage.kind));
          if (next.kind === 'moving' && stage.kind !== 'moving') expect(hasHeading).toBe(true);
          if (name === 'waited' && stage.kind === 'arriving') expect(next.kind).not.toBe('arriving');
          stage = next;
        }
      }),
    );
  });
});
