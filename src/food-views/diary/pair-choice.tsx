import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import type { Food } from '#domain/foods/food.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    minW: '0',
    textAlign: 'start',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'paper.card',
    overflow: 'hidden',
    cursor: 'pointer',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _hover: { borderColor: 'paprika.solid', shadow: 'lifted' },
  },
});

/** One of two foods to choose from: its picture and its name, pressed as a whole. */
export function PairChoice({ food, onChoose }: { readonly food: Food; readonly onChoose: () => void }) {
  return (
    <Choice type="button" onClick={onChoose}>
      <chakra.span display="block" width="full">
        <FoodPicture food={food} size="card" ratio="1" />
      </chakra.span>
      <chakra.bdi display="block" p="3" fontWeight="semibold" overflowWrap="anywhere">
        {calledName(food)}
      </chakra.bdi>
    </Choice>
  );
}
