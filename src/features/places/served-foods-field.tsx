import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { useFarFoods } from '#food-views/offers/use-far-foods.ts';
import { useFoundHits } from '#food-views/search/use-found-hits.ts';
import { useLive } from '#replica/database/use-live.ts';
import { foodsByIds, foodsContributedBy } from '#replica/foods/food-queries.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { RemovableChip } from '#ui/elements/chip.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { FieldMessage } from '#ui/fields/field-message.tsx';

/** So many foods are offered at a time. */
const OFFERED = 6;

interface ServedFoodsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly foods: readonly FoodId[];
  readonly onFoods: (foods: readonly FoodId[]) => void;
  readonly error?: string | undefined;
}

/** Foods of the catalogue, found by their names and chosen one after the other; one's own are offered first. */
export function ServedFoodsField({ label, hint, foods, onFoods, error }: ServedFoodsFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const chosen = useLive((replica) => foodsByIds(replica, foods), [foods.join(' ')]);
  const far = useFarFoods(foods, chosen);
  const names = new Map([...(chosen ?? []), ...far.values()].map((food) => [food.id, calledName(food)]));
  const offered = useOfferedFoods(text).filter((one) => !foods.includes(one.id));
  const add = (food: FoodId) => {
    onFoods([...foods, food]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const first = offered[0];
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '' && first !== undefined) add(first.id);
  };
  return (
    <chakra.div role="group" aria-label={label} display="grid" gap="2" minW="0">
      <chakra.p textStyle="label">{label}</chakra.p>
      {foods.length === 0 ? null : (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" aria-label={t`${label}, chosen`}>
          {foods.map((food) => (
            <li key={food}>
              <RemovableChip
                label={names.get(food) ?? t`A food that is not on this device`}
                onRemove={() => onFoods(foods.filter((one) => one !== food))}
              />
            </li>
          ))}
        </chakra.ul>
      )}
      <SearchInput
        label={t`Find a food to add`}
        placeholder={t`Find a food to add`}
        value={text}
        onValue={setText}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-hint`}
      />
      {offered.length === 0 ? null : (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" aria-label={t`Foods to add`}>
          {offered.slice(0, OFFERED).map((food) => (
            <li key={food.id}>
              <Button
                tone="outline"
                size="sm"
                minH="target"
                onClick={() => add(food.id)}
                aria-label={t`Add ${calledName(food)}`}
              >
                <Plus aria-hidden />
                <bdi>{calledName(food)}</bdi>
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      <FieldMessage id={id} hint={hint} error={error} />
    </chakra.div>
  );
}

/** What a text finds; before a letter is typed the member's own foods. */
function useOfferedFoods(text: string): readonly (Parameters<typeof calledName>[0] & { readonly id: FoodId })[] {
  const { hits } = useFoundHits({ text, withoutAllergens: [], diet: [] });
  const own = useLive(async (replica) => {
    const member = await signedInMember(replica);
    return foodsContributedBy(replica, member?.id ?? ('' as MemberId));
  }, []);
  return text.trim() === '' ? (own ?? []) : hits;
}
