import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const QuietLink = chakra('a', {
  base: {
    position: 'relative',
    zIndex: '1',
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { color: 'paprika.text', textDecoration: 'underline' },
    // A finger may hit a little above and below the name.
    _after: { content: '""', position: 'absolute', insetInline: '-1', insetBlock: '-0.8rem' },
  },
});

interface MemberLinkProps {
  /** '' where it is not known: then only the words are shown. */
  readonly username: string;
  readonly children: ReactNode;
}

/** A member's name or handle, leading to the member's page (spec 1 §2, dish card). */
export function MemberLink({ username, children }: MemberLinkProps) {
  if (username === '') return <>{children}</>;
  return (
    <QuietLink asChild>
      <Link to={`/profile/${username}`}>{children}</Link>
    </QuietLink>
  );
}
