import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { RetentionTable } from './retention-table.tsx';
import { NoticeWords } from './notice-words.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { useOperator } from './use-operator.ts';

/** What is kept of whom, what for and how long. True to the code: the table's figures are held to the server's constants by a test. */
export function PrivacyNotice() {
  const operator = useOperator();
  return (
    <Page
      heading={t`Privacy`}
      lead={t`What this server keeps about you, what for, and how long. No advertising, no tracking by others, no cookies.`}
      width="form"
    >
      <Section heading={t`Who is responsible`}>
        <OperatorFacts />
      </Section>
      <Section heading={t`What is kept, and what for`}>
        <NoticeWords>
          <ul>
            <li>{t`Your account: e-mail, username, name, a password that is stored as a hash, the language of your mails, and when you accepted the terms. Without it there is no account (Article 6(1)(b) GDPR).`}</li>
            <li>{t`For everyone to see: profile, foods, photos of foods, reviews with how it tasted, answers to reviews, places where your food is served, your events, videos, whom you follow, achievements. Location and camera data are taken out of pictures on your device.`}</li>
            <li>{t`The stars of your public reviews are also published under the id of your account, so that members’ devices can work out how alike two of them taste. A switch in your preferences leaves you out.`}</li>
            <li>{t`Verified professionals see rounded figures of those who rated their foods, of ten people or more: how they rate, how spicy and sweet they like it, and which flavours, textures and cuisines. Never what one of them said, and no allergens or diets. The same switch leaves you out.`}</li>
            <li>{t`For you alone: likes, saved foods, words on pairs, taste profile, diary with its photos, which of two foods you liked more, lists unless you share them, lists of others that you keep, with whom you make lists together and notes on foods of a list, which those who make the list with you read, whom you block or mute. What you avoid may tell of your health or belief. It is kept only if you enter it (Article 9(2)(a) GDPR), and is gone when you take it out.`}</li>
            <li>{t`For you alone, too: who eats with you, and what they avoid. That may tell of their health or belief: ask them before you enter it, and take it out when they want that.`}</li>
            <li>{t`Where you are, if you ask which places are near: your device works it out, and it is neither stored nor sent.`}</li>
            <li>{t`If you say so: to whose tables you say what you avoid. Each of these members sees it as you have it then, until you end it or leave.`}</li>
            <li>{t`If you have news told on a device: which of your browsers are woken, by the address that each one’s push service gave it, for which kinds and at which hours.`}</li>
            <li>{t`If you want the daily digest by e-mail: that you do, the time zone whose morning it comes in, and up to when you were told.`}</li>
            <li>{t`Between two members: messages. Administrators see only what was reported to them.`}</li>
            <li>{t`For administrators: documents of a verification, reports, errors of the app.`}</li>
            <li>{t`To keep the server running and fair: a log of requests and counts for limits (Article 6(1)(f) GDPR). Networks are counted by a hash that nobody can turn round.`}</li>
          </ul>
        </NoticeWords>
      </Section>
      <Section heading={t`How long`}>
        <RetentionTable operator={operator} />
      </Section>
      <Section heading={t`Who else gets it`}>
        <OthersWhoGetIt operator={operator} />
      </Section>
      <Section heading={t`On your device`}>
        <NoticeWords>
          <p>{t`The app keeps a copy of the catalogue and of what is yours, so that it works without a network: your session, drafts, changes that wait, searches that you saved, pictures that you looked at, theme and language. All of it is needed for what you asked of the app, and none of it follows you elsewhere.`}</p>
        </NoticeWords>
      </Section>
      <Section heading={t`Your rights`}>
        <YourRights />
      </Section>
    </Page>
  );
}

/** What other services get, as far as this server asks them. */
function OthersWhoGetIt({ operator }: { readonly operator: ReturnType<typeof useOperator> }) {
  return (
    <NoticeWords>
      <ul>
        <li>
          {operator?.asksService === false
            ? t`This server asks no AI service: questions to the assistant are answered by itself.`
            : t`If the operator has set up an AI service, it gets your questions to the assistant, what you entered of your taste, and photos that you have it describe. It does not get your name or your address.`}
        </li>
        <li>
          {operator?.sendsMail === false
            ? t`This server sends no mail.`
            : t`A mail server gets your address with the mails that you ask for. The daily digest names members and your foods, and has no words of messages.`}
        </li>
        <li>{t`If you have news told on a device, the push service of that browser’s maker learns that something is new, and nothing else: what it is comes from this server alone.`}</li>
        <li>{t`Nobody else. Nothing is sold.`}</li>
      </ul>
    </NoticeWords>
  );
}

function YourRights() {
  return (
    <NoticeWords>
      <p>
        <Trans>
          In the{' '}
          <TextLink asChild>
            <Link to="/user-settings">settings</Link>
          </TextLink>{' '}
          you take all your data with you, correct it, and delete the account with all that is yours, at once.
        </Trans>
      </p>
      <p>{t`For anything else write to the operator: you may ask what is kept, have it corrected or deleted, object, and take back a consent. You may complain to the data protection authority where you live.`}</p>
    </NoticeWords>
  );
}
