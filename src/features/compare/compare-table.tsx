import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { moveFocusFrom } from '#ui/overlays/move-focus-from.ts';
import { AbsentFood } from './absent-food.tsx';
import { type CompareLine, compareLines } from './compare-lines.tsx';
import { ShareLegend } from './compared-words-cell.tsx';
import { ComparedFoodHead } from './compared-food-head.tsx';
import type { ComparedFood } from './use-compared-foods.ts';

/** Of the first column on a phone, in rem. */
const HEAD_WIDTH = 5.5;

/** Of every other column, at least: two foods have room beside each other on a phone, and of three or more the third peeps in. */
const leastWidth = (foods: number) => (foods > 2 ? 7.6 : 8.4);

const room = { px: { base: '1.5', md: '2', xl: '3' }, py: { base: '2', xl: '3' } } as const;

const FoodHead = chakra('th', { base: { ...room, textAlign: 'start', verticalAlign: 'top' } });

const Cell = chakra('td', {
  base: {
    ...room,
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
    pe: { base: '1', md: '2' },
    textAlign: 'start',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    textStyle: 'label',
    fontSize: { base: 'xs', md: 'sm' },
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
          style={{ minWidth: `${HEAD_WIDTH + foods.length * leastWidth(foods.length)}rem` }}
        >
          <caption>
            <chakra.span srOnly>{t`What each food tastes like, side by side`}</chakra.span>
          </caption>
          <TableHead foods={foods} onTakeOff={takeOff} />
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

/** The foods, each above its column. */
function TableHead({ foods, onTakeOff }: CompareTableProps) {
  return (
    <thead>
      <tr>
        <chakra.td
          position="sticky"
          insetStart="0"
          zIndex="1"
          bg="paper.page"
          width={{ base: `${HEAD_WIDTH}rem`, md: '6.5rem' }}
        >
          <chakra.span srOnly>{t`Property`}</chakra.span>
        </chakra.td>
        {foods.map((food) => (
          <FoodHead key={food.id} scope="col">
            <ComparedFoodHead food={food} onTakeOff={() => onTakeOff(food)} />
          </FoodHead>
        ))}
      </tr>
    </thead>
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
