import { chakra } from '#ui/elements/chakra.tsx';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanStory } from './clean-story.ts';

/** Running text that reads well on a phone and beside a window: its measure, its rhythm, and what stands out of it. */
const Prose = chakra('div', {
  base: {
    maxW: 'reading',
    fontSize: { base: '1.0625rem', md: 'lg' },
    lineHeight: '1.7',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& > * + *': { mt: '1.1em' },
    '& > p:first-child > strong': {
      display: 'block',
      fontFamily: 'display',
      fontWeight: 'normal',
      fontSize: { base: 'xl', md: '2xl' },
      lineHeight: '1.45',
      textWrap: 'pretty',
    },
    '& p': { textWrap: 'pretty' },
    '& h2': {
      fontSize: { base: '2xl', md: '1.75rem' },
      fontWeight: 'semibold',
      lineHeight: 'snug',
      letterSpacing: '-0.012em',
      mt: { base: '9', md: '11' },
      mb: '-1.5',
    },
    '& h3': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug', mt: '7' },
    '& > p + ul': { mt: '0.4em' },
    '& ul, & ol': { ps: '1.25em' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li': { ps: '0.25em' },
    '& li + li': { mt: '0.35em' },
    '& li::marker': { color: 'paprika.text' },
    '& blockquote': {
      borderInlineStartWidth: '3px',
      borderColor: 'paprika.text',
      ps: '5',
      py: '1',
      my: '6',
      fontFamily: 'display',
      fontSize: { base: 'xl', md: '2xl' },
      lineHeight: '1.4',
      fontStyle: 'italic',
    },
    '& em': { fontStyle: 'italic' },
    '& a': {
      color: 'paprika.text',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** The text of a story. Its HTML is cleaned here, right before it is shown. */
export function StoryProse({
  html,
  isGenerated,
}: {
  readonly html: string;
  /** By a language model. */ readonly isGenerated: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => ref.current?.replaceChildren(cleanStory(html)), [html]);
  return (
    <Prose
      ref={ref}
      onClick={(event) => followInApp(event, (path) => void navigate(path))}
      {...(isGenerated ? { 'data-ai-generated': '' } : {})}
    />
  );
}

/** A link of the text into this app opens like any other of the app's, unless its reader wants a new tab. */
function followInApp(event: MouseEvent, go: (path: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!path?.startsWith('/') || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(path);
}
