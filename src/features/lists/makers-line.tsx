import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { Maker } from '#replica/lists/maker-queries.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Button } from '#ui/elements/button.tsx';
import { makersInWords, nameOfMaker } from './maker-words.ts';

/** Faces beside each other; the others are named in words. */
const FACES = 4;

interface MakersLineProps {
  readonly makers: readonly Maker[];
  readonly onOpen: () => void;
}

/** Who makes the list, leading to what can be done about it; of an own list that nobody else makes how it can be made together. */
export function MakersLine({ makers, onOpen }: MakersLineProps) {
  const taking = makers.filter(({ role }) => role !== 'invited');
  const isAlone = makers.length < 2;
  if (isAlone)
    return (
      <Button tone="outline" size="sm" minH="target" px={{ base: '3', md: '4' }} onClick={onOpen}>
        <Users aria-hidden />
        {t`Make it together`}
      </Button>
    );
  const invited = makers.length - taking.length;
  const words = [
    makersInWords(taking),
    ...(invited === 0 ? [] : [plural(invited, { one: '# invited', other: '# invited' })]),
  ].join(' · ');
  return (
    <chakra.button
      type="button"
      aria-label={t`Who makes this list: ${words}`}
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="target"
      minW="0"
      px="2"
      mx="-2"
      borderRadius="md"
      textAlign="start"
      _hover={{ bg: 'paper.sunken' }}
      onClick={onOpen}
    >
      <chakra.span display="flex" flexShrink="0" ps="1.5">
        {taking.slice(0, FACES).map((maker) => (
          <chakra.span
            key={maker.memberId}
            ms="-1.5"
            borderRadius="full"
            borderWidth="2px"
            borderColor="paper.page"
            lineHeight="0"
          >
            <Avatar
              name={maker.profile?.fullName || nameOfMaker(maker)}
              src={maker.profile === null ? null : avatarAddress(maker.profile)}
              size={28}
            />
          </chakra.span>
        ))}
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere" lineClamp="2" fontSize="sm" fontWeight="medium">
        {words}
      </chakra.span>
    </chakra.button>
  );
}
