import { expect, it } from 'vitest';
import { ownScriptName } from './own-script-name.ts';

it('is not said twice', () => {
  expect(ownScriptName({ name: 'Pho', nativeName: 'Phở' })).toBe('');
  expect(ownScriptName({ name: 'Galette Complète', nativeName: 'Galette complète' })).toBe('');
  expect(ownScriptName({ name: 'Ramen', nativeName: 'ラーメン' })).toBe('ラーメン');
  expect(ownScriptName({ name: 'Toast', nativeName: '' })).toBe('');
});
