import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/layout/heading.tsx';
import { useWidth } from '#ui/layout/use-width.ts';

interface ChartFigureProps {
  readonly title: string;
  /** What the picture shows, in a sentence, for whoever does not see it. */
  readonly summary: string;
  /** The same in rows, for everyone who wants numbers. */
  readonly table: {
    readonly heads: readonly string[];
    readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  };
  readonly legend?: readonly { readonly label: string; readonly colour: string }[];
  /** Draws into a picture of this size, in pixels. */
  readonly renderChart: (size: { readonly width: number; readonly height: number }) => ReactNode;
}

const HEIGHT = 220;

const Cell = chakra('td', {
  base: {
    py: '1.5',
    pe: '4',
    textAlign: 'end',
    textStyle: 'figures',
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    _first: { textAlign: 'start' },
  },
});
const Head = chakra('th', {
  base: {
    py: '1.5',
    pe: '4',
    textAlign: 'end',
    fontWeight: 'medium',
    color: 'ink.muted',
    _first: { textAlign: 'start' },
  },
});

/** A chart with its name, what it says in words, and a table of the same. */
export function ChartFigure({ title, summary, table, legend = [], renderChart }: ChartFigureProps) {
  const id = useId();
  const { ref, width } = useWidth();
  return (
    <chakra.figure aria-labelledby={id} m="0" minW="0">
      <Heading id={id} as="h3" size="small">
        {title}
      </Heading>
      <chakra.figcaption textStyle="small" color="ink.muted">
        {summary}
      </chakra.figcaption>
      {legend.length === 0 ? null : (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="1" mt="2" aria-hidden>
          {legend.map(({ label, colour }) => (
            <chakra.li key={label} display="flex" alignItems="center" gap="1.5" textStyle="small">
              <chakra.span boxSize="3" borderRadius="sm" style={{ background: colour }} />
              {label}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div ref={ref} mt="3" height={`${HEIGHT}px`} overflow="hidden">
        {width === 0 ? null : (
          <chakra.svg role="img" aria-label={`${title}: ${summary}`} width={width} height={HEIGHT} display="block">
            {renderChart({ width, height: HEIGHT })}
          </chakra.svg>
        )}
      </chakra.div>
      <chakra.details mt="1">
        <chakra.summary
          minH="target"
          display="inline-flex"
          alignItems="center"
          color="paprika.text"
          fontWeight="semibold"
          fontSize="sm"
          cursor="pointer"
        >{t`Show as a table`}</chakra.summary>
        <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t`${title}, as a table`}>
          <chakra.table width="full" fontSize="sm" borderCollapse="collapse">
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <Head key={head} scope="col">
                    {head}
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) => (
                    <Cell key={table.heads[at]}>{cell}</Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      </chakra.details>
    </chakra.figure>
  );
}
