import { t } from '@lingui/core/macro';
import { type SearchSort, searchSorts } from '#domain/search/food-question.ts';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';

const sortNames: Readonly<Record<SearchSort, string>> = {
  relevance: t`Best match`,
  rating: t`Highest rated`,
  newest: t`Newest`,
  reviews: t`Most reviewed`,
  name: t`Name, A to Z`,
  match: t`Suits me best`,
};

interface SortFieldProps {
  readonly sort: SearchSort;
  readonly onSort: (sort: SearchSort) => void;
}

/** The order of what is found (spec 2 §2.11); what suits a member is for members. */
export function SortField({ sort, onSort }: SortFieldProps) {
  const { memberId } = useTaste();
  const sorts = searchSorts.filter((one) => one !== 'match' || memberId !== null);
  return (
    <SelectField
      label={t`Sort by`}
      value={sort}
      onValue={(value) => onSort(sorts.find((one) => one === value) ?? 'relevance')}
      options={sorts.map((one) => ({ value: one, label: sortNames[one] }))}
    />
  );
}
