import { BadgeCheck } from 'lucide-react';
import { uploaderBadge } from '#domain/food-badges.ts';
import type { Profile } from '#domain/member.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** What a reviewer is by trade, with a tick when that is verified (spec 1 §6, badges); nothing for everybody else. */
export function AuthorBadge({ author }: { readonly author: Profile }) {
  if (author.role === 'admin') return <Badge tone="neutral">Admin</Badge>;
  const badge = uploaderBadge(author);
  if (badge === null) return null;
  return (
    <Badge tone="herb">
      {badge.label}
      {badge.isVerified ? <><BadgeCheck aria-hidden /><VisuallyHidden>, verified</VisuallyHidden></> : null}
    </Badge>
  );
}
