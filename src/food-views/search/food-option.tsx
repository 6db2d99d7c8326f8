import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { namesBeside } from '#food-views/names/names-beside.ts';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';

const Option = chakra('a', {
  base: {
    display: 'flex',
    // Where letters are large the taste goes below the name, which would have no room beside it.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2.5', md: '3.5' },
    p: '2',
    pe: { base: '2', md: '4' },
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    _hover: { bg: 'paper.sunken' },
    '&[aria-selected=true]': {
      bg: 'paprika.soft',
      outline: '2px solid',
      outlineColor: 'paprika.text',
      outlineOffset: '-2px',
    },
  },
});

interface FoodOptionProps {
  /** Of an option in a listbox. */
  readonly id?: string;
  /** Where choosing it leads. */
  readonly to: string;
  readonly name: string;
  readonly nativeName: string;
  readonly localName?: string | undefined;
  readonly origin: string;
  /** For its picture; undefined while it is read, and where its row is not on this device. */
  readonly food: Food | undefined;
  /** What it states for whoever avoids something; undefined while that is read. */
  readonly facts: SafetyFacts | undefined;
  /** Who promotes it, where it stands before its equals for that (R34). */
  readonly promotedBy?: string | null;
  /** Whether the combobox names it; not said where it is a link of its own, which takes the focus. */
  readonly isChosen?: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly replaceHistory?: boolean;
}

/** A food as a line of a listbox: the focus stays in the combobox, which names the chosen one. Or as a line of a plain list of links. */
export function FoodOption({
  id,
  to,
  name,
  nativeName,
  localName,
  origin,
  food,
  facts,
  promotedBy = null,
  isChosen,
  onChoose,
  replaceHistory = false,
}: FoodOptionProps) {
  const otherNames = namesBeside({ name, nativeName, localName });
  const element = useRef<HTMLAnchorElement>(null);
  const tasteId = useId();
  useEffect(() => {
    if (isChosen === true) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Option asChild>
      <Link
        ref={element}
        to={to}
        aria-describedby={tasteId}
        replace={replaceHistory}
        {...(isChosen === undefined ? {} : { id, role: 'option', 'aria-selected': isChosen, tabIndex: -1 })}
        {...(onChoose === undefined ? {} : { onClick: onChoose })}
      >
        <chakra.span
          width={{ base: 'min(3rem, 48px)', md: '16' }}
          flexShrink="0"
          borderRadius="md"
          overflow="hidden"
          bg="paper.sunken"
          style={{ aspectRatio: '4 / 3' }}
        >
          {food ? <FoodPicture food={food} size="thumb" /> : null}
        </chakra.span>
        <chakra.span flex="1 1 5rem" minW="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold" lineHeight="snug">
            <bdi>{name}</bdi>
          </chakra.span>
          <chakra.span display="block" fontSize="sm" color="ink.muted">
            {otherNames === '' ? null : (
              <>
                <bdi>{otherNames}</bdi>
                {origin === '' ? null : ' · '}
              </>
            )}
            {wordFor(origin)}
          </chakra.span>
          {promotedBy === null ? null : (
            <chakra.span display="block" fontSize="sm" color="ink.muted">
              {t`Promoted by ${promotedBy}`}
            </chakra.span>
          )}
          {facts === undefined ? null : <SafetyMark food={facts} look="line" />}
        </chakra.span>
        {food === undefined ? null : (
          <chakra.span ms="auto">
            <LazySignature describingId={tasteId} food={food} />
          </chakra.span>
        )}
      </Link>
    </Option>
  );
}
