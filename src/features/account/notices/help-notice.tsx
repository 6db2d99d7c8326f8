import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '#ui/layout/page.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';

const Question = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line.quiet',
    // The browser's own triangle stands in the first line alone, and the second begins under it.
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      minH: 'target',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { color: 'paprika.text' },
    },
    '& > summary > svg': {
      boxSize: '5',
      flexShrink: '0',
      color: 'ink.muted',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '&:last-of-type': { borderBottomWidth: '1px' },
    '& > div': { pb: '5', maxW: 'reading', lineHeight: '1.6' },
  },
});

const link = (to: string, words: string) => (
  <TextLink asChild>
    <Link to={to}>{words}</Link>
  </TextLink>
);

/** Each with its answer, in the order in which they come up. */
function tenQuestions(): readonly (readonly [question: string, answer: ReactNode])[] {
  return [
    [
      t`What is Foretaste for?`,
      t`To know what a food tastes like before you try it: how sweet, salty, umami, spicy, bitter and sour, what it feels like in the mouth, and what it is like that you know.`,
    ],
    [
      t`How do I read the small picture of petals?`,
      t`Each petal is a taste, always in the same place: sweet at the top, then clockwise salty, umami, spicy, bitter, sour. The larger the petal, the stronger the taste.`,
    ],
    [
      t`Stated, measured, typical: what is the difference?`,
      t`Stated is what whoever added the food says. Measured is the mean of three or more members who tasted it, with a soft edge as wide as they disagree. Typical is a guess where nobody said anything: an outline only.`,
    ],
    [
      t`Can I rely on what stands about allergens?`,
      t`It tells what was stated, what may be in it, and what nobody stated. A kitchen may cook a dish otherwise. If an ingredient can harm you, ask the kitchen or read the packet.`,
    ],
    [
      t`How does it know whether I will like something?`,
      <Trans key="liking">
        From your {link('/taste-profile', t`taste quiz`)}, your ratings and what you tried. It is worked out on your
        device and says what it rests on. With nothing known it shows no number.
      </Trans>,
    ],
    [
      t`How do I remember a food?`,
      <Trans key="remember">
        Press ‘Want to try’ or ‘I tried it’ on its page. Both lists are on your {link('/profile', t`profile`)}, for you
        alone.
      </Trans>,
    ],
    [
      t`How do I add a food, or say how one tasted?`,
      <Trans key="add">
        {link('/contribute', t`Contribute`)} takes a new food. On a food’s page, write a review; its sliders say how it
        tasted.
      </Trans>,
    ],
    [
      t`Does it work without a network?`,
      t`Yes. What you have seen is on your device, and what you write is sent when you are back online. What still waits stands in the sync status, and is not lost by a closed tab.`,
    ],
    [
      t`Who sees what I do?`,
      <Trans key="sees">
        Foods, reviews, videos and whom you follow are for everyone. Likes, saved foods and your taste profile are for
        you alone. More in the {link('/privacy', t`privacy notice`)}.
      </Trans>,
    ],
    [
      t`How do I leave, or take my data with me?`,
      <Trans key="leave">
        The {link('/user-settings', t`settings`)} have both: a file with everything of yours, and the deletion of the
        account. Somebody who bothers you can be muted, blocked and reported in the menu of what they wrote.
      </Trans>,
    ],
  ];
}

/** The ten questions of a new member. It is part of the app, so it reads the same without a connection. */
export function HelpNotice() {
  return (
    <Page heading={t`Help`} lead={t`Ten questions that everyone has at first.`} width="form">
      {tenQuestions().map(([question, answer], place) => (
        <Question key={question} open={place === 0}>
          <summary>
            {question}
            <ChevronDown aria-hidden />
          </summary>
          <div>{answer}</div>
        </Question>
      ))}
      <chakra.p mt="8" color="ink.muted">
        <Trans>Not here? Write to who runs this server: {link('/imprint', t`imprint`)}.</Trans>
      </chakra.p>
    </Page>
  );
}
