import { expect, it } from 'vitest';
import { mayTakeFocus } from './may-take-focus.ts';

/** A page whose focus is on an element of this tag, with this open over it. */
function page({ focused, isOpen = false }: { readonly focused: string; readonly isOpen?: boolean }) {
  return {
    activeElement: { matches: (selector: string) => selector.split(', ').includes(focused) },
    querySelector: () => (isOpen ? {} : null),
  };
}
const main = (holdsFocus: boolean) => ({ contains: () => holdsFocus });

it.each([
  ['a link that was followed', page({ focused: 'a' }), main(false), true],
  [
    'a menu that was opened while the page was on its way',
    page({ focused: 'button', isOpen: true }),
    main(false),
    false,
  ],
  ['a search field over the page', page({ focused: 'input', isOpen: true }), main(false), false],
  ['a message that is being written on the page', page({ focused: 'textarea' }), main(true), false],
  ['a field that stood elsewhere', page({ focused: 'input' }), main(false), true],
] as const)('from %s', (_, from, to, expected) => {
  expect(mayTakeFocus(from, to)).toBe(expected);
});
