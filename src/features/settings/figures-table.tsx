import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { Heading } from '#ui/layout/heading.tsx';

const Cell = chakra('td', {
  base: {
    py: '2',
    ps: { base: '2', md: '4' },
    textAlign: 'end',
    textStyle: 'figures',
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
  },
});
const Head = chakra('th', {
  base: {
    py: '2',
    ps: { base: '2', md: '4' },
    textAlign: 'end',
    fontWeight: 'medium',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
  },
});

interface FiguresTableProps {
  readonly heading: string;
  /** What the table is called where it has to be scrolled. */
  readonly label: string;
  /** The first is that of the rows' names. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly string[] }[];
}

/** Figures in rows, each with its name before them. */
export function FiguresTable({ heading, label, heads: [first, ...heads], rows }: FiguresTableProps) {
  return (
    <div>
      <Heading as="h3" size="small" mb="1">
        {heading}
      </Heading>
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={label}>
        <chakra.table width="full" fontSize="sm" borderCollapse="collapse">
          <thead>
            <tr>
              <Head scope="col" ps="0" textAlign="start">
                {first}
              </Head>
              {heads.map((head) => (
                <Head key={head} scope="col">
                  {head}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <chakra.th
                  scope="row"
                  py="2"
                  textAlign="start"
                  fontWeight="medium"
                  minW="5rem"
                  overflowWrap="anywhere"
                  borderTopWidth="1px"
                  borderColor="line.quiet"
                >
                  {name}
                </chakra.th>
                {heads.map((head, place) => (
                  <Cell key={head}>{cells[place]}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </div>
  );
}
