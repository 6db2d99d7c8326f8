import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usualMinimumAge } from '#domain/accounts/operator.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { NoticeWords } from './notice-words.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { useOperator } from './use-operator.ts';

/** What a member accepts on joining. */
export function TermsNotice() {
  const age = useOperator()?.minimumAge ?? usualMinimumAge;
  return (
    <Page
      heading={t`Terms`}
      lead={t`What you can expect of this server, and what it expects of you. Looking around needs no account and no consent.`}
      width="form"
    >
      <Section heading={t`Your account`}>
        <NoticeWords>
          <p>{t`You are at least ${age} years old. The account is yours alone, and what you say of yourself is true.`}</p>
          <p>{t`You can leave at any time: the settings delete the account with all that is yours, at once. The operator can end or suspend an account that breaks these terms, and says why.`}</p>
        </NoticeWords>
      </Section>
      <Section heading={t`What you add`}>
        <NoticeWords>
          <p>{t`Your words and pictures stay yours. You allow this server to show them to everyone who may see them, for as long as they are here.`}</p>
          <ul>
            <li>{t`Add only pictures and videos that you made, or may use.`}</li>
            <li>{t`A photo of a food stands beside your name, under the licence that you chose for it. Of a free licence, copies that others made stay free when you delete yours.`}</li>
            <li>{t`Say of allergens and ingredients only what you know.`}</li>
            <li>{t`Be kind: no insults, no threats, no advertising in disguise, nobody’s private life.`}</li>
          </ul>
          <p>{t`What is reported is looked at by a person. What is hidden comes back if it turns out to be right: write to the operator.`}</p>
        </NoticeWords>
      </Section>
      <Section heading={t`Allergens and diets`}>
        <NoticeWords>
          <p>{t`What stands about a food was written by people, and a kitchen may cook it otherwise. Foretaste tells what was stated, and what was not. It takes no decision from you: if an ingredient can harm you, ask the kitchen or read the packet.`}</p>
        </NoticeWords>
      </Section>
      <Section heading={t`What the operator answers for`}>
        <NoticeWords>
          <p>{t`The service costs nothing and comes as it is; it may pause or end. The operator answers as the law says for intent, gross negligence and harm to life, body and health, and nothing here takes that away.`}</p>
          <p>{t`If these terms change, the change counts for you only once you were told of it and could leave.`}</p>
          <p>
            <Trans>
              What is kept about you stands in the{' '}
              <TextLink asChild>
                <Link to="/privacy">privacy notice</Link>
              </TextLink>
              .
            </Trans>
          </p>
        </NoticeWords>
      </Section>
      <Section heading={t`Who runs this server`}>
        <OperatorFacts />
      </Section>
    </Page>
  );
}
