import { t } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { scaleEnds, type TasteGroup, type TasteScale, type WordList } from '#domain/professionals/customer-insights.ts';
import type { CustomerInsights } from '#domain/professionals/decode-customers.ts';
import { figure, oneDecimal } from '#languages/figure.ts';
import { region } from '#languages/region.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { FiguresTable } from './figures-table.tsx';

const scaleNames: Readonly<Record<TasteScale, string>> = {
  spice: t`Spice tolerance`,
  sweetness: t`Sweetness`,
  adventure: t`Adventure`,
};
const listNames: Readonly<Record<WordList, string>> = {
  flavours: t`Flavor`,
  textures: t`Texture`,
  cuisines: t`Cuisine`,
};
const groupNames: Readonly<Record<TasteGroup, string>> = {
  hot: t`Who like it hot`,
  mild: t`Who like it mild`,
  sweet: t`Who like it sweet`,
  notSweet: t`Who like it less sweet`,
  bold: t`Who are adventurous`,
  careful: t`Who like what they know`,
};

const inPercent = (percent: number) => t`${percent}%`;

interface CustomerInsightsCardProps {
  readonly customers: CustomerInsights | null;
  /** When they were read, where that was earlier; null: now. */
  readonly readAt: number | null;
}

/** Who rates a professional's foods (R34): figures about ten people at least, as the server tells them. */
export function CustomerInsightsCard({ customers, readAt }: CustomerInsightsCardProps) {
  return (
    <CardSection
      heading={t`Customer Insights`}
      lead={t`What those who rate your foods like: rounded figures of ten people at least, and never of one. Allergens and diets are in none of them.`}
    >
      {customers === null ? (
        <EmptyState
          icon={UsersRound}
          headingLevel="h3"
          title={t`Fewer than ten people so far`}
          description={t`These figures come when ten different members have rated your foods. Members who do not want their taste compared are not counted.`}
        />
      ) : (
        <Insights customers={customers} readAt={readAt} />
      )}
    </CardSection>
  );
}

function Insights({
  customers: { people, madeAt, stars, scales, words, groups },
  readAt,
}: {
  readonly customers: CustomerInsights;
  readonly readAt: number | null;
}) {
  const count = figure(people);
  const day = new Date(madeAt).toLocaleDateString(region, { dateStyle: 'medium' });
  const read =
    readAt === null ? '' : new Date(readAt).toLocaleString(region, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Stack gap="8">
      <chakra.p textStyle="small" color="ink.muted">
        {t`At least ${count} people, as of ${day}. Counted anew when ten have come or gone, at most once a day.`}
      </chakra.p>
      {readAt === null ? null : (
        <chakra.p textStyle="small" color="ink.muted">
          {t`As this device last read it: ${read}.`}
        </chakra.p>
      )}
      {stars.length === 0 ? null : (
        <FiguresTable
          heading={t`How they rate`}
          label={t`How they rate`}
          heads={[t`Stars on average`, t`People`]}
          rows={stars.map(({ from, to, percent }) => ({
            key: `${from}`,
            name: from === to ? figure(from) : `${from}–${to}`,
            cells: [inPercent(percent)],
          }))}
        />
      )}
      {scales.length + words.length === 0 ? null : (
        <FiguresTable
          heading={t`Their taste beside everybody’s`}
          label={t`Their taste beside everybody’s`}
          heads={[t`What is liked`, t`They`, t`All members`]}
          rows={[
            ...scales.map(({ scale, theirs, all }) => ({
              key: scale,
              name: t`${scaleNames[scale]}, of ${scaleEnds[scale]}`,
              cells: [oneDecimal(theirs), oneDecimal(all)],
            })),
            ...words.map(({ list, word, theirs, all }) => ({
              key: `${list} ${word}`,
              name: `${listNames[list]}: ${wordFor(word)}`,
              cells: [inPercent(theirs), inPercent(all)],
            })),
          ]}
        />
      )}
      {groups.length === 0 ? null : <ByGroup groups={groups} />}
    </Stack>
  );
}

/** The foods by who likes them, those that do best first. */
function ByGroup({ groups }: Pick<CustomerInsights, 'groups'>) {
  const there = (Object.keys(groupNames) as TasteGroup[]).filter((name) => groups.some(({ group }) => group === name));
  return (
    <div>
      <Heading as="h3" size="small" mb="3">{t`What does best with whom`}</Heading>
      <chakra.dl
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {there.map((name) => (
          <div key={name}>
            <chakra.dt fontWeight="semibold">{groupNames[name]}</chakra.dt>
            {groups
              .filter(({ group }) => group === name)
              .map(({ food, name: called, people, stars }) => (
                <chakra.dd key={food} mt="1" fontSize="sm" display="flex" gap="3" alignItems="baseline">
                  <chakra.span fontWeight="semibold" textStyle="figures" whiteSpace="nowrap">
                    <span aria-hidden>{oneDecimal(stars)} ★</span>
                    <VisuallyHidden>{t`${oneDecimal(stars)} of 5 stars`}</VisuallyHidden>
                  </chakra.span>
                  <chakra.span minW="0" overflowWrap="anywhere">
                    <TextLink asChild>
                      <Link to={`/food/${food}`}>
                        <bdi>{called}</bdi>
                      </Link>
                    </TextLink>
                    <chakra.span display="block" color="ink.muted">{t`${people} people or more`}</chakra.span>
                  </chakra.span>
                </chakra.dd>
              ))}
          </div>
        ))}
      </chakra.dl>
    </div>
  );
}
