import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';
import type { measuredSpeed, PerformanceMetrics } from './speed-of-this-device.ts';

type Metric = keyof PerformanceMetrics;

/** Up to the first it is good, above the second poor: thresholds of web.dev/vitals, at the 75th percentile of visits. */
const thresholds: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  lcp: [2500, 4000],
  fid: [100, 300],
  cls: [0.1, 0.25],
  inp: [200, 500],
};

function rateMetric(metric: Metric, value: number): string {
  const [good, poor] = thresholds[metric];
  if (value <= good) return t`Good`;
  return value <= poor ? t`Could be better` : t`Poor`;
}

const rows: readonly { readonly metric: keyof PerformanceMetrics; readonly words: string }[] = [
  { metric: 'lcp', words: t`Until the largest part was shown` },
  { metric: 'fid', words: t`Wait of the first tap` },
  { metric: 'inp', words: t`Wait of the slowest tap` },
  { metric: 'cls', words: t`How much moved by itself` },
];

const Cell = chakra('td', { base: { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top' } });
const Head = chakra('th', {
  base: { py: '2', pe: '3', textAlign: 'start', fontWeight: 'normal', color: 'ink.muted', verticalAlign: 'top' },
});

/** The measured figures with what they mean. */
export function SpeedTable({ speed }: { readonly speed: ReturnType<typeof measuredSpeed> }) {
  const { metrics, pageLoad } = speed;
  return (
    <chakra.table width="full">
      <chakra.caption srOnly>{t`How quickly Foretaste answers on this device`}</chakra.caption>
      <tbody>
        {rows.map(({ metric, words }) => {
          const value = metrics[metric];
          return (
            <tr key={metric}>
              <Head scope="row">
                {words} ({metric.toUpperCase()})
              </Head>
              <Cell>
                {value === undefined ? t`not measured yet` : metric === 'cls' ? value.toFixed(3) : milliseconds(value)}
              </Cell>
              <Cell>{value === undefined ? '' : rateMetric(metric, value)}</Cell>
            </tr>
          );
        })}
        <tr>
          <Head scope="row">{t`Latest start: first byte, document, all`}</Head>
          <Cell colSpan={2}>
            {pageLoad === null
              ? t`not measured yet`
              : [pageLoad.firstByte, pageLoad.domContentLoaded, pageLoad.load].map(milliseconds).join(', ')}
          </Cell>
        </tr>
      </tbody>
    </chakra.table>
  );
}

function milliseconds(value: number): string {
  return `${figure(Math.round(value))} ms`;
}
