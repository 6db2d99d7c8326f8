import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { figure } from '#languages/figure.ts';

export const chartMargin = { top: 8, right: 22, bottom: 26, left: 34 } as const;

interface ChartFrameProps {
  readonly places: ReturnType<typeof scaleBand<string>>;
  readonly labels: readonly { readonly key: string; readonly label: string }[];
  readonly numbers: ReturnType<typeof scaleLinear<number>>;
  readonly height: number;
  /** Where the upright axis has its numbers. */
  readonly ticks: readonly number[];
}

const words = { fill: 'var(--ft-colors-ink-muted)', style: { fontSize: '0.75rem' } } as const;
const line = 'var(--ft-colors-line-strong)';
const grid = 'var(--ft-colors-line-quiet)';
/** Pixels that a label needs. */
const ROOM = 64;

/** The axes of a chart: as many labels as there is room for, the last one always among them. */
export function ChartFrame({ places, labels, numbers, height, ticks }: ChartFrameProps) {
  const [from, to] = places.range();
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor((to - from) / ROOM))));
  const shown = labels.filter((_, at) => (labels.length - 1 - at) % step === 0).map(({ key }) => key);
  const labelOf = (key: string) => labels.find((one) => one.key === key)?.label ?? key;
  return (
    <>
      {ticks.map((tick) => (
        <line key={tick} x1={from} x2={to} y1={numbers(tick)} y2={numbers(tick)} stroke={grid} strokeDasharray="2 4" />
      ))}
      <AxisLeft
        left={chartMargin.left}
        scale={numbers}
        tickValues={[...ticks]}
        tickFormat={(value) => figure(Number(value))}
        hideTicks
        stroke={line}
        tickLabelProps={{ ...words, textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        top={height - chartMargin.bottom}
        scale={places}
        tickValues={shown}
        tickFormat={labelOf}
        hideTicks
        stroke={line}
        tickLabelProps={{ ...words, textAnchor: 'middle', dy: 4 }}
      />
    </>
  );
}
