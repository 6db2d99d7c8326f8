import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { NoticeWords } from './notice-words.tsx';
import { OperatorFacts } from './operator-facts.tsx';

/** Who answers for this server. */
export function ImprintNotice() {
  return (
    <Page heading={t`Imprint`} lead={t`Who runs this server and answers for it.`} width="form">
      <chakra.div mb={{ base: '10', md: '16' }}>
        <OperatorFacts />
      </chakra.div>
      <Section heading={t`What members write`}>
        <NoticeWords>
          <p>{t`Foods, reviews, videos and messages are their authors’ own. Whoever finds something unlawful or hurtful reports it in its menu, or writes to the address above.`}</p>
          <p>{t`Foretaste is free software. Who wrote it is not who runs this server.`}</p>
        </NoticeWords>
      </Section>
    </Page>
  );
}
