import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Food } from '#domain/foods/food.ts';
import { signatureOrder } from '#food-views/taste/signature-petals.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { contrastWords } from './contrast-words.ts';
import { FoodMark, markAt } from './food-mark.tsx';
import { radarWords } from './radar-words.ts';
import { shapePoint, tasteShape } from './taste-shape.ts';

/** In the units of the drawing, whose centre is 0,0. */
const RADIUS = 100;
const LABELS_AT = 5.6;
const rings = [0, 1, 2, 3, 4, 5];

/** A food and its place in the comparison, by which it is marked. */
export interface PlacedFood {
  readonly food: Food;
  readonly place: number;
}

/**
 * The shapes of several tastes on six axes, beside the table that says the same in words and numbers. What nobody stated is hollow and
 * dashed, and no area is claimed for it (R4).
 */
export function TasteRadar({ foods }: { readonly foods: readonly PlacedFood[] }) {
  const named = foods.map(({ food }) => ({ ...food, name: calledName(food) }));
  const contrast = contrastWords(named);
  const hasTypical = foods.some(({ food }) => signatureOrder.some((taste) => food.defaulted.includes(taste)));
  return (
    <chakra.figure display="grid" gap="3">
      <chakra.svg
        role="img"
        aria-label={radarWords(named)}
        viewBox="-146 -122 292 244"
        width="full"
        maxW="24rem"
        mx="auto"
        display="block"
        color="line.strong"
      >
        <Axes />
        {foods.map(({ food, place }) => (
          <Shape key={food.id} food={food} place={place} />
        ))}
      </chakra.svg>
      <chakra.figcaption fontSize="sm">
        <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1.5" justifyContent="center">
          {foods.map(({ food, place }) => (
            <chakra.li key={food.id} display="flex" alignItems="center" gap="1.5" minW="0" overflowWrap="anywhere">
              <FoodMark place={place} />
              <bdi>{calledName(food)}</bdi>
            </chakra.li>
          ))}
        </chakra.ul>
        {hasTypical ? (
          <chakra.p display="flex" alignItems="center" justifyContent="center" gap="1.5" mt="2" color="ink.muted">
            <FoodMark place={foods[0]?.place ?? 0} isTypical />
            {t`Hollow and dashed: a typical value, stated by nobody`}
          </chakra.p>
        ) : null}
        {contrast === '' ? null : (
          <chakra.p mt="3" pt="3" borderTopWidth="1px" borderColor="line.quiet">
            {contrast}
          </chakra.p>
        )}
      </chakra.figcaption>
    </chakra.figure>
  );
}

function Axes() {
  return (
    <>
      {rings.map((level) => (
        <polygon
          key={level}
          points={signatureOrder.map((taste) => drawn(shapePoint(taste, level)).join(',')).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeOpacity={level === 5 ? 1 : 0.45}
          strokeWidth={level === 5 ? 1.2 : 0.6}
        />
      ))}
      {signatureOrder.map((taste) => {
        const [x, y] = drawn(shapePoint(taste, LABELS_AT));
        return (
          <chakra.text
            key={taste}
            x={x}
            y={y}
            textAnchor={anchorAt(x)}
            dominantBaseline="middle"
            fontSize="13px"
            fill="ink.muted"
          >
            {wordFor(taste)}
          </chakra.text>
        );
      })}
    </>
  );
}

function Shape({ food, place }: PlacedFood) {
  const { corners, edges } = tasteShape(food);
  const { colour, path } = markAt(place);
  return (
    <chakra.g color={colour}>
      {edges.map(({ from, to, isTypical }) => {
        const [[x1, y1], [x2, y2]] = [drawn(from), drawn(to)];
        return (
          <g key={from.taste}>
            {isTypical ? null : <path d={`M0 0L${x1} ${y1}L${x2} ${y2}Z`} fill="currentColor" fillOpacity="0.1" />}
            <line
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              stroke="currentColor"
              strokeWidth={isTypical ? 1.4 : 2.2}
              strokeDasharray={isTypical ? '3 4' : 'none'}
              strokeLinecap="round"
            />
          </g>
        );
      })}
      {corners.map((corner) => (
        <g key={corner.taste} transform={`translate(${drawn(corner).join(' ')}) scale(0.85)`}>
          <chakra.path
            d={path}
            fill={corner.isTypical ? 'paper.card' : 'currentColor'}
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </g>
      ))}
    </chakra.g>
  );
}

function drawn({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] {
  return [Number((x * RADIUS).toFixed(1)), Number((y * RADIUS).toFixed(1))];
}

/** Words stand outside the figure: to the left of it they end there, to the right they begin there. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 1) return 'middle';
  return x < 0 ? 'end' : 'start';
}
