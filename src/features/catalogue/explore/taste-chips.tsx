import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import type { TasteSignatureProps } from '#food-views/taste/taste-signature.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';

interface TasteWish {
  readonly label: string;
  /** Of the search that it leads to. */
  readonly search: string;
  /** What its signature shows; null for a wish of no one taste. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>> | null;
}

/** Ways into the catalogue by taste; each finds foods of the starter catalogue (tests/e2e/explore.spec.ts). */
const wishes: readonly TasteWish[] = [
  { label: t`Sour and crunchy`, search: 'texture=crunchy&sour=3-5', levels: { sour: 4, sweet: 1, salty: 1 } },
  { label: t`Mild and warm`, search: 'flavour=warm&spicy=0-1', levels: { sweet: 2, salty: 1, umami: 1 } },
  { label: t`Something new`, search: 'sort=newest', levels: null },
  { label: t`Sweet and creamy`, search: 'texture=creamy&sweet=3-5', levels: { sweet: 4 } },
  { label: t`Spicy and savoury`, search: 'flavour=savory&spicy=3-5', levels: { spicy: 4, umami: 3, salty: 3 } },
  { label: t`Fresh and light`, search: 'flavour=fresh&flavour=light', levels: { sour: 2, sweet: 1, bitter: 1 } },
];

const Signature = lazyPart<TasteSignatureProps>(
  async () => (await import('#food-views/taste/taste-signature.tsx')).TasteSignature,
  () => null,
);

const ChipLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    ps: '2',
    pe: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line.quiet',
    bg: 'paper.card',
    color: 'ink.default',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { borderColor: 'line.strong' },
  },
});

/** Tastes to look for, each with a small signature: one row, which is swiped sideways where it is too long. */
export function TasteChips() {
  return (
    <chakra.nav aria-label={t`Find by taste`} mt="3" mx={{ base: '-4', md: '0' }}>
      <chakra.ul display="flex" gap="2" px={{ base: '4', md: '0' }} overflowX="auto" scrollbarWidth="none">
        {wishes.map(({ label, search, levels }) => (
          <chakra.li key={search} flexShrink="0">
            <ChipLink asChild>
              <Link to={`/advanced-search?${search}`}>
                <chakra.span aria-hidden display="grid" placeItems="center" boxSize="7" color="saffron.text">
                  {levels === null ? (
                    <Sparkles size={20} />
                  ) : (
                    <Suspense>
                      <Signature food={signed(search, levels)} size="chip" isMute />
                    </Suspense>
                  )}
                </chakra.span>
                {label}
              </Link>
            </ChipLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** Levels as a food states them. */
function signed(search: string, levels: Readonly<Partial<Record<IntensityName, number>>>): TasteSignatureProps['food'] {
  const intensities = Object.fromEntries(intensityNames.map((name) => [name, levels[name] ?? 0]));
  return {
    id: search as FoodId,
    intensities: intensities as Record<IntensityName, number>,
    defaulted: [],
    tastings: null,
    flavours: [],
    textures: [],
  };
}
