import { expect, it } from 'vitest';
import { veiledAddress } from './veiled-address.ts';

it.each([
  ['ada@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['', '…'],
  ['@example.org', '…'],
])('of %j it shows %j', (email, shown) => {
  expect(veiledAddress(email)).toBe(shown);
});
