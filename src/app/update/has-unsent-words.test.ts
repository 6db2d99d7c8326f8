import { describe, expect, it } from 'vitest';
import { isBeingWritten, type Writable } from './has-unsent-words.ts';

const aField = (field: Partial<Writable> = {}): Writable => ({
  type: 'text',
  value: 'Salted plum',
  readOnly: false,
  disabled: false,
  ...field,
});

describe('isBeingWritten', () => {
  it.each<[string, Partial<Writable>]>([
    ['a line', {}],
    ['a text', { type: 'textarea' }],
    ['a password, which is kept nowhere', { type: 'password', value: 'a-test-password' }],
    ['a file that was chosen', { type: 'file', value: 'C:\\fakepath\\plum.jpg' }],
  ])('is true for %s', (_, field) => {
    expect(isBeingWritten([aField({ value: '' }), aField(field)])).toBe(true);
  });

  it.each<[string, Partial<Writable>]>([
    ['nothing', { value: '' }],
    ['spaces', { value: '  ' }],
    ['what is searched for', { type: 'search' }],
    ['a switch', { type: 'checkbox', value: 'on' }],
    ['a slider', { type: 'range', value: '3' }],
    ['what cannot be changed', { readOnly: true }],
    ['what cannot be used', { disabled: true }],
  ])('is false for %s', (_, field) => {
    expect(isBeingWritten([aField(field)])).toBe(false);
  });
});
