import { plural, t } from '@lingui/core/macro';
import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { roleLabels, roles } from '#domain/members/member.ts';
import { type Columns, readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A line of the log of what admins did. */
export interface AdminAction {
  readonly id: string;
  /** null: whoever runs the server, by a command or in the database's own dashboard. */
  readonly actor: MemberId | null;
  /** '{what}.{verb}', for example 'member.suspend'. */
  readonly action: string;
  /** Of what `subject` is the id or name. */
  readonly kind: string;
  /** '' where the action has none. */
  readonly subject: string;
  /** What the subject was called then; '' where the log does not say. */
  readonly name: string;
  /** A reason or note, in the admin's words, what was changed to what, or how much it came to; '' for none. */
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Foods were added that can be taken back by the line's id. */
  readonly hasFoods: boolean;
}

/** A line from a row; refused without id or action. */
export function decodeAdminAction(value: unknown): Decoded<AdminAction> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  if (columns === null || id === null) return refused('An action must have an id.');
  const action = columns.text('action');
  if (action === '') return refused('An action must say what was done.');
  const details = columns.nested('details');
  return valid({
    id,
    actor: readId(columns.value('actor')) as MemberId | null,
    action,
    kind: columns.text('subject_kind'),
    subject: columns.text('subject'),
    name: details.text('name', 'title'),
    note: details.text('note', 'reason') || roleChange(details) || counted(details),
    at: columns.moment('created'),
    hasFoods: action === 'foods.bulk-add' && details.value('foods') !== null && details.number('count') !== 0,
  });
}

function roleChange(details: Columns): string {
  const [from, to] = ['from', 'to'].map((side) => roles.find((role) => role === details.text(side)));
  return from === undefined || to === undefined ? '' : `${roleLabels[from]} → ${roleLabels[to]}`;
}

/** What an addition or an import of foods, or its taking back, came to; '' for what is not counted. */
function counted(details: Columns): string {
  const [removed, kept] = ['removed', 'kept'].map((name) => details.number(name));
  if (typeof removed === 'number') {
    const back = plural(removed, { one: '# taken back', other: '# taken back' });
    return kept ? `${back}, ${plural(kept, { one: '# stayed', other: '# stayed' })}` : back;
  }
  const [added, there, refusedOnes] = ['count', 'skipped', 'failed'].map((name) => details.number(name));
  const rows = details.number('rows');
  if (rows !== null) return plural(rows, { one: '# row', other: '# rows' });
  if (typeof added !== 'number') return '';
  const parts = [
    plural(added, { one: '# added', other: '# added' }),
    ...(there ? [plural(there, { one: '# was there already', other: '# were there already' })] : []),
    ...(refusedOnes ? [plural(refusedOnes, { one: '# refused', other: '# refused' })] : []),
  ];
  return parts.join(', ');
}

const sentences: Readonly<Record<string, string>> = {
  'food.hide': t`hid a food`,
  'food.restore': t`showed a food again`,
  'food.dismiss': t`dismissed a report of a food`,
  'review.hide': t`hid a review`,
  'review.restore': t`showed a review again`,
  'review.dismiss': t`dismissed a report of a review`,
  'message.hide': t`hid a message`,
  'message.restore': t`showed a message again`,
  'message.dismiss': t`dismissed a report of a message`,
  'video.hide': t`hid a video`,
  'video.restore': t`showed a video again`,
  'video.dismiss': t`dismissed a report of a video`,
  'photo.hide': t`hid a photo`,
  'photo.restore': t`showed a photo again`,
  'photo.dismiss': t`dismissed a report of a photo`,
  'list.hide': t`hid a list`,
  'list.restore': t`showed a list again`,
  'list.dismiss': t`dismissed a report of a list`,
  'photo.add': t`added a photo of a food`,
  'photo.delete': t`deleted a photo of a food`,
  'error-report.delete': t`deleted an error report`,
  'member.hide': t`hid a member’s profile`,
  'member.restore': t`showed a member’s profile again`,
  'member.dismiss': t`dismissed a report of a member`,
  'member.role': t`changed a member’s role`,
  'member.suspend': t`suspended a member`,
  'member.unsuspend': t`lifted a member’s suspension`,
  'member.make-admin': t`made a member an admin`,
  'foods.bulk-add': t`added foods of a cuisine`,
  'foods.bulk-undo': t`took added foods back`,
  'import.start': t`started an import of foods`,
  'import.cancel': t`cancelled an import of foods`,
  'import.undo': t`took an import of foods back`,
  'verification.review': t`took up a verification request`,
  'verification.note': t`sent a note about a verification request`,
  'verification.approve': t`approved a verification request`,
  'verification.reject': t`rejected a verification request`,
  'blog.generate': t`generated blog posts`,
  'blog.write': t`wrote a blog post`,
  'blog.publish': t`published a blog post`,
  'blog.withdraw': t`unpublished a blog post`,
  'blog.edit': t`changed a blog post`,
  'blog.delete': t`deleted a blog post`,
};

/** What was done, to stand behind the admin's name; an action that this version does not know is said by its own words. */
export function actionSentence({ action }: Pick<AdminAction, 'action'>): string {
  const known = sentences[action];
  if (known !== undefined) return known;
  const [what = '', ...verbs] = action.split('.');
  return `${verbs.join(' ').replaceAll('-', ' ')}: ${what.replaceAll('-', ' ')}`;
}
