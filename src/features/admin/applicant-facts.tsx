import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { isWebAddress } from '#domain/values/web-address.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { ownProfessional } from '#replica/professionals/own-professional.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

/** What an applicant says of the own trade, beside the documents that are to prove it; what was not said is told as such. */
export function ApplicantFacts({ member }: { readonly member: MemberId }) {
  const replica = useReplica();
  useEffect(() => void openTopic(replica, topicOfMember(member)), [replica, member]);
  const professional = useLive((from) => ownProfessional(from, member), [member]);
  return (
    <chakra.section aria-label={t`What the applicant states`} minW="0">
      <chakra.h4 textStyle="label" mb="2">
        {t`What the applicant states`}
      </chakra.h4>
      {professional === undefined ? <Skeleton height="16" /> : null}
      {professional === null ? (
        <chakra.p textStyle="small" color="ink.muted">{t`It is on its way to this device.`}</chakra.p>
      ) : null}
      {professional ? <Facts professional={professional} /> : null}
    </chakra.section>
  );
}

function Facts({ professional }: { readonly professional: ProfessionalProfile }) {
  const { businessAddress, yearsExperience, certifications, specialties, websiteUrl, socialMedia } = professional;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t`Address`, businessAddress],
    [t`Experience`, yearsExperience === null ? '' : plural(yearsExperience, { one: '# year', other: '# years' })],
    [t`Certifications`, certifications.join(', ')],
    [t`Specialties`, specialties.map(wordFor).join(', ')],
    [t`Phone`, socialMedia['phone']],
    [t`Website`, isWebAddress(websiteUrl) ? <Website address={websiteUrl} key="website" /> : ''],
  ];
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" fontSize="sm" m="0">
      {facts.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="ink.muted">{label}</chakra.dt>
          <chakra.dd m="0" dir="auto" overflowWrap="anywhere" {...(value ? {} : { color: 'ink.muted' })}>
            {value || t`not stated`}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Website({ address }: { readonly address: string }) {
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {address}
    </TextLink>
  );
}
