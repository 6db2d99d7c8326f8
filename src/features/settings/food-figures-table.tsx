import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { FoodFigures } from '#domain/administration/analytics.ts';
import { figure } from '#languages/figure.ts';
import { TextLink } from '#ui/layout/text-link.tsx';
import { FiguresTable } from './figures-table.tsx';

/** Each food's figures in the period, the most looked at first. */
export function FoodFiguresTable({ foods }: { readonly foods: readonly FoodFigures[] }) {
  return (
    <FiguresTable
      heading={t`By food`}
      label={t`Figures by food`}
      heads={[t`Food`, t`Views`, t`Ratings`, t`Likes`, t`Saves`]}
      rows={foods.map(({ id, name, views, ratings, likes, saves }) => ({
        key: id,
        name: (
          <TextLink asChild>
            <Link to={`/food/${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </TextLink>
        ),
        cells: [views, ratings, likes, saves].map(figure),
      }))}
    />
  );
}
