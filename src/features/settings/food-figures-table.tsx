import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { FoodFigures } from '#domain/administration/analytics.ts';
import { figure } from '#languages/figure.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

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

/** Each food's figures in the period, the most looked at first. */
export function FoodFiguresTable({ foods }: { readonly foods: readonly FoodFigures[] }) {
  return (
    <div>
      <Heading as="h3" size="small" mb="1">{t`By food`}</Heading>
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t`Figures by food`}>
        <chakra.table width="full" fontSize="sm" borderCollapse="collapse">
          <thead>
            <tr>
              <Head scope="col" ps="0" textAlign="start">{t`Food`}</Head>
              {[t`Views`, t`Ratings`, t`Likes`, t`Saves`].map((head) => (
                <Head key={head} scope="col">
                  {head}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {foods.map(({ id, name, views, ratings, likes, saves }) => (
              <tr key={id}>
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
                  <TextLink asChild>
                    <Link to={`/food/${id}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  </TextLink>
                </chakra.th>
                <Cell>{figure(views)}</Cell>
                <Cell>{figure(ratings)}</Cell>
                <Cell>{figure(likes)}</Cell>
                <Cell>{figure(saves)}</Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </div>
  );
}
