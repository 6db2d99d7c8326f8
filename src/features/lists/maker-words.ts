import { t } from '@lingui/core/macro';
import type { Maker } from '#replica/lists/maker-queries.ts';
import { listed } from '#languages/listed.ts';

/** What a maker of a list is called; 'You' where it is the reader. */
export function nameOfMaker({ profile, isMe }: Pick<Maker, 'profile' | 'isMe'>): string {
  return isMe ? t`You` : profile?.fullName || profile?.username || t`A member`;
}

/** Who makes a list, as a sentence names them: the reader first. */
export function makersInWords(makers: readonly Maker[]): string {
  const inOrder = [...makers.filter(({ isMe }) => isMe), ...makers.filter(({ isMe }) => !isMe)];
  return listed(inOrder.map(nameOfMaker));
}
