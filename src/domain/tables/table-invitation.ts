import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId, TableInvitationId, TablePersonId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** What one member, the host, asks another, the guest: to say for themselves what they avoid, at the host's tables (R46). */
export interface TableInvitation {
  readonly id: TableInvitationId;
  readonly host: MemberId;
  readonly guest: MemberId;
  readonly person: TablePersonId;
  /** The guest's alone to change, at any time. */
  readonly answer: 'none' | 'accepted' | 'declined';
  /** As the host was called when they asked; '' for whoever has no name. */
  readonly hostName: string;
  readonly hostUsername: string;
}

/** The id of the one question that a host can ask a guest, whichever device asks it [S12]. */
export function invitationIdFor(asked: { readonly host: MemberId; readonly guest: MemberId }): TableInvitationId {
  return idOfRow('table_invitations', asked) as TableInvitationId;
}

/** An invitation from a row; refused without an id, or without those whom it is about. An answer that the app does not know is none. */
export function decodeTableInvitation(value: unknown): Decoded<TableInvitation> {
  const columns = readColumns(value);
  const [id, host, guest, person] = ['id', 'host', 'guest', 'person'].map((name) => readId(columns?.value(name)));
  if (columns === null || !id || !host || !guest || !person)
    return refused('An invitation must have an id, a host, a guest and a person.');
  const answer = columns.text('answer');
  return valid({
    id: id as TableInvitationId,
    host: host as MemberId,
    guest: guest as MemberId,
    person: person as TablePersonId,
    answer: answer === 'accepted' || answer === 'declined' ? answer : 'none',
    hostName: columns.text('host_name'),
    hostUsername: columns.text('host_username'),
  });
}
