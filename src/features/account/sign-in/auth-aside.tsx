import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CloudOff, Soup, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Stack } from '#ui/layout/stack.tsx';

const reasons: readonly { readonly icon: ReactNode; readonly title: string; readonly words: string }[] = [
  {
    icon: <Star aria-hidden />,
    title: t`Say how it tastes`,
    words: t`Stars and a few words help the next person choose.`,
  },
  {
    icon: <Soup aria-hidden />,
    title: t`Add what you love`,
    words: t`A photo, a name, the flavours: a dish of yours is on the map.`,
  },
  {
    icon: <CloudOff aria-hidden />,
    title: t`With or without a network`,
    words: t`Write it at the table. It is sent when you are back online.`,
  },
];

/** Starter dishes whose pictures are served with the app, for the eye alone. */
const dishes = ['tonkotsu-ramen', 'tacos-al-pastor', 'mango-sticky-rice', 'pizza-margherita'];

/** What an account is for, beside the forms where there is room. */
export function AuthAside() {
  return (
    <chakra.aside
      aria-label={t`Why sign up`}
      hideBelow="lg"
      position="sticky"
      top="24"
      alignSelf="start"
      display="flex"
      flexDirection="column"
      justifyContent="center"
      gap="8"
      minH="36rem"
      p="12"
      borderRadius="xl"
      bg="paprika.soft"
      bgImage="radial-gradient(circle at 100% 0%, var(--ft-colors-saffron-soft), transparent 60%), radial-gradient(circle at 0% 100%, var(--ft-colors-herb-soft), transparent 55%)"
    >
      <chakra.div display="flex" ps="3">
        {dishes.map((slug) => (
          <Dish key={slug} slug={slug} />
        ))}
      </chakra.div>
      <chakra.p fontFamily="display" fontSize="5xl" lineHeight="tight" letterSpacing="-0.02em" textWrap="balance">
        {t`Know the taste before you try it.`}
      </chakra.p>
      <Stack as="ul" gap="6">
        {reasons.map(({ icon, title, words }) => (
          <chakra.li key={title} display="flex" gap="4">
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="11"
              flexShrink="0"
              borderRadius="full"
              bg="paper.card"
              color="paprika.text"
              css={{ '& svg': { boxSize: '5' } }}
            >
              {icon}
            </chakra.span>
            <chakra.div>
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              <chakra.p textStyle="small" color="ink.muted" maxW="24rem">
                {words}
              </chakra.p>
            </chakra.div>
          </chakra.li>
        ))}
      </Stack>
    </chakra.aside>
  );
}

function Dish({ slug }: { readonly slug: string }) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <chakra.span
      boxSize="20"
      ms="-3"
      borderRadius="full"
      overflow="hidden"
      bg="paper.sunken"
      borderWidth="3px"
      borderColor="paper.card"
      shadow="lifted"
    >
      {isMissing ? null : (
        <chakra.img
          src={`/pictures/${slug}.svg`}
          alt=""
          width="80"
          height="80"
          loading="lazy"
          boxSize="full"
          objectFit="cover"
          onError={() => setIsMissing(true)}
        />
      )}
    </chakra.span>
  );
}
