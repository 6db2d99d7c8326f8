import { chakra } from '@chakra-ui/react/styled-system';
import type { Food } from '#domain/food.ts';
import { intensityNames } from '#domain/taste-vocabulary.ts';

const SIZE = 260;
const CENTRE = SIZE / 2;
const RADIUS = 92;
const MAX_LEVEL = 5;

/** Lines that differ without colour, in the order of the foods. */
export const radarLines = [
  { colour: 'hue.chilli', dash: '' },
  { colour: 'hue.slate', dash: '8 4' },
  { colour: 'hue.moss', dash: '2 4' },
  { colour: 'hue.bark', dash: '12 4 2 4' },
] as const;

function point(axis: number, level: number): readonly [number, number] {
  const angle = (axis / intensityNames.length) * 2 * Math.PI - Math.PI / 2;
  const reach = (level / MAX_LEVEL) * RADIUS;
  return [CENTRE + Math.cos(angle) * reach, CENTRE + Math.sin(angle) * reach];
}

/** Words stand outside the figure: to the left of it they end there, to the right they begin there. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTRE) < 1) return 'middle';
  return x < CENTRE ? 'end' : 'start';
}

function polygon(levels: readonly number[]): string {
  return levels.map((level, axis) => point(axis, level).map((coordinate) => coordinate.toFixed(1)).join(',')).join(' ');
}

/** The shapes of several tastes on six axes: a picture beside the table, which says the same in words and numbers. */
export function TasteRadar({ foods }: { readonly foods: readonly Food[] }) {
  return (
    <chakra.svg viewBox={`0 0 ${SIZE} ${SIZE}`} width="full" maxW="22rem" mx="auto" aria-hidden color="line.strong" display="block">
      {[1, 2, 3, 4, 5].map((level) => <polygon key={level} points={polygon(intensityNames.map(() => level))} fill="none" stroke="currentColor" strokeWidth={level === MAX_LEVEL ? 1.2 : 0.5} />)}
      {intensityNames.map((name, axis) => {
        const [x, y] = point(axis, MAX_LEVEL + 0.5);
        return <chakra.text key={name} x={x} y={y} textAnchor={anchorAt(x)} dominantBaseline="middle" fontSize="12px" fill="ink.muted">{name}</chakra.text>;
      })}
      {foods.map((food, place) => {
        const line = radarLines[place] ?? radarLines[0];
        return (
          <chakra.g key={food.id} color={line.colour}>
            <polygon points={polygon(intensityNames.map((name) => food.intensities[name]))} fill="currentColor" fillOpacity="0.08" stroke="currentColor" strokeWidth="2.5" strokeDasharray={line.dash} strokeLinejoin="round" />
          </chakra.g>
        );
      })}
    </chakra.svg>
  );
}
