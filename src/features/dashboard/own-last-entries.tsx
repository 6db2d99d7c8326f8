import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { dayInWords } from '#food-views/diary/day-in-words.ts';
import { newestOfDiary } from '#replica/diary/diary-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';

const SHOWN = 3;

/** What the member tried last, with the way to all of it (R44). */
export function OwnLastEntries() {
  const lines = useLive((from) => newestOfDiary(from, SHOWN), [])?.lines;
  return (
    <Card as="section" aria-labelledby="own-last-entries">
      <Heading id="own-last-entries" as="h2" size="card" mb="2">{t`What you tried last`}</Heading>
      {lines === undefined ? <Skeleton height="16" /> : null}
      {lines?.length === 0 ? (
        <chakra.p
          color="ink.muted"
          mb="4"
        >{t`Nothing yet. ‘I tried it’ on a food writes it into your diary.`}</chakra.p>
      ) : null}
      <chakra.ul mb="2">
        {lines?.map(({ entry, food }) => {
          const day = entry.day === null ? t`Without a day` : dayInWords(entry.day);
          return (
            <li key={entry.id}>
              {food === null ? (
                <chakra.p py="2" overflowWrap="anywhere">
                  <bdi>{entry.foodName}</bdi> <chakra.span color="ink.muted">{day}</chakra.span>
                </chakra.p>
              ) : (
                <FoodLine food={food}>{day}</FoodLine>
              )}
            </li>
          );
        })}
      </chakra.ul>
      <LinkButton asChild tone="outline" size="sm" minH="target">
        <Link to="/diary">{t`Open the diary`}</Link>
      </LinkButton>
    </Card>
  );
}
