import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { wordFor } from '#shared/words/word-for.ts';
import { catalogueStats } from '#replica/foods/catalogue-stats.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Section } from '#ui/layout/section.tsx';

/** The cuisines that members shared most of lately (spec 2 §9: top 3 over the last 30 days); nothing where nobody shared any. */
export function TrendingCuisines() {
  const stats = useLive(catalogueStats, []);
  if (!stats || stats.trendingCuisines.length === 0) return null;
  return (
    <Section heading={t`Trending cuisines`} lead={t`What members shared most in the last 30 days.`}>
      <chakra.ol display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))">
        {stats.trendingCuisines.map(({ cuisine, foods }, place) => (
          <li key={cuisine}>
            <Card pad="sm" interactive height="full" display="flex" alignItems="center" gap="4">
              <chakra.span
                aria-hidden
                fontFamily="display"
                fontWeight="semibold"
                fontSize="3xl"
                lineHeight="1"
                color="paprika.text"
                textStyle="figures"
                minW="6"
              >
                {place + 1}
              </chakra.span>
              <chakra.div minW="0">
                <Heading as="h3" size="small" lineClamp="1">
                  <CardLink asChild>
                    <Link to={`/advanced-search?cuisine=${encodeURIComponent(cuisine)}`}>
                      <bdi>{wordFor(cuisine)}</bdi>
                    </Link>
                  </CardLink>
                </Heading>
                <chakra.p fontSize="sm" color="ink.muted" textStyle="figures">
                  {plural(foods, { one: '# new food', other: '# new foods' })}
                </chakra.p>
              </chakra.div>
            </Card>
          </li>
        ))}
      </chakra.ol>
    </Section>
  );
}
