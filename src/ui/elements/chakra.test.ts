import { describe, expect, it } from 'vitest';
import { chakra } from './chakra.tsx';

describe('the factory of styled elements', () => {
  it('makes one component for each element', () => {
    expect(chakra.div).toBe(chakra.div);
    expect(chakra.div).not.toBe(chakra.span);
  });

  it('can be looked at as any function, which hot reloading does with each export', () => {
    expect(Object.prototype.toString.call(chakra)).toBe('[object Function]');
    expect(String(chakra)).toContain('function');
  });
});
