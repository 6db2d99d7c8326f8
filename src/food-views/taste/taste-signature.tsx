import { chakra } from '#ui/elements/chakra.tsx';
import { useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { forcedColours } from '#ui/theme/forced-colours.ts';
import {
  type Petal,
  petalLength,
  petalPath,
  petalsOf,
  type SignedFood,
  leadingTastes,
  leadingWords,
} from './signature-petals.ts';
import { tasteHues } from './taste-bar.tsx';
import { plural, t } from '@lingui/core/macro';
import { decodeTastings } from '#domain/tasting/decode-tastings.ts';
import { TASTERS_TO_MEASURE } from '#domain/foods/effective-taste.ts';
import { figure } from '#languages/figure.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** In chips of a comparison, on cards and lines, in lists of results, on the food's own page, where large letters leave it room for its names. */
const sizes = { chip: '1.5rem', card: '2.75rem', line: '3.5rem', page: 'min(10rem, 46vw)' } as const;
export type SignatureSize = keyof typeof sizes;

export interface TasteSignatureProps {
  readonly food: SignedFood & { readonly id: FoodId };
  readonly size: SignatureSize;
  /** What it says stands beside it in words. */
  readonly isMute?: boolean;
  /** Of the picture where it describes another element, by `aria-describedby`: it is no part of that one's name then. */
  readonly describingId?: string;
  /** Another food over it, as lines: what goes with what. No part of what the picture says in words. */
  readonly beside?: SignedFood | undefined;
}

/** A line along each petal, so that six tastes are told apart in one colour too: none, dots, a line, two kinds of dashes, a broken line. */
const veins: Readonly<Record<IntensityName, string | null>> = {
  sweet: null,
  salty: '0.01 2.2',
  umami: 'none',
  spicy: '2.4 1.6',
  bitter: '1.1 1.4',
  sour: '3.6 1.2 0.01 1.2',
};

/** Foods whose petals have grown in this visit: they do so once. */
const grown = new Set<FoodId>();

/**
 * The six tastes of a food as one small flower (docs/product/taste-signature.md): fixed places, the area of a petal is its level. What nobody stated is
 * an outline (R4); what tasters measured has a soft edge as wide as they are apart (R32).
 */
export function TasteSignature({ food, size, isMute = false, describingId, beside }: TasteSignatureProps) {
  const [isFirst] = useState(() => !grown.has(food.id));
  grown.add(food.id);
  const petals = petalsOf(food);
  return (
    <chakra.svg
      viewBox="-20 -20 40 40"
      flexShrink="0"
      display="block"
      style={{ width: sizes[size], height: sizes[size] }}
      {...(isMute || describingId !== undefined ? { 'aria-hidden': true } : { role: 'img' })}
      {...(isMute ? {} : { id: describingId, 'aria-label': signatureLabel(food) })}
    >
      <chakra.circle
        r="19.4"
        fill="paper.card"
        stroke="line.quiet"
        vectorEffect="non-scaling-stroke"
        css={{ [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } }}
      />
      <chakra.g {...(isFirst ? { animation: 'unfold' } : {})}>
        {petals.map((petal) => (
          <g key={petal.taste} transform={`rotate(${petal.angle})`}>
            <PetalShape petal={petal} hasVein={size === 'page' || size === 'line'} />
          </g>
        ))}
      </chakra.g>
      {beside === undefined ? null : <OtherTaste food={beside} />}
    </chakra.svg>
  );
}

/** The petals of the food beside it as outlines; what nobody stated has none (R4). */
function OtherTaste({ food }: { readonly food: SignedFood }) {
  return petalsOf(food).map(({ taste, angle, level, source }) =>
    level === 0 || source === 'typical' ? null : (
      <g key={taste} transform={`rotate(${angle})`}>
        <chakra.path
          d={petalPath(level)}
          fill="none"
          stroke="ink.default"
          strokeWidth="0.8"
          strokeLinejoin="round"
          css={{ [forcedColours]: { stroke: 'Highlight' } }}
        />
      </g>
    ),
  );
}

function PetalShape({ petal, hasVein }: { readonly petal: Petal; readonly hasVein: boolean }) {
  const { taste, level, source, spread } = petal;
  const hue = tasteHues[taste];
  if (level === 0)
    return source === 'typical' ? null : <chakra.circle cy="-3.4" r="0.8" fill="line.strong" opacity="0.7" />;
  if (source === 'typical')
    return <chakra.path d={petalPath(level)} fill="none" stroke={hue} strokeWidth="0.9" strokeDasharray="1.6 1" />;
  const vein = veins[taste];
  return (
    <>
      {spread === 0 ? null : <chakra.path d={petalPath(level + spread)} fill={hue} opacity="0.28" />}
      <chakra.path d={petalPath(level)} fill={hue} css={{ [forcedColours]: { fill: 'CanvasText' } }} />
      {hasVein && vein !== null ? (
        <chakra.path
          d={`M0 -${petalLength(level) * 0.3}V-${petalLength(level) * 0.86}`}
          stroke="paper.card"
          strokeWidth="0.9"
          strokeLinecap="round"
          strokeDasharray={vein}
          opacity="0.75"
          css={{ [forcedColours]: { stroke: 'Canvas' } }}
        />
      ) : null}
    </>
  );
}

/** A signature as text: 'Sour 4, spicy 3.5, salty 2; fresh, crunchy. Measured by 14 tasters. Not stated: bitter.' What nobody stated has no level in it (R4). */
function signatureLabel(food: SignedFood): string {
  const petals = petalsOf(food);
  const tastes = leadingTastes(petals).map(({ taste, level }) => `${wordFor(taste)} ${figure(level)}`);
  const words = leadingWords(food).map(wordFor);
  const said = [tastes, words].map((part) => part.join(', ')).filter(Boolean);
  const typical = petals.filter(({ source }) => source === 'typical').map(({ taste }) => wordFor(taste));
  if (said.length === 0) return `${t`Nobody has stated how it tastes`}.`;
  return [`${capital(said.join('; '))}.`, originWords(food), unstatedWords(typical)].filter(Boolean).join(' ');
}

function originWords({ tastings }: SignedFood): string {
  const { tasters } = decodeTastings(tastings).everyone;
  if (tasters < TASTERS_TO_MEASURE) return t`As stated.`;
  return `${plural(tasters, { one: 'Measured by # taster', other: 'Measured by # tasters' })}.`;
}

function unstatedWords(tastes: readonly string[]): string {
  if (tastes.length === 0) return '';
  const named = tastes.join(', ');
  return t`Not stated: ${named}.`;
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
