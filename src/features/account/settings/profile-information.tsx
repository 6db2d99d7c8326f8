import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { ProfileNameFields } from '#shared/members/profile-name-fields.tsx';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { useProfileEdit } from '#shared/members/use-profile-edit.ts';
import type { OwnProfile } from '#replica/members/own-profile.ts';
import { Button } from '#ui/elements/button.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';

interface ProfileInformationProps {
  readonly member: MemberId;
  readonly own: OwnProfile;
}

/** Name, username and picture (spec 2 §2.6), with or without a connection. Bio, place and phone are changed on the profile itself. */
export function ProfileInformation({ member, own }: ProfileInformationProps) {
  const { form: frame, show } = useFieldProblems();
  const edit = useProfileEdit(own);
  const { form, problems, isChanged, change, leave, save } = edit;
  const elsewhere = problems.bio ?? problems.location ?? problems.phone;
  const onSubmit = async () => {
    if (!(await save())) show({});
  };
  return (
    <CardSection
      heading={t`Profile information`}
      lead={t`What others see of you.`}
      mark={own.isUnsent ? <UnsentMark tone="saffron" /> : null}
    >
      <AccountForm form={frame} label={t`Profile information`} busy={false} onSubmit={onSubmit}>
        {own.refused === null ? null : (
          <Notice
            tone="warning"
            title={t`Profile Update Failed`}
          >{t`The server did not take your last change. What you wrote is still here.`}</Notice>
        )}
        {elsewhere === undefined ? null : (
          <Notice
            tone="danger"
            action={
              <LinkButton asChild size="sm" minH="target" tone="outline">
                <Link to="/profile?edit">{t`Edit it on your profile`}</Link>
              </LinkButton>
            }
          >
            {elsewhere}
          </Notice>
        )}
        <ProfileNameFields member={member} own={own} edit={edit} fullNameLabel={t`Full Name`} />
        <TextField
          label={t`Avatar URL`}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={t`A picture on another site is not loaded, so that no other site learns who looks at you. Choose one above to be seen.`}
          value={form.avatarUrl}
          error={problems.avatarUrl}
          onValue={(avatarUrl) => change({ avatarUrl })}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
          <Row gap="2">
            <SubmitButton disabled={!isChanged && own.refused === null}>{t`Update Profile`}</SubmitButton>
            {isChanged ? <Button tone="ghost" onClick={leave}>{t`Undo changes`}</Button> : null}
          </Row>
          <LinkButton asChild tone="outline">
            <Link to="/profile">
              <UserRound aria-hidden />
              {t`Your profile`}
            </Link>
          </LinkButton>
        </chakra.div>
      </AccountForm>
    </CardSection>
  );
}
