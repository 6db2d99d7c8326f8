import { chakra } from '#ui/elements/chakra.tsx';

/** Paragraphs and lists that are read from top to bottom. */
export const NoticeWords = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    maxW: 'reading',
    lineHeight: '1.6',
    '& ul': { display: 'flex', flexDirection: 'column', gap: '2', ps: '5', listStyleType: 'disc' },
  },
});
