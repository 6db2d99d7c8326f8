import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLongPress } from './watch-long-press.ts';

let page: EventTarget;
let pressed: number;
let isWanted: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  // What is pressed here is the page itself.
  vi.stubGlobal('Element', EventTarget);
  [pressed, isWanted] = [0, true];
  stop = watchLongPress(() => {
    pressed += 1;
    return isWanted;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @returns whether the browser's own answer stays away */
function happens(kind: string, values: object = {}): boolean {
  const event = Object.assign(new Event(kind, { cancelable: true, bubbles: true }), values);
  page.dispatchEvent(event);
  return event.defaultPrevented;
}
const touches = (values: object = {}) =>
  happens('pointerdown', { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50, ...values });
const passes = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

describe('a finger', () => {
  it('that rests is told once, and its end is no click', () => {
    touches();
    passes(499);
    expect(pressed).toBe(0);
    passes(1);
    expect(happens('contextmenu', { button: 0 })).toBe(true);
    happens('pointerup');
    expect([pressed, happens('click')]).toEqual([1, true]);
    touches();
    happens('pointerup');
    expect([pressed, happens('click')]).toEqual([1, false]);
  });

  it('whose system asks for the menu first is told then, and once', () => {
    touches();
    passes(300);
    expect(happens('contextmenu', { button: 0 })).toBe(true);
    passes(1_000);
    expect(pressed).toBe(1);
  });

  it.each([
    ['strays', () => happens('pointermove', { clientX: 50, clientY: 61 })],
    ['is lifted', () => happens('pointerup')],
    ['is taken away by the system', () => happens('pointercancel')],
    ['scrolls', () => happens('scroll')],
    ['is one of two', () => touches({ isPrimary: false })],
  ])('that %s before is none', (_, act) => {
    touches();
    passes(300);
    act();
    passes(1_000);
    expect([pressed, happens('click')]).toEqual([0, false]);
  });

  it('may tremble', () => {
    touches();
    happens('pointermove', { clientX: 56, clientY: 57 });
    passes(500);
    expect(pressed).toBe(1);
  });

  it('on what nobody takes leaves the browser its menu and its click', () => {
    isWanted = false;
    touches();
    passes(500);
    expect([happens('contextmenu', { button: 0 }), happens('click')]).toEqual([false, false]);
  });
});

describe('a mouse', () => {
  it.each([
    ['with its right button', 2],
    ['with the control key of a Mac', 0],
  ])('%s has the menu of the browser', (_, button) => {
    happens('keydown');
    happens('pointerdown', { pointerType: 'mouse', isPrimary: true });
    passes(1_000);
    expect([happens('contextmenu', { button }), pressed]).toEqual([false, 0]);
  });
});

describe('a keyboard', () => {
  it('that asks for the menu is told, whatever was pressed before', () => {
    happens('pointerdown', { pointerType: 'mouse', isPrimary: true });
    happens('keydown');
    expect([happens('contextmenu', { button: 0 }), pressed]).toEqual([true, 1]);
  });

  it('may click afterwards', () => {
    happens('contextmenu');
    happens('keydown');
    expect(happens('click')).toBe(false);
  });
});

it('hears nothing once it has ended', () => {
  touches();
  stop();
  passes(1_000);
  expect([happens('contextmenu'), pressed]).toEqual([false, 0]);
});
