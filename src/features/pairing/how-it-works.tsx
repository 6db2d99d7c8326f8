import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Heading } from '#ui/layout/heading.tsx';
import { Section } from '#ui/layout/section.tsx';

/** spec 2 §2.2: the three steps. */
const steps = [
  { title: t`Search`, text: t`Choose a food that you have, or that you are curious about.` },
  {
    title: t`Choose pairing style`,
    text: t`Complement finds what it has in common with others, Contrast what sets them apart, Elevate the kitchens that belong to it.`,
  },
  { title: t`Get suggestions`, text: t`Each with a match and the reasons for it, from what is known of both foods.` },
] as const;

export function HowItWorks() {
  return (
    <Section heading={t`How It Works`}>
      <chakra.ol
        display="grid"
        gap={{ base: '5', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {steps.map(({ title, text }, place) => (
          <chakra.li key={title} display="grid" gridTemplateColumns="auto 1fr" gap="4" alignItems="start">
            <chakra.span
              aria-hidden
              fontFamily="display"
              fontSize="3xl"
              fontWeight="semibold"
              lineHeight="1"
              color="paprika.text"
            >
              {place + 1}
            </chakra.span>
            <chakra.div minW="0">
              <Heading as="h3" size="small">
                {title}
              </Heading>
              <chakra.p textStyle="small" color="ink.muted" mt="1">
                {text}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
