import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Profile } from '#domain/members/member.ts';
import { isBusinessRole, type ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { isWebAddress } from '#domain/values/web-address.ts';
import { ownProfessional } from '#replica/professionals/own-professional.ts';
import { useLive } from '#replica/database/use-live.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Chip } from '#ui/elements/chip.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** What a chef or restaurant says of the trade (spec 2 §3, professional profile), on the member's page; nothing of everybody else. */
export function ProfessionalDetails({ member }: { readonly member: Pick<Profile, 'id' | 'role'> }) {
  const professional = useLive((replica) => ownProfessional(replica, member.id), [member.id]);
  if (!professional || !isBusinessRole(member.role)) return null;
  const isRestaurant = member.role === 'restaurant_owner';
  const facts = factsOf(professional, isRestaurant);
  if (facts.length === 0) return null;
  return (
    <CardSection heading={isRestaurant ? t`The restaurant` : t`The chef`}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
      >
        {facts.map(({ label, value, isLong = false }) => (
          <chakra.div key={label} minW="0" {...(isLong ? { gridColumn: { md: '1 / -1' } } : {})}>
            <chakra.dt textStyle="small" color="ink.muted">
              {label}
            </chakra.dt>
            <chakra.dd m="0" overflowWrap="anywhere" whiteSpace="pre-line" dir="auto" maxW="reading">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </CardSection>
  );
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width. */
  readonly isLong?: boolean;
}

/** What is said of it, in order; what is not said has no line. */
function factsOf(professional: ProfessionalProfile, isRestaurant: boolean): readonly Fact[] {
  const { businessName, businessAddress, specialties, certifications, yearsExperience, websiteUrl, socialMedia } =
    professional;
  const text = (label: string, value = '', isLong = false): readonly Fact[] =>
    value === '' ? [] : [{ label, value, isLong }];
  const words = (label: string, list: readonly string[]): readonly Fact[] =>
    list.length === 0 ? [] : [{ label, value: <Words words={list} />, isLong: true }];
  const website: readonly Fact[] = isWebAddress(websiteUrl)
    ? [
        {
          label: t`Website`,
          value: (
            <TextLink href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
              {websiteUrl.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
            </TextLink>
          ),
        },
      ]
    : [];
  if (isRestaurant) {
    return [
      ...text(t`Name`, businessName),
      ...text(t`Address`, businessAddress),
      ...text(t`Price range`, socialMedia['price_range']),
      ...text(t`Phone`, socialMedia['phone']),
      ...website,
      ...text(t`Opening hours`, socialMedia['opening_hours']),
      ...words(t`Cuisines`, specialties.map(wordFor)),
      ...text(t`About`, socialMedia['description'], true),
    ];
  }
  return [
    ...text(t`Works as`, businessName),
    ...text(t`Experience`, yearsExperience === null ? '' : yearsInWords(yearsExperience)),
    ...website,
    ...words(t`Specialties`, specialties.map(wordFor)),
    ...words(t`Certifications`, certifications),
    ...text(t`Signature dishes`, socialMedia['signature_dishes'], true),
    ...text(t`Biography`, socialMedia['biography'], true),
    ...text(t`Philosophy`, socialMedia['cooking_philosophy'], true),
    ...text(t`Awards`, socialMedia['awards'], true),
  ];
}

function Words({ words }: { readonly words: readonly string[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" mt="1" listStyleType="none">
      {words.map((word) => (
        <li key={word}>
          <Chip dir="auto">{word}</Chip>
        </li>
      ))}
    </chakra.ul>
  );
}

function yearsInWords(years: number): string {
  return plural(years, { one: '# year', other: '# years' });
}
