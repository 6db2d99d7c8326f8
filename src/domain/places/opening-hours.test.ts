import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasOverlap,
  minutesOf,
  type OpeningHours,
  openStateAt,
  readOpeningHours,
  spanOf,
  timeText,
  weekMinuteIn,
} from './opening-hours.ts';

const rest: OpeningHours = [[], [], [], [], [], [], []];
const on = (days: Readonly<Record<number, OpeningHours[number]>>): OpeningHours =>
  rest.map((day, at) => days[at] ?? day);
const at = (day: number, hours: number, minutes = 0) => day * 1440 + hours * 60 + minutes;
const h = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('whether a place is open', () => {
  const split = on({
    0: [
      [h(11), h(14)],
      [h(18), h(26)],
    ],
    2: [[h(9), h(17)]],
  });
  it.each([
    ['in its first hours', split, at(0, 12), { kind: 'open', until: h(14) }],
    ['at its first minute', split, at(0, 11), { kind: 'open', until: h(14) }],
    ['not at its last', split, at(0, 14), { kind: 'closed', opens: { weekday: 0, minute: h(18), inDays: 0 } }],
    ['between its times', split, at(0, 15), { kind: 'closed', opens: { weekday: 0, minute: h(18), inDays: 0 } }],
    ['before midnight', split, at(0, 23), { kind: 'open', until: h(2) }],
    ['past midnight, on a day of rest', split, at(1, 1, 59), { kind: 'open', until: h(2) }],
    ['not two hours later', split, at(1, 2), { kind: 'closed', opens: { weekday: 2, minute: h(9), inDays: 1 } }],
    ['at the end of its week', split, at(6, 20), { kind: 'closed', opens: { weekday: 0, minute: h(11), inDays: 1 } }],
    ['never', rest, at(3, 3), { kind: 'closed-always' }],
    ['from Sunday into Monday', on({ 6: [[h(20), h(28)]] }), at(0, 3), { kind: 'open', until: h(4) }],
    [
      'over a midnight at which one span ends and one begins',
      on({ 4: [[h(18), 1440]], 5: [[0, h(3)]] }),
      at(4, 19),
      { kind: 'open', until: h(3) },
    ],
    ['always', rest.map(() => [[0, 1440]] as const), at(5, 5), { kind: 'open-always' }],
    [
      'once a week: in seven days',
      on({ 1: [[h(9), h(10)]] }),
      at(1, 10),
      { kind: 'closed', opens: { weekday: 1, minute: h(9), inDays: 7 } },
    ],
  ] as const)('%s', (_what, hours, minute, state) => {
    expect(openStateAt(hours, minute)).toEqual(state);
  });

  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .map(([from, length]) => [from, from + length] as const);
  const anyWeek = fc.array(fc.array(anySpan, { maxLength: 3 }), { minLength: 7, maxLength: 7 });

  it('is what the minutes of its spans say, at any minute of any week', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 10_079 }), (hours, minute) => {
        const isIn = hours.some((day, weekday) =>
          day.some(([from, until]) =>
            [0, 10_080].some((lap) => weekday * 1440 + from <= minute + lap && minute + lap < weekday * 1440 + until),
          ),
        );
        const state = openStateAt(hours, minute);
        expect(state.kind.startsWith('open')).toBe(isIn);
        if (state.kind !== 'closed') return;
        const { inDays, minute: opens, weekday } = state.opens;
        const wait = (Math.floor(minute / 1440) + inDays) * 1440 + opens;
        expect(Math.floor((wait % 10_080) / 1440)).toBe(weekday);
        expect(openStateAt(hours, wait % 10_080).kind.startsWith('open')).toBe(true);
      }),
    );
  });
});

describe('the clock on the wall of a place', () => {
  it.each([
    ['Europe/Berlin', '2026-06-01T10:30:00Z', at(0, 12, 30)],
    ['America/New_York', '2026-06-01T02:15:00Z', at(6, 22, 15)],
    ['Asia/Kolkata', '2026-06-07T18:31:00Z', at(0, 0, 1)],
    // On the night when clocks go back.
    ['Europe/Berlin', '2026-10-25T00:30:00Z', at(6, 2, 30)],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', at(6, 2, 30)],
  ])('%s at %s', (zone, moment, minute) => {
    expect(weekMinuteIn(zone, Date.parse(moment))).toBe(minute);
  });

  it.each(['Nowhere/Land', '', 'x'.repeat(99)])('says nothing of the zone “%s”', (zone) => {
    expect(weekMinuteIn(zone, 0)).toBeNull();
  });
});

describe('opening hours from what is stored', () => {
  it('are seven days of spans, in order', () => {
    expect(
      readOpeningHours(
        on({
          0: [
            [h(18), h(20)],
            [h(9), h(12)],
          ],
        }),
      ),
    ).toEqual(
      on({
        0: [
          [h(9), h(12)],
          [h(18), h(20)],
        ],
      }),
    );
  });

  it.each([
    null,
    'nine to five',
    [],
    [[], [], [], [], [], []],
    on({ 0: [[600, 600]] }),
    on({ 0: [[600, 500]] }),
    on({ 0: [[-1, 500]] }),
    on({ 0: [[1440, 1500]] }),
    on({ 0: [[0, 1441]] }),
    on({ 0: [[0.5, 60]] }),
    on({ 0: Array.from({ length: 5 }, (_, span) => [span * 60, span * 60 + 30] as const) }),
  ])('%j are none', (value) => {
    expect(readOpeningHours(value)).toBeNull();
  });
});

describe('times as they are typed', () => {
  it.each([
    ['09:30', h(9, 30)],
    ['9:30', h(9, 30)],
    ['09:30:00', h(9, 30)],
    ['24:00', null],
    ['', null],
    ['9', null],
  ])('“%s” is %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it('an end before the beginning is on the next day', () => {
    expect([spanOf(h(18), h(2)), spanOf(0, 0), spanOf(h(9), h(17))]).toEqual([
      [h(18), h(26)],
      [0, 1440],
      [h(9), h(17)],
    ]);
    expect([timeText(h(26)), timeText(h(9, 5))]).toEqual(['02:00', '09:05']);
  });
});

it.each([
  [
    'apart',
    on({
      0: [
        [h(9), h(12)],
        [h(12), h(14)],
      ],
    }),
    false,
  ],
  [
    'over each other',
    on({
      0: [
        [h(9), h(12)],
        [h(11), h(14)],
      ],
    }),
    true,
  ],
  [
    'the same twice',
    on({
      0: [
        [h(9), h(12)],
        [h(9), h(12)],
      ],
    }),
    true,
  ],
  ['into the next day', on({ 0: [[h(20), h(28)]], 1: [[h(3), h(5)]] }), true],
  ['from Sunday into Monday', on({ 6: [[h(20), h(28)]], 0: [[h(3), h(5)]] }), true],
])('spans that lie %s', (_what, hours, isOver) => {
  expect(hasOverlap(hours)).toBe(isOver);
});
