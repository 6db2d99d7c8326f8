import { chakra } from '#ui/elements/chakra.tsx';
import { underlined } from '#ui/theme/underlined.ts';

const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: 'target',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'ink.default',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'none',
    '& svg': { boxSize: '5', flexShrink: '0', color: 'ink.muted' },
    _hover: { bg: 'paper.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: { bg: 'paprika.soft', color: 'paprika.text', ...underlined, '& svg': { color: 'paprika.text' } },
  },
  variants: {
    tone: {
      plain: {},
      danger: { color: 'danger.text', '& svg': { color: 'danger.text' }, _hover: { bg: 'danger.soft' } },
    },
  },
} as const;

/** One thing to do in a popover or drawer: tone plain | danger. Icon and words are plain children. */
export const MenuItem = chakra('button', look, { defaultProps: { type: 'button' } });

/** One place to go in a popover or drawer: `<MenuLink asChild><NavLink to=…>…</NavLink></MenuLink>`. */
export const MenuLink = chakra('a', look);
