import { describe, expect, it } from 'vitest';
import { photoProblem } from './photo-problem.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const text = new TextEncoder().encode('only text');
const limit = 10 * 1024 * 1024;

describe('photoProblem (spec 1 §5, image upload)', () => {
  it.each([
    ['a text named .jpg', { declaredType: 'image/jpeg', size: 9, head: text }],
    ['what the browser calls a PDF', { declaredType: 'application/pdf', size: 9, head: jpeg }],
    ['an empty file', { declaredType: 'image/jpeg', size: 0, head: new Uint8Array() }],
    ['a huge text', { declaredType: '', size: limit + 1, head: text }],
  ])('refuses %s', (_, photo) => {
    expect(photoProblem(photo)).toEqual({ title: 'Invalid file type', message: 'Please upload an image file.' });
  });

  it('refuses more than 10 MB', () => {
    expect(photoProblem({ declaredType: 'image/jpeg', size: limit + 1, head: jpeg })).toEqual({
      title: 'Upload failed',
      message: 'Please choose an image of at most 10 MB.',
    });
  });

  it.each([['image/jpeg'], ['image/png'], ['']])('accepts a JPEG of 10 MB that is called %j', (declaredType) => {
    expect(photoProblem({ declaredType, size: limit, head: jpeg })).toBeNull();
  });
});
