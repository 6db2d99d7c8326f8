import { chakra } from '#ui/elements/chakra.tsx';
import { type ComponentProps, createContext, useContext } from 'react';
import { useIsWide } from '#ui/layout/use-is-wide.ts';

/** A food card as a tile: a square picture, cuisine and name in small type; what else a card says is on the food's page. */
const tile = {
  '--picture-ratio': '1',
  // Stronger than what the card says of itself.
  '& > li > * > div:last-of-type': { padding: '0.625rem !important' },
  '& [data-name]': {
    fontSize: '1rem !important',
    // Not over a reader's own line height: the box is two lines high, however high these are.
    lineHeight: '1.25',
    height: '2lh !important',
    paddingBlock: '0 !important',
  },
  '& h3': { fontSize: '1rem !important' },
  // 'Vietnamesisch' needs the room; how many rated is heard, and on the food's page.
  '& [data-origin], & [data-origin] + span': { fontSize: '0.75rem !important' },
  // Beside a rating a long one takes two lines in the room of one, a little of what is above and below it included.
  '& [data-origin]': { lineHeight: '1.1', marginBlock: '-0.25rem', overflowWrap: 'anywhere', hyphens: 'auto' },
  '& [data-origin] + span': { marginInlineStart: '-0.5rem', gap: '0.5' },
  '& [data-origin] + span svg': { boxSize: '3' },
  '& [data-count]': { srOnly: true },
  // Of a card that is still loading, what a tile has no place for: from the description on (`useIsTile`).
  '& [data-more], & [data-more] ~ *': { display: 'none !important' },
  '& article > div:first-of-type > span': { transform: 'scale(0.75)', transformOrigin: 'bottom left' },
  _rtl: { '& article > div:first-of-type > span': { transformOrigin: 'bottom right' } },
} as const;

const TileList = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: '3', md: '5' },
    mdDown: {
      ...tile,
      mx: '-4',
      px: '4',
      pb: '2',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '1rem',
      scrollbarWidth: 'none',
      '& > li': { flex: '0 0 9.25rem', scrollSnapAlign: 'start' },
    },
  },
  variants: {
    wide: {
      tiles: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
        md: tile,
      },
      // Fewer than six fill the row, too: three or four as cards, five as tiles.
      three: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, mdToLg: tile },
      four: { gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' }, mdToLg: tile },
      five: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
        md: tile,
      },
      cards: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { wide: 'tiles' },
});

const IsTile = createContext(false);

const looksOfFew = { 3: 'three', 4: 'four', 5: 'five' } as const;

interface FoodTilesProps extends Omit<ComponentProps<typeof TileList>, 'wide'> {
  readonly wide?: 'tiles' | 'cards';
  /** How many they are, where they shall fill the row even if they are no six; the first cards of a document stand alike (src/app/frame.css). */
  readonly count?: number;
}

/**
 * A short list of food cards (its children are `<li>`): on a phone a row of tiles that is swiped sideways, two and a half of them in view. Where there is
 * room all six are side by side as tiles; `wide` cards: in four columns as cards.
 */
export function FoodTiles({ wide = 'tiles', count, ...list }: FoodTilesProps) {
  const isWide = useIsWide();
  const look = count === 3 || count === 4 || count === 5 ? looksOfFew[count] : wide;
  return (
    <IsTile value={wide === 'tiles' || !isWide}>
      <TileList wide={look} {...list} />
    </IsTile>
  );
}

/** Whether a card stands as a tile, which shows nothing from its description on: half of a card's elements, and all that listens to what is marked. */
export function useIsTile(): boolean {
  return useContext(IsTile);
}
