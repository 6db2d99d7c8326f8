import { describe, expect, it, vi } from 'vitest';
import { withChildProps } from './with-child-props.ts';

describe('withChildProps', () => {
  it('gives the child all, its own going before', () => {
    expect(
      withChildProps({ id: 'outer', title: 'Soup', type: 'button' }, { id: 'own', href: '/explore', type: undefined }),
    ).toEqual({ id: 'own', title: 'Soup', href: '/explore', type: 'button' });
  });

  it('adds classes and styles up', () => {
    expect(
      withChildProps({ className: 'a', style: { color: 'red', top: 0 } }, { className: 'b', style: { color: 'blue' } }),
    ).toEqual({ className: 'a b', style: { color: 'blue', top: 0 } });
    expect(withChildProps({ className: 'a' }, {})).toEqual({ className: 'a' });
    expect(withChildProps({}, { className: 'b' })).toEqual({ className: 'b' });
  });

  it('calls both handlers of an event, the outer first', () => {
    const calls: string[] = [];
    const { onClick } = withChildProps(
      { onClick: (event: string) => calls.push(`outer ${event}`) },
      { onClick: (event: string) => calls.push(`own ${event}`) },
    );
    (onClick as (event: string) => void)('tap');
    expect(calls).toEqual(['outer tap', 'own tap']);
  });

  it('gives the element to both refs and takes it back, each in its own way', () => {
    const kept = { current: null as unknown };
    const undo = vi.fn();
    const given: unknown[] = [];
    const { ref } = withChildProps({ ref: kept }, { ref: (element: unknown) => void given.push(element) });
    const { ref: other } = withChildProps({ ref: null }, { ref: () => undo });
    const clean = (ref as (element: unknown) => () => void)('element');
    expect([kept.current, given]).toEqual(['element', ['element']]);
    clean();
    expect([kept.current, given]).toEqual([null, ['element', null]]);
    (other as (element: unknown) => () => void)('element');
    expect(undo).not.toHaveBeenCalled();
  });
});
