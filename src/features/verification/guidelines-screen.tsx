import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowRight, ChefHat, FileCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { benefits, requiredDocuments, steps } from './verification-guide.ts';

/** How professionals become verified (spec 2 §2.8). It is part of the app, so it reads the same without a connection. */
export function GuidelinesScreen() {
  return (
    <Page
      heading={t`Verification Guidelines`}
      lead={t`Professional chefs and restaurant owners can have it checked that they are. Here is what it brings, how it goes, and what you need.`}
      actions={<StartButton />}
    >
      <Section heading={t`What verification brings you`}>
        <Benefits />
      </Section>
      <Section heading={t`How it goes`}>
        <chakra.ol display="flex" flexDirection="column" maxW="reading">
          {steps.map(({ title, text }, index) => (
            <Step key={title} number={index + 1} title={title} text={text} />
          ))}
        </chakra.ol>
      </Section>
      <Section heading={t`Required documents`}>
        <RequiredDocuments />
        <chakra.div mt="4">
          <Notice tone="warning" title={t`Please note`}>
            {t`Documents must be clear and current. Documents that are not in English must come with certified translations. Only you and the administrators can open them. They are deleted some time after the decision: when, stands in the privacy notice.`}
          </Notice>
        </chakra.div>
      </Section>
      <chakra.div display="flex" justifyContent="center" mt={{ base: '10', md: '14' }}>
        <StartButton />
      </chakra.div>
    </Page>
  );
}

function Benefits() {
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {benefits.map(({ icon: Icon, title, text }) => (
        <Card as="li" key={title} display="flex" gap="4">
          <Bubble>
            <Icon size={22} />
          </Bubble>
          <chakra.div minW="0">
            <Heading as="h3" size="small">
              {title}
            </Heading>
            <chakra.p textStyle="small" color="ink.muted" mt="1">
              {text}
            </chakra.p>
          </chakra.div>
        </Card>
      ))}
    </chakra.ul>
  );
}

/** What each role has to hand in. */
function RequiredDocuments() {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {requiredDocuments.map(({ role, heading, documents }) => (
        <Card key={role}>
          <chakra.div display="flex" alignItems="center" gap="3" mb="4">
            <Bubble>{role === 'professional_chef' ? <ChefHat size={22} /> : <Store size={22} />}</Bubble>
            <Heading as="h3" size="small">
              {heading}
            </Heading>
          </chakra.div>
          <chakra.ul display="flex" flexDirection="column" gap="2.5">
            {documents.map((document) => (
              <chakra.li key={document} display="flex" gap="3" alignItems="baseline">
                <chakra.span aria-hidden color="herb.text" alignSelf="center">
                  <FileCheck size={18} />
                </chakra.span>
                {document}
              </chakra.li>
            ))}
          </chakra.ul>
        </Card>
      ))}
    </chakra.div>
  );
}

/** R3: to the Professional tab of the settings. */
function StartButton() {
  return (
    <LinkButton asChild size="lg">
      <Link to="/user-settings?tab=professional#verification">
        {t`Start Verification Process`}
        <ArrowRight aria-hidden />
      </Link>
    </LinkButton>
  );
}

function Bubble({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize="11"
      flexShrink="0"
      borderRadius="full"
      bg="herb.soft"
      color="herb.text"
    >
      {children}
    </chakra.span>
  );
}

/** A step with its number, tied to the next one by a line. */
function Step({ number, title, text }: { readonly number: number; readonly title: string; readonly text: string }) {
  return (
    <chakra.li
      display="flex"
      gap="4"
      position="relative"
      pb="7"
      _last={{ pb: '0', '& > span::after': { display: 'none' } }}
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="full"
        bg="paprika.solid"
        color="paprika.on"
        fontWeight="semibold"
        textStyle="figures"
        _after={{
          content: '""',
          position: 'absolute',
          insetStart: '1.0625rem',
          top: '10',
          bottom: '1',
          width: '2px',
          bg: 'line.quiet',
        }}
      >
        {number}
      </chakra.span>
      <chakra.div minW="0" pt="1">
        <Heading as="h3" size="small">
          {title}
        </Heading>
        <chakra.p color="ink.muted" mt="1">
          {text}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
