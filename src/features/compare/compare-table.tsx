import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { moveFocusFrom } from '#ui/overlays/move-focus-from.ts';
import { AbsentFood } from './absent-food.tsx';
import { type CompareLine, compareLines } from './compare-lines.tsx';
import { ShareLegend } from './compared-words-cell.tsx';
import { ComparedFoodHead } from './compared-food-head.tsx';
import type { ComparedFood } from './use-compared-foods.ts';

/** Of the first column and, at least, of every other, in rem: two foods have room beside each other on a phone. */
const HEAD_WIDTH = 5.5;
const LEAST_WIDTH = 8.4;

const Cell = chakra('td', {
  base: {
    p: { base: '2', xl: '3' },
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    overflowWrap: 'anywhere',
  },
});
/** Stays in view while the foods are scrolled sideways. */
const RowHead = chakra('th', {
  base: {
    position: 'sticky',
    insetStart: '0',
    zIndex: '1',
    bg: 'paper.page',
    py: { base: '2', xl: '3' },
    pe: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    textStyle: 'label',
  },
});

interface CompareTableProps {
  readonly foods: readonly ComparedFood[];
  readonly onTakeOff: (food: ComparedFood) => void;
}

/** The compared foods in one table: what each tastes like in words and numbers. A food that is not here has its place and says why. */
export function CompareTable({ foods, onTakeOff }: CompareTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const here = foods.flatMap(({ lookup }) => (lookup.kind === 'here' ? [lookup.food] : []));
  const lines = compareLines(here);
  const takeOff = (food: ComparedFood) => {
    moveFocusFrom({
      place: food.place,
      buttons: [...(table.current?.querySelectorAll<HTMLElement>('thead button') ?? [])],
    });
    onTakeOff(food);
  };
  return (
    <chakra.div minW="0">
      {/* What is for screen readers alone is placed absolutely: without a frame of its own it would widen the page. */}
      <chakra.div
        position="relative"
        overflowX="auto"
        tabIndex={0}
        role="region"
        aria-label={t`Comparison`}
        borderRadius="lg"
      >
        <chakra.table
          ref={table}
          width="full"
          tableLayout="fixed"
          borderCollapse="collapse"
          fontSize="sm"
          style={{ minWidth: `${HEAD_WIDTH + foods.length * LEAST_WIDTH}rem` }}
        >
          <caption>
            <chakra.span srOnly>{t`What each food tastes like, side by side`}</chakra.span>
          </caption>
          <thead>
            <tr>
              <chakra.td
                position="sticky"
                insetStart="0"
                zIndex="1"
                bg="paper.page"
                style={{ width: `${HEAD_WIDTH}rem` }}
              >
                <chakra.span srOnly>{t`Property`}</chakra.span>
              </chakra.td>
              {foods.map((food) => (
                <chakra.th key={food.id} scope="col" p={{ base: '2', xl: '3' }} textAlign="start" verticalAlign="top">
                  <ComparedFoodHead food={food} onTakeOff={() => takeOff(food)} />
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.head}>
                <RowHead scope="row">{line.head}</RowHead>
                {foods.map((food) => (
                  <FoodCell key={food.id} food={food} line={line} spanned={at === 0 ? lines.length : 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {here.length > 1 ? <ShareLegend foods={here.length} /> : null}
    </chakra.div>
  );
}

interface FoodCellProps {
  readonly food: ComparedFood;
  readonly line: CompareLine;
  /** In the first line the number of all lines, which a food that is not here takes as one cell; 0 in those that it covers. */
  readonly spanned: number;
}

function FoodCell({ food: { lookup }, line, spanned }: FoodCellProps) {
  if (lookup.kind === 'here') return <Cell>{line.renderCell(lookup.food)}</Cell>;
  return spanned === 0 ? null : (
    <Cell rowSpan={spanned}>
      <AbsentFood lookup={lookup} />
    </Cell>
  );
}
