import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { MapPin, Users } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import { LocalName } from '#food-views/names/local-name.tsx';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { dayInMonth, dayInWords } from '#food-views/diary/day-in-words.ts';
import { ratingWords } from '#food-views/diary/diary-form.ts';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { Stars } from '#ui/elements/stars.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { DiaryPhoto } from './diary-photo.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { NoPicture } from './no-picture.tsx';

interface DiaryItemProps {
  readonly line: DiaryLine;
  /** Says the year, too, where no heading does. */
  readonly isWholeDay?: boolean;
}

/** As wide as on every line; what is written of the entry begins beside it. */
const PICTURE = 'min(3.5rem, 56px)';
const COLUMN_GAP = '0.75rem';

/** One entry as a line: picture, what it was and when, what was said of it, and the food's signature. */
export function DiaryItem({ line, isWholeDay = false }: DiaryItemProps) {
  const { entry, food, change } = line;
  return (
    <Card
      as="article"
      pad="none"
      p="3"
      display="flex"
      flexWrap="wrap"
      columnGap={COLUMN_GAP}
      rowGap="1"
      alignItems="flex-start"
    >
      <chakra.span width={PICTURE} flexShrink="0">
        {food === null ? <NoPicture /> : <FoodPicture food={food} size="thumb" ratio="1" rounded="md" />}
      </chakra.span>
      {/* Where letters are large, signature and menu go below. */}
      <chakra.div minW="0" flex="1 1 6rem" display="flex" flexDirection="column" gap="1">
        <Heading as="h3" size="small" overflowWrap="anywhere">
          {entry.foodId === null || food === null ? (
            <bdi>{entry.foodName}</bdi>
          ) : (
            <TextLink asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
              <Link to={`/food/${entry.foodId}`}>
                <bdi>{food.name}</bdi>
              </Link>
            </TextLink>
          )}
        </Heading>
        {food === null ? null : <LocalName food={food} />}
        <chakra.p
          display="flex"
          flexWrap="wrap"
          columnGap="2.5"
          rowGap="0.5"
          alignItems="center"
          fontSize="sm"
          color="ink.muted"
        >
          <span>{dayOf(entry, isWholeDay)}</span>
          {entry.rating === null ? null : (
            <Stars value={entry.rating} size={15} label={ratingWords[entry.rating - 1] ?? ''} />
          )}
          {change === 'waiting' ? <UnsentMark tone="saffron" /> : null}
          {change === 'parked' ? <Badge tone="danger">{t`Not accepted`}</Badge> : null}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="flex-start" columnGap="1" ms="auto" me="-2">
        {food === null ? null : <LazySignature food={food} />}
        <chakra.div mt="-1">
          <EntryMenu line={line} />
        </chakra.div>
      </chakra.div>
      <Details line={line} />
    </Card>
  );
}

/** What was written of it, on lines of its own. */
function Details({ line }: Pick<DiaryItemProps, 'line'>) {
  return (
    <chakra.div
      flex="1 1 100%"
      ps={`calc(${PICTURE} + ${COLUMN_GAP})`}
      display="flex"
      flexDirection="column"
      gap="1"
      _empty={{ display: 'none' }}
    >
      {line.entry.note === '' ? null : (
        <chakra.p dir="auto" lineClamp="4" overflowWrap="anywhere" whiteSpace="pre-line">
          {line.entry.note}
        </chakra.p>
      )}
      <Said entry={line.entry} />
      <DiaryPhoto line={line} />
    </chakra.div>
  );
}

function dayOf({ day }: DiaryEntry, isWhole: boolean): string {
  if (day === null) return t`Without a day`;
  return isWhole ? dayInWords(day) : dayInMonth(day);
}

function Said({ entry: { company, place } }: { readonly entry: DiaryEntry }) {
  if (company === '' && place === '') return null;
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5" fontSize="sm" color="ink.muted">
      {company === '' ? null : (
        <Fact icon={Users} label={t`With whom`}>
          {company}
        </Fact>
      )}
      {place === '' ? null : (
        <Fact icon={MapPin} label={t`Where`}>
          {place}
        </Fact>
      )}
    </chakra.p>
  );
}

interface FactProps {
  readonly icon: ComponentType<{ size?: number }>;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <chakra.span display="inline-flex" gap="1.5" alignItems="center" minW="0">
      <chakra.span aria-hidden flexShrink="0">
        <Icon size={15} />
      </chakra.span>
      <chakra.span srOnly>{label}: </chakra.span>
      <chakra.bdi minW="0" overflowWrap="anywhere">
        {children}
      </chakra.bdi>
    </chakra.span>
  );
}
