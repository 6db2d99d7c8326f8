import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import { displayDefaults } from '#domain/foods/display-defaults.ts';
import type { Profile } from '#domain/members/member.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { RoleLine } from '#shared/members/role-line.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { region } from '#languages/region.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';

interface ContributedByProps {
  /** null: nobody is named, or the member is not on this device. */
  readonly uploader: Profile | null;
  /** When the food came, milliseconds since 1970. */
  readonly at: number;
}

/** Who brought a food (spec 1 §2, food detail layout). Without a name the documented default stands, drawn as one (R4). */
export function ContributedBy({ uploader, at }: ContributedByProps) {
  return (
    <Card as="section" aria-labelledby="contributed-by">
      <Heading id="contributed-by" as="h2" size="card" mb="4">{t`Contributed by`}</Heading>
      <chakra.div display="flex" alignItems="center" gap="3">
        {uploader === null ? <Nobody /> : <Somebody uploader={uploader} />}
      </chakra.div>
      {uploader?.bio ? (
        <chakra.p dir="auto" textStyle="small" mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {uploader.bio}
        </chakra.p>
      ) : null}
      {at === 0 ? null : (
        <chakra.p fontSize="sm" color="ink.muted" mt="3">
          <Trans>
            Shared on{' '}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleDateString(region, { dateStyle: 'long' })}
            </time>
          </Trans>
        </chakra.p>
      )}
    </Card>
  );
}

function Somebody({ uploader }: { readonly uploader: Profile }) {
  const name = uploader.fullName || uploader.username || wordFor(displayDefaults.uploader);
  return (
    <>
      <Avatar name={name} src={avatarAddress(uploader)} size={48} />
      <chakra.div minW="0" lineHeight="snug">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          <MemberLink username={uploader.username}>
            <bdi>{name}</bdi>
          </MemberLink>
        </chakra.p>
        {uploader.username === '' ? null : (
          <chakra.p fontSize="sm" color="ink.muted" overflowWrap="anywhere">
            <UsernameText name={uploader.username} />
          </chakra.p>
        )}
        <chakra.p>
          <RoleLine member={uploader} />
        </chakra.p>
      </chakra.div>
    </>
  );
}

function Nobody() {
  return (
    <>
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="12"
        flexShrink="0"
        borderRadius="full"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="line.strong"
        color="ink.muted"
      >
        <UsersRound size={22} />
      </chakra.span>
      <chakra.p fontWeight="semibold" color="ink.muted">
        {wordFor(displayDefaults.uploader)}
      </chakra.p>
    </>
  );
}
